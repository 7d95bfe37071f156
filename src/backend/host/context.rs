// SPDX-License-Identifier: MIT OR Apache-2.0
//! Contexts: names for their devices, and for what programs made while they were current.

use std::sync::atomic::Ordering;

use super::capture;
use super::serial::Ending;
use super::state::{self, Host};
use super::{array, device, enabled, event, external, kernel, queue, release};
use crate::gpu::{Context, Contexts, Kind, MAP_HOST, Result, strict_refusals};
use crate::share::contexts::{self, primary};

/// Makes a context's device the thread's.
fn make_current(device: i32) -> Result<()> {
    state::set_current_device(device);
    Ok(())
}

/// The calling thread's context: what it made current, or else the primary one of its device.
pub fn current() -> Result<Context> {
    Ok(contexts::made_current()?.unwrap_or_else(|| primary(state::current_device())))
}

/// Ends what was made in a context, and the predefined streams where asked to. The caller may wait.
fn end_objects(ending: &Ending, with_predefined: bool) {
    queue::end_streams(|owner, is_predefined| ending.takes(owner) && (with_predefined || !is_predefined));
    capture::forget_ended();
    event::release_all(|owner| ending.takes(owner));
    array::release_all(|owner| ending.takes(owner));
    kernel::release_all(|owner| ending.takes(owner));
    external::release_all(|owner| ending.takes(owner));
    release::end_context(ending);
}

impl Host {
    /// Ends what was made in a device's primary context. Its predefined streams may be in use by other contexts.
    fn end_primary(&self, device: i32, ending: &Ending) {
        enabled::end_context(primary(device));
        end_objects(ending, !self.contexts.has_created(device));
    }
}

impl Contexts for Host {
    fn create_context(&self, device: i32, flags: u32) -> Result<Context> {
        state::check_device(device)?;
        self.contexts.create(device, flags, &make_current)
    }

    fn destroy_context(&self, context: Context) -> Result<()> {
        self.contexts.destroy(context, &make_current)?;
        enabled::end_context(context);
        Ok(())
    }

    fn destroy_context_with_objects(&self, context: Context) -> Result<()> {
        if self.contexts.find(context)?.1.is_some() {
            queue::check_may_wait()?;
            self.destroy_context(context)?;
            end_objects(&Ending::of(context), false);
            return Ok(());
        }
        self.destroy_context(context)
    }

    fn current_context(&self) -> Result<Option<Context>> {
        current().map(Some)
    }

    fn made_current(&self) -> Result<Option<Context>> {
        contexts::made_current()
    }

    fn set_current_context(&self, context: Option<Context>) -> Result<()> {
        self.contexts.set(context, &make_current)
    }

    fn push_context(&self, context: Context) -> Result<()> {
        self.contexts.push(context, &make_current)
    }

    fn pop_context(&self) -> Result<Context> {
        self.contexts.pop(&make_current)
    }

    fn context_flags(&self) -> Result<u32> {
        match self.contexts.find(current()?)? {
            (_, Some(flags)) => Ok(flags),
            (device, None) => Ok(state::check_device(device)?.context_flags.load(Ordering::Relaxed) | MAP_HOST),
        }
    }

    fn set_context_flags(&self, flags: u32) -> Result<()> {
        if let Some(device) = self.contexts.set_flags(current()?, flags)? {
            state::check_device(device)?.context_flags.store(flags, Ordering::Relaxed);
        }
        Ok(())
    }

    fn check_context(&self, context: Context) -> Result<()> {
        self.contexts.find(context).map(|_| ())
    }

    fn check_active(&self, context: Context) -> Result<()> {
        let (device, flags) = self.contexts.find(context)?;
        if flags.is_some() || self.primary_state(device)?.1 {
            Ok(())
        } else {
            Err(Kind::InvalidContext.because("the primary context was reset or released, and not retained since"))
        }
    }

    fn use_context(&self) {
        // Without room for a thread's contexts it has made none current.
        let current = contexts::made_current().unwrap_or_default();
        if !current.is_some_and(|context| self.contexts.is_created(context)) {
            state::use_device();
        }
    }

    fn retain_primary(&self, device: i32) -> Result<Context> {
        state::check_device(device)?.retained.retain();
        Ok(primary(device))
    }

    fn release_primary(&self, device: i32) -> Result<()> {
        let settings = state::check_device(device)?;
        if contexts::named::get() == 0 {
            return settings.retained.release(|| ()).map(drop);
        }
        queue::check_may_wait()?;
        let at_end = || {
            let ending = Ending::of(primary(device));
            // Looked at behind it: who uses the device without a context says so before its objects get their numbers.
            (!settings.in_use.load(Ordering::Relaxed)).then_some(ending)
        };
        if let Some(ending) = settings.retained.release(at_end)?.flatten() {
            settings.set_flags(0);
            self.end_primary(device, &ending);
        }
        Ok(())
    }

    fn primary_state(&self, device: i32) -> Result<(u32, bool)> {
        let device = state::check_device(device)?;
        let active = device.in_use.load(Ordering::Relaxed) || device.retained.is_held();
        Ok((device.flags.load(Ordering::Relaxed), active))
    }

    fn set_primary_flags(&self, device: i32, flags: u32) -> Result<()> {
        if self.primary_state(device)?.1 {
            return Err(Kind::ContextInUse.into());
        }
        state::check_device(device)?.set_flags(flags);
        Ok(())
    }

    fn reset_drops_work(&self) -> bool {
        true
    }

    fn reset_primary(&self, device: i32) -> Result<()> {
        if contexts::named::get() == 0 && strict_refusals::get() == 0 {
            return device::reset(device);
        }
        // By CUDA other contexts of the device, and its pools, stay.
        let settings = state::check_device(device)?;
        queue::check_may_wait()?;
        settings.reset();
        self.end_primary(device, &settings.retained.reset(|| Ending::of(primary(device))));
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::os::fd::IntoRawFd;

    use super::*;
    use crate::backend::host::handle::{Handle, What};
    use crate::backend::host::open_own_device;
    use crate::backend::host::queue::Work;
    use crate::gpu::{
        Address, Devices, EventFlags, Events, External, HostFlags, Ipc, Memory, MemoryDescriptor, MemoryKind, Peers,
        Pools, Stream, StreamFlags, Streams, kind,
    };
    use crate::os::memory_file::memory_file;

    /// Runs a test on its own thread, as a program that names its contexts or one that does not.
    fn alone(is_named: bool, test: impl FnOnce(&'static Host, i32) + Send + 'static) {
        let run = move || {
            contexts::named::set(is_named.into());
            let (host, device) = open_own_device();
            test(host, device);
        };
        std::thread::spawn(run).join().expect("no panic");
    }

    #[test]
    fn the_last_release_ends_the_context_of_programs_that_name_it() {
        for (is_named, flags) in [(false, 4), (true, 0)] {
            alone(is_named, move |host, device| {
                host.set_primary_flags(device, 4).expect("not active");
                for _ in 0..2 {
                    host.retain_primary(device).expect("good");
                }
                assert_eq!(kind(host.set_primary_flags(device, 1)), Some(Kind::ContextInUse));
                host.release_primary(device).expect("held");
                assert_eq!(host.primary_state(device).ok(), Some((4, true)));
                host.release_primary(device).expect("held");
                assert_eq!(host.primary_state(device).ok(), Some((flags, false)), "{is_named}");
                assert_eq!(kind(host.release_primary(device)), Some(Kind::InvalidContext));
            });
        }
    }

    #[test]
    fn predefined_streams_live_as_long_as_any_context_of_their_device() {
        alone(true, |host, device| {
            host.retain_primary(device).expect("good");
            let fails = Work::Run(Box::new(|_| Err(Kind::Unknown)));
            queue::submit(device, Stream::LEGACY, None, fails).expect("a thread");
            assert_eq!(kind(host.synchronize_stream(Stream::LEGACY)), Some(Kind::Unknown));
            let other = host.create_context(device, 0).expect("good");
            host.release_primary(device).expect("held");
            assert_eq!(kind(host.query_stream(Stream::LEGACY)), Some(Kind::Unknown));
            host.destroy_context(other).expect("live");
            host.retain_primary(device).expect("good");
            host.release_primary(device).expect("held");
            assert_eq!(kind(host.query_stream(Stream::LEGACY)), None);
        });
    }

    #[test]
    fn contexts_are_checked() {
        alone(true, |host, device| {
            let created = host.create_context(device, 0).expect("good");
            assert_eq!((kind(host.check_context(created)), kind(host.check_active(created))), (None, None));
            assert_eq!(kind(host.check_context(primary(device))), None);
            assert_eq!(kind(host.check_active(primary(device))), Some(Kind::InvalidContext));
            host.retain_primary(device).expect("good");
            assert_eq!(kind(host.check_active(primary(device))), None);
            host.release_primary(device).expect("held");
            host.destroy_context(created).expect("live");
            let none = primary(host.device_count().expect("known"));
            for bad in [Context(0), none, created] {
                assert_eq!(kind(host.check_context(bad)), Some(Kind::InvalidContext));
                assert_eq!(kind(host.check_active(bad)), Some(Kind::InvalidContext));
                assert_eq!(kind(host.destroy_context(bad)), Some(Kind::InvalidContext));
            }
            for bad in [-1, host.device_count().expect("known")] {
                let refused = [
                    kind(host.create_context(bad, 0)),
                    kind(host.retain_primary(bad)),
                    kind(host.release_primary(bad)),
                    kind(host.primary_state(bad)),
                    kind(host.set_primary_flags(bad, 0)),
                    kind(host.reset_primary(bad)),
                ];
                assert_eq!(refused, [Some(Kind::InvalidDevice); 6]);
            }
        });
    }

    #[test]
    fn a_contexts_access_to_peers_ends_with_it() {
        alone(true, |host, device| {
            let (_, peer) = open_own_device();
            let theirs = host.create_context(peer, 0).expect("good");
            let own = host.create_context(device, 0).expect("good");
            host.enable_peer_context(theirs, peer).expect("good");
            assert_eq!(kind(host.enable_peer_context(theirs, peer)), Some(Kind::PeerAlreadyEnabled));
            let access = |context| {
                let peers = host.peers.lock().expect("no panic");
                peers.iter().filter(|access| access.1 == context || access.2 == context).count()
            };
            assert_eq!((access(own), access(theirs)), (1, 1));
            host.destroy_context(own).expect("live");
            assert_eq!((access(own), access(theirs)), (0, 0));

            host.retain_primary(device).expect("good");
            host.set_current_context(Some(primary(device))).expect("good");
            host.enable_peer_context(theirs, peer).expect("good");
            host.release_primary(device).expect("held");
            assert_eq!(kind(host.disable_peer_context(theirs, peer)), Some(Kind::PeerNotEnabled));
            host.enable_peer_context(theirs, peer).expect("good");
            host.destroy_context(theirs).expect("live");
            assert_eq!((access(primary(device)), access(theirs)), (0, 0));
        });
    }

    #[test]
    fn memory_ends_with_its_context_but_for_that_of_pools() {
        alone(true, |host, device| {
            let all = host.memory_info().expect("known");
            let make = || {
                [
                    host.allocate(4096, 0).expect("memory"),
                    host.allocate_host(4096, HostFlags::empty(), 0).expect("memory"),
                    host.allocate_managed(4096, 0).expect("memory"),
                    host.allocate_queued(4096, Stream::NULL).expect("memory"),
                ]
            };
            let [one, other] = [(); 2].map(|()| (host.create_context(device, 0).expect("good"), make()));
            let is_there = |address: &Address| host.pointer_info(*address).expect("known").is_some();
            let owner = |address: Address| host.pointer_info(address).expect("known").and_then(|info| info.context);
            assert_eq!(one.1.map(owner), [Some(one.0), Some(one.0), Some(one.0), None]);
            host.destroy_context_with_objects(one.0).expect("live");
            assert_eq!(one.1.each_ref().map(is_there), [false, false, false, true]);
            assert_eq!(other.1.each_ref().map(is_there), [true; 4]);
            assert_eq!(kind(host.free(one.1[0])), Some(Kind::InvalidValue));
            host.destroy_context_with_objects(other.0).expect("live");
            for of_pool in [one.1[3], other.1[3]] {
                host.free(of_pool).expect("live");
            }
            assert_eq!(host.memory_info().expect("known"), all);
        });
    }

    #[test]
    fn memory_stays_open_for_the_contexts_that_have_not_closed_it() {
        alone(true, |host, device| {
            host.retain_primary(device).expect("good");
            let memory = host.allocate(4096, 0).expect("memory");
            let exported = host.export_memory(memory).expect("exported");
            let mut handle = Handle::from_bytes(&exported, What::Memory).expect("memory's");
            // As another process would have it.
            handle.process ^= 1;
            let open = || host.open_memory(&handle.to_bytes()).expect("exported");
            let [one, other] = [(); 2].map(|()| (host.create_context(device, 0).expect("good"), open()));
            assert_eq!(one.1, other.1);
            let kind_of = || host.pointer_info(one.1).expect("known").map(|info| info.kind);
            assert_eq!(kind_of(), Some(MemoryKind::Device));
            host.close_memory(one.1).expect("open");
            host.destroy_context_with_objects(other.0).expect("live");
            assert_eq!(kind_of(), Some(MemoryKind::Device));
            host.destroy_context_with_objects(one.0).expect("live");
            assert_eq!(kind_of(), None);
            host.release_primary(device).expect("held");
        });
    }

    #[test]
    fn a_context_that_cannot_end_now_is_as_it_was() {
        alone(true, |host, device| {
            let context = host.create_context(device, 0).expect("good");
            let stream = host.create_stream(StreamFlags::NON_BLOCKING, 0).expect("made");
            let event = host.create_event(EventFlags::empty()).expect("made");
            let file = memory_file(c"anygpu-test", 4096).expect("a file");
            let file = MemoryDescriptor::Opaque(file.into_raw_fd());
            let imported = host.import_external_memory(file, 4096, false).expect("plain memory");
            let (said, heard) = std::sync::mpsc::channel();
            host.retain_primary(device).expect("good");
            let end = move || {
                contexts::named::set(1);
                let ends = [
                    kind(host.destroy_context_with_objects(context)),
                    kind(host.release_primary(device)),
                    kind(host.reset_primary(device)),
                ];
                contexts::named::set(0);
                _ = said.send(ends);
            };
            host.call_host(stream, Box::new(end)).expect("a thread");
            assert_eq!(heard.recv().expect("called"), [Some(Kind::NotPermitted); 3]);
            host.synchronize_stream(stream).expect("live");
            assert_eq!((kind(host.check_context(context)), kind(host.query_event(event))), (None, None));
            assert_eq!(host.stream_context(stream).ok(), Some(Some(context)));
            assert_eq!(host.stream_context(Stream::LEGACY).ok(), Some(None));
            host.destroy_context_with_objects(context).expect("live");
            assert_eq!(kind(host.stream_context(stream)), Some(Kind::ContextDestroyed));
            assert_eq!(kind(host.query_event(event)), Some(Kind::ContextDestroyed));
            assert_eq!(kind(host.destroy_external_memory(imported)), Some(Kind::InvalidValue));
            host.release_primary(device).expect("held");
        });
    }
}
