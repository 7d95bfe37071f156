// SPDX-License-Identifier: MIT OR Apache-2.0
//! The border with C: what every exported function passes, and the decision between the vendor's own function and the hub.
//!
//! Native or translated? [`server`] decides by the first row that applies:
//!
//! | a call | is served by | for how long |
//! |---|---|---|
//! | from inside the vendor's library: a back end calls that, or its constructors run | that library | this call |
//! | of an undecided dialect, by a function that starts nothing (`quietly`) | the library, not started | this call |
//! | of an undecided dialect, before the program's call of the vendor's first function | the library, not started | this call |
//! | of a native dialect, of a name that [`observing`] takes | the hub | this call |
//! | of a native dialect: the vendor is allowed, its library opens and has a device | the library | for good |
//! | while the program may yet bring the library: no object is in use that it would not know | the hub | this call |
//! | while the back end calls the vendor's library, which may call back under exported names | the hub | this call |
//! | any other | the hub | for good, all of the dialect |

pub mod arguments;
pub mod call_log;
pub mod choice;
pub mod entry;
pub mod failures;
pub mod lookups;
pub mod native;
pub mod observing;
pub mod reason;
pub mod runtime;

use std::ffi::c_void;
use std::ptr::NonNull;

use crate::os::inside;
use crate::os::loader::Library;
use runtime::Runtime;

/// The server of a call, and for how long that holds.
#[derive(Clone, Copy)]
pub enum Server {
    /// The vendor's library that made the call, by its function of the name if it has one; this time.
    Caller(Option<NonNull<c_void>>),
    /// The vendor's library before it is started, by its function of the name if it has one; this time.
    Early(Option<NonNull<c_void>>),
    /// The vendor's library, for good.
    Vendor(&'static Library),
    /// The hub, this time.
    HubThisTime,
    /// The hub, for good and for every function of the runtime.
    Hub,
}

/// Decides who serves a call of a runtime's function, as the module's table says.
///
/// With `quietly` the function must not start the vendor's runtime before the program does.
pub fn server(runtime: &'static Runtime, name: &str, quietly: bool) -> Server {
    server_where(runtime, name, quietly, || false)
}

/// Decides so for a function of the hub's, of which is asked whether it is observed.
fn server_where(runtime: &'static Runtime, name: &str, quietly: bool, is_observed: impl FnOnce() -> bool) -> Server {
    if let Some(library) = inside::called(runtime.files) {
        return Server::Caller(library.function(name));
    }
    if let Some(library) = inside::probed(runtime.files) {
        return Server::Caller(library.function(name));
    }
    if let Some(library) = runtime.not_started(name, quietly) {
        return Server::Early(library.function(name));
    }
    if let Some(library) = runtime.library() {
        return if is_observed() { Server::HubThisTime } else { Server::Vendor(library) };
    }
    // Of the back end in use, if there is one.
    let is_the_vendors = choice::chosen().map(|gpu| gpu.name().to_bytes() == runtime.vendor.name().as_bytes());
    let may_come = match is_the_vendors {
        None => true,
        // A runtime that is never loaded works on the driver's objects, which the back end hands out as they are.
        Some(is_the_vendors) => is_the_vendors && runtime.is_never_loaded(),
    };
    if may_come && runtime.may_become_native() {
        return runtime.reconsider().map_or(Server::HubThisTime, Server::Vendor);
    }
    if !runtime.is_decided() || runtime.is_called_by_back_end && is_the_vendors != Some(false) {
        return Server::HubThisTime;
    }
    Server::Hub
}
