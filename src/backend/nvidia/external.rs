// SPDX-License-Identifier: MIT OR Apache-2.0
//! External memory and semaphores. All objects are the driver's own, but for those of [`timelines`].

mod timelines;

pub use timelines::{Mark, Marks, Timelines};

use super::calls::{
    CUexternalSemaphore, ExternalArrays, ExternalBuffer, ExternalHandle, ExternalMemoryHandle, ExternalParameters,
    ExternalSemaphoreHandle,
};
use super::{Nvidia, convert, optional};
use crate::gpu::{
    Address, ArrayDescriptor, External, ExternalMemory, MemoryDescriptor, MipmappedArray, Result, Semaphore,
    SemaphoreDescriptor, SemaphoreValue, Stream,
};
use crate::os::descriptor::{self, Kept};
use crate::share::handles::{EXTERNALS, MIPMAPPED_ARRAYS};
use crate::share::{semaphore, shareable};

impl External for Nvidia {
    fn import_external_memory(
        &self,
        descriptor: MemoryDescriptor,
        size: u64,
        dedicated: bool,
    ) -> Result<ExternalMemory> {
        let context = self.enter()?;
        let (kind, number) = convert::memory_descriptor(descriptor);
        // The driver closes opaque descriptors that it refuses, too (580.159.04), so it gets a copy. A copy that it
        // leaves open is closed here.
        let copy = match descriptor {
            MemoryDescriptor::Opaque(_) => Some(shareable::take(number)?),
            MemoryDescriptor::DmaBuf(_) => None,
        };
        let handle =
            ExternalHandle { descriptor: copy.as_ref().map_or(Ok(number), Kept::descriptor)?, ..Default::default() };
        let description = ExternalMemoryHandle { kind, handle, size, flags: dedicated.into(), ..Default::default() };
        let mut memory = 0;
        optional!(self, cuImportExternalMemory(&mut memory, &description))
            .map_err(|error| self.import_refusal(error))?;
        EXTERNALS.created(memory, context);
        if let Some(taken) = copy {
            taken.disown();
            descriptor::close(number);
        }
        Ok(ExternalMemory(memory))
    }

    fn map_external_buffer(&self, memory: ExternalMemory, offset: u64, size: u64) -> Result<Address> {
        let memory = convert::external(memory.0)?;
        self.enter()?;
        let description = ExternalBuffer { offset, size, ..Default::default() };
        let mut address = 0;
        optional!(self, cuExternalMemoryGetMappedBuffer(&mut address, memory, &description))?;
        Ok(Address(address))
    }

    fn map_external_arrays(
        &self,
        memory: ExternalMemory,
        offset: u64,
        descriptor: &ArrayDescriptor,
        levels: u32,
    ) -> Result<MipmappedArray> {
        let memory = convert::external(memory.0)?;
        let context = self.enter()?;
        let description = ExternalArrays { offset, first: convert::array(descriptor)?, levels, ..Default::default() };
        let mut arrays = 0;
        optional!(self, cuExternalMemoryGetMappedMipmappedArray(&mut arrays, memory, &description))?;
        MIPMAPPED_ARRAYS.created(arrays, context);
        Ok(MipmappedArray(arrays))
    }

    fn destroy_external_memory(&self, memory: ExternalMemory) -> Result<()> {
        let memory = convert::external(memory.0)?;
        self.enter()?;
        EXTERNALS.destroy(memory, || optional!(self, cuDestroyExternalMemory(memory)))
    }

    fn import_semaphore(&self, descriptor: SemaphoreDescriptor) -> Result<Semaphore> {
        let context = self.enter()?;
        if let SemaphoreDescriptor::Timeline(number) = descriptor
            && let Some(semaphore) = self.import_timeline(number)?
        {
            return Ok(semaphore);
        }
        let (kind, descriptor) = convert::semaphore_descriptor(descriptor);
        let handle = ExternalHandle { descriptor, ..Default::default() };
        let description = ExternalSemaphoreHandle { kind, handle, ..Default::default() };
        let mut semaphore = 0;
        optional!(self, cuImportExternalSemaphore(&mut semaphore, &description))
            .map_err(|error| self.import_refusal(error))?;
        EXTERNALS.created(semaphore, context);
        Ok(Semaphore(semaphore))
    }

    fn signal_semaphores(&self, signals: &[SemaphoreValue], stream: Stream) -> Result<()> {
        let (ours, others) = split(signals);
        let (semaphores, parameters) = parameters(&others)?;
        let (count, handle) = (semaphores.len() as u32, convert::stream(stream)?);
        self.signal_timelines(&ours, stream)?;
        if others.is_empty() && !ours.is_empty() {
            return Ok(());
        }
        self.enter()?;
        optional!(self, cuSignalExternalSemaphoresAsync(semaphores.as_ptr(), parameters.as_ptr(), count, handle))
    }

    fn wait_semaphores(&self, waits: &[SemaphoreValue], stream: Stream) -> Result<()> {
        let (ours, others) = split(waits);
        let (semaphores, parameters) = parameters(&others)?;
        let (count, handle) = (semaphores.len() as u32, convert::stream(stream)?);
        self.wait_for_timelines(&ours, stream)?;
        if others.is_empty() && !ours.is_empty() {
            return Ok(());
        }
        self.enter()?;
        optional!(self, cuWaitExternalSemaphoresAsync(semaphores.as_ptr(), parameters.as_ptr(), count, handle))
    }

    fn destroy_semaphore(&self, semaphore: Semaphore) -> Result<()> {
        if semaphore::is_ours(semaphore.0) {
            self.enter()?;
            return self.destroy_timeline(semaphore);
        }
        let semaphore = convert::external(semaphore.0)?;
        self.enter()?;
        EXTERNALS.destroy(semaphore, || optional!(self, cuDestroyExternalSemaphore(semaphore)))
    }
}

/// Parts this library's timelines from the driver's semaphores.
fn split(values: &[SemaphoreValue]) -> (Vec<SemaphoreValue>, Vec<SemaphoreValue>) {
    values.iter().partition(|one| semaphore::is_ours(one.semaphore.0))
}

/// Converts to the driver's two lists.
fn parameters(values: &[SemaphoreValue]) -> Result<(Vec<CUexternalSemaphore>, Vec<ExternalParameters>)> {
    let semaphores = values.iter().map(|one| convert::external(one.semaphore.0)).collect::<Result<_>>()?;
    let describe = |one: &SemaphoreValue| ExternalParameters { value: one.value, ..Default::default() };
    Ok((semaphores, values.iter().map(describe).collect()))
}
