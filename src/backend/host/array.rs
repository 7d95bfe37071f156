// SPDX-License-Identifier: MIT OR Apache-2.0
//! Arrays: pitched device memory with a format. Their copies are those of memory.

use std::sync::{Mutex, MutexGuard};

use super::serial::{self, Owner};
use super::state::{self, Host};
use super::{copy, queue};
use crate::gpu::{
    Address, Array, ArrayDescriptor, ArrayFlags, ArrayTransfer, Arrays, Attribute, Deed, Endpoint, Error, Kind, Memory,
    MipmappedArray, Order, Place, Result, Shape, Side, Transfer,
};
use crate::os::lock::lock;
use crate::os::map::Map;

/// Rows start at multiples of this.
const PITCH: usize = 256;

/// An array, whole or a level of a mipmapped one.
#[derive(Clone, Copy)]
struct Object {
    owner: Owner,
    descriptor: ArrayDescriptor,
    /// All of it: bytes in a row, rows and slices.
    shape: Shape,
    first: Address,
    /// Bytes from row to row.
    pitch: usize,
    /// True for a level of a mipmapped array.
    is_level: bool,
}

struct Mipmapped {
    owner: Owner,
    memory: Address,
    levels: Vec<u64>,
}

/// The live arrays by serial number.
struct Objects {
    arrays: Map<u64, Object>,
    mipmapped: Map<u64, Mipmapped>,
}

/// All arrays. The lock is held for moments: memory is freed without it.
static OBJECTS: Mutex<Objects> = Mutex::new(Objects { arrays: Map::new(), mipmapped: Map::new() });

fn objects() -> MutexGuard<'static, Objects> {
    lock(&OBJECTS)
}

/// Forgets the arrays of a device that is reset, or of a context that ends. Their memory is released elsewhere.
pub fn release_all(is_released: impl Fn(&Owner) -> bool) {
    let mut objects = objects();
    let arrays = objects.arrays.extract_if(.., |_, array| is_released(&array.owner)).map(|(serial, _)| serial);
    arrays.for_each(serial::note_ended);
    let mipmapped = objects.mipmapped.extract_if(.., |_, array| is_released(&array.owner)).map(|(serial, _)| serial);
    mipmapped.for_each(serial::note_ended);
}

/// The most elements, rows and slices or layers of an array, as on NVIDIA's GPUs of the last ten years.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    one: usize,
    two: [usize; 2],
    three: [usize; 3],
    /// The most elements, rows and slices of arrays that are deeper.
    deeper: [usize; 3],
    layer: usize,
    layers: usize,
}

const TEXTURES: Limits = Limits {
    one: 131_072,
    two: [131_072, 65_536],
    three: [16_384; 3],
    deeper: [8192, 8192, 32_768],
    layer: 32_768,
    layers: 2048,
};
const SURFACES: Limits = Limits { one: 32_768, ..TEXTURES };

/// A device's attribute about arrays.
pub fn limit(attribute: Attribute) -> Option<usize> {
    Some(match attribute {
        Attribute::MaxTexture1DWidth => TEXTURES.one,
        Attribute::MaxTexture2DWidth => TEXTURES.two[0],
        Attribute::MaxTexture2DHeight => TEXTURES.two[1],
        Attribute::MaxTexture3DWidth => TEXTURES.three[0],
        Attribute::MaxTexture3DHeight => TEXTURES.three[1],
        Attribute::MaxTexture3DDepth => TEXTURES.three[2],
        Attribute::MaxTexture1DLayered
        | Attribute::MaxTexture2DLayered
        | Attribute::MaxTexture2DGather
        | Attribute::MaxTextureCubemap
        | Attribute::MaxTextureCubemapLayered => TEXTURES.layer,
        Attribute::MaxSurface1D => SURFACES.one,
        Attribute::MaxSurface2D => SURFACES.two[0],
        Attribute::MaxSurface3D => SURFACES.three[0],
        Attribute::MaxSurface1DLayered
        | Attribute::MaxSurface2DLayered
        | Attribute::MaxSurfaceCubemap
        | Attribute::MaxSurfaceCubemapLayered => SURFACES.layer,
        _ => return None,
    })
}

/// Checks the rules that CUDA's documentation of cuArray3DCreate has for shapes.
fn check(array: &ArrayDescriptor) -> std::result::Result<(), &'static str> {
    let ArrayDescriptor { width, height, depth, flags, .. } = *array;
    let limits = if flags.contains(ArrayFlags::SURFACE) { SURFACES } else { TEXTURES };
    let within = |one: bool, why| if one { Ok(()) } else { Err(why) };
    within(width > 0, "an array has no elements without a width")?;
    if flags.contains(ArrayFlags::GATHER) {
        within(height > 0 && depth == 0, "kernels gather from arrays of two dimensions only")?;
        within(width.max(height) <= limits.layer, "the array is larger than kernels can gather from")?;
    }
    if flags.contains(ArrayFlags::CUBEMAP) {
        within(width == height, "the sides of a cube are as high as wide")?;
        let cubes = if flags.contains(ArrayFlags::LAYERED) { depth > 0 && depth % 6 == 0 } else { depth == 6 };
        within(cubes, "a cube has six layers")?;
    }
    if array.is_layered() {
        within(depth > 0, "a layered array has at least one layer")?;
        return within(
            width.max(height) <= limits.layer && depth <= limits.layers,
            "the layered array is larger than the device's limits",
        );
    }
    within(height > 0 || depth == 0, "an array with slices has rows")?;
    let fits = match (height, depth) {
        (0, _) => width <= limits.one,
        (_, 0) => width <= limits.two[0] && height <= limits.two[1],
        _ => [limits.three, limits.deeper].iter().any(|[x, y, z]| width <= *x && height <= *y && depth <= *z),
    };
    within(fits, "the array is larger than the device's limits")
}

/// The levels in memory: the offset, the shape and the pitch of each; and the bytes of all.
fn lay_out(descriptor: &ArrayDescriptor, levels: u32) -> Result<(Vec<(usize, Object)>, usize)> {
    let too_large = || Kind::OutOfMemory.because("the array is larger than memory");
    let (mut laid, mut end) = (Vec::new(), 0_usize);
    let owner = Owner::new(state::current_device());
    for level in 0..levels {
        let descriptor = descriptor.level(level);
        let shape = descriptor.shape().ok_or_else(too_large)?;
        let pitch = shape.width.checked_next_multiple_of(PITCH).ok_or_else(too_large)?;
        let rows = shape.height.checked_mul(shape.depth);
        let bytes = rows.and_then(|rows| rows.checked_mul(pitch)).ok_or_else(too_large)?;
        let object = Object { owner, descriptor, shape, first: Address(0), pitch, is_level: false };
        laid.push((end, object));
        end = end.checked_add(bytes).ok_or_else(too_large)?;
    }
    Ok((laid, end))
}

fn insert_mipmapped(laid: Vec<(usize, Object)>, memory: Address, device: i32) -> MipmappedArray {
    let (whole, owner) = (serial::next(), Owner::new(device));
    let mut objects = objects();
    let levels = laid.into_iter().map(|(offset, object)| {
        let serial = serial::next();
        let level = Object { owner, first: Address(memory.0 + offset), is_level: true, ..object };
        objects.arrays.insert(serial, level);
        serial
    });
    let levels = levels.collect();
    objects.mipmapped.insert(whole, Mipmapped { owner, memory, levels });
    MipmappedArray(serial::handle(serial::MIPMAPPED_ARRAY, whole))
}

/// Checks an array that is not another interface's.
fn judge(descriptor: &ArrayDescriptor) -> Result<()> {
    if descriptor.flags.intersects(ArrayFlags::DEPTH | ArrayFlags::COLOR_ATTACHMENT) {
        return Err(Kind::InvalidValue.because("only arrays of another interface are drawn into"));
    }
    check(descriptor).map_err(|why| Kind::InvalidValue.because(why))
}

/// Makes a mipmapped array in the memory that `map` gives, by its bytes.
pub fn create_in(
    descriptor: &ArrayDescriptor,
    levels: u32,
    map: impl FnOnce(usize) -> Result<(Address, i32)>,
) -> Result<MipmappedArray> {
    check(descriptor).map_err(|why| Kind::InvalidValue.because(why))?;
    let (laid, bytes) = lay_out(descriptor, levels.clamp(1, descriptor.most_levels()))?;
    let (memory, device) = map(bytes)?;
    Ok(insert_mipmapped(laid, memory, device))
}

fn find(array: Array) -> Result<Object> {
    let serial = serial::of(serial::ARRAY, array.0);
    let found = serial.and_then(|serial| objects().arrays.get(&serial).copied());
    found.ok_or_else(|| unknown(serial::missing(serial::ARRAY, array.0), "array"))
}

/// A box of an array as a side of a copy of memory.
fn reach(endpoint: &Endpoint, shape: &Shape) -> Result<Side> {
    let (array, [x, y, z]) = match *endpoint {
        Endpoint::Memory(side) => return Ok(side),
        Endpoint::Array { array, start } => (find(array)?, start),
    };
    let ends = [
        (x, shape.width, array.shape.width),
        (y, shape.height, array.shape.height),
        (z, shape.depth, array.shape.depth),
    ];
    if ends.iter().any(|(start, extent, end)| start.checked_add(*extent).is_none_or(|last| last > *end)) {
        return Err(Kind::InvalidValue.because("the box is not within the array"));
    }
    let slice = array.pitch * array.shape.height;
    let address = Address(array.first.0 + z * slice + y * array.pitch + x);
    Ok(Side { address, row: array.pitch, slice, place: Place::Device })
}

/// A copy of arrays as one of memory.
pub fn in_memory(transfer: &ArrayTransfer) -> Result<Transfer> {
    let ArrayTransfer { to, from, shape, .. } = transfer;
    Ok(Transfer { to: reach(to, shape)?, from: reach(from, shape)?, shape: *shape })
}

impl Object {
    /// The memory: its address and bytes.
    fn memory(&self) -> (Address, usize) {
        (self.first, self.pitch * self.shape.height * self.shape.depth)
    }
}

/// The memory that goes with an array: its address and bytes.
pub fn memory_of(array: Array) -> Option<(Address, usize)> {
    find(array).ok().filter(|array| !array.is_level).map(|array| array.memory())
}

/// The memory that goes with a mipmapped array: its address and bytes.
pub fn memory_of_levels(array: MipmappedArray) -> Option<(Address, usize)> {
    let objects = objects();
    let Mipmapped { memory, levels, .. } = objects.mipmapped.get(&serial::of(serial::MIPMAPPED_ARRAY, array.0)?)?;
    let (last, bytes) = objects.arrays.get(levels.last()?)?.memory();
    Some((*memory, last.0 + bytes - memory.0))
}

fn unknown(kind: Kind, what: &str) -> Error {
    kind.because(format!("the handle names no {what}, or one that was destroyed"))
}

/// The work of a copy that may have arrays.
pub fn deed(transfer: &ArrayTransfer) -> Deed {
    let is_array = |end: &Endpoint| matches!(end, Endpoint::Array { .. });
    if is_array(&transfer.to) || is_array(&transfer.from) { Deed::ArrayCopy } else { Deed::Copy }
}

impl Arrays for Host {
    fn create_array(&self, descriptor: &ArrayDescriptor) -> Result<Array> {
        judge(descriptor)?;
        let (laid, bytes) = lay_out(descriptor, 1)?;
        let first = self.allocate(bytes, 0)?;
        let serial = serial::next();
        objects().arrays.extend(laid.into_iter().map(|(_, object)| (serial, Object { first, ..object })));
        Ok(Array(serial::handle(serial::ARRAY, serial)))
    }

    fn array_descriptor(&self, array: Array) -> Result<ArrayDescriptor> {
        Ok(find(array)?.descriptor)
    }

    fn is_array(&self, array: Array) -> bool {
        find(array).is_ok()
    }

    fn destroy_array(&self, array: Array) -> Result<()> {
        let serial = serial::of(serial::ARRAY, array.0).ok_or_else(|| unknown(Kind::ContextDestroyed, "array"))?;
        let mut all = objects();
        // As in CUDA, a level may be destroyed, but lives as long as the whole.
        if all.arrays.get(&serial).is_some_and(|array| array.is_level) {
            return Ok(());
        }
        let object = all.arrays.remove(&serial).ok_or_else(|| unknown(Kind::ContextDestroyed, "array"))?;
        drop(all);
        self.free(object.first).inspect_err(|_| {
            objects().arrays.insert(serial, object);
        })
    }

    fn create_mipmapped_array(&self, descriptor: &ArrayDescriptor, levels: u32) -> Result<MipmappedArray> {
        judge(descriptor)?;
        create_in(descriptor, levels, |bytes| Ok((self.allocate(bytes, 0)?, state::current_device())))
    }

    fn mipmapped_array_level(&self, array: MipmappedArray, level: u32) -> Result<Array> {
        let objects = objects();
        let found = serial::of(serial::MIPMAPPED_ARRAY, array.0).and_then(|serial| objects.mipmapped.get(&serial));
        let missing = || unknown(serial::missing(serial::MIPMAPPED_ARRAY, array.0), "mipmapped array");
        let found = found.ok_or_else(missing)?;
        let Some(serial) = found.levels.get(level as usize) else {
            return Err(Kind::InvalidValue.because(format!("there are {} levels, from 0", found.levels.len())));
        };
        Ok(Array(serial::handle(serial::ARRAY, *serial)))
    }

    fn destroy_mipmapped_array(&self, array: MipmappedArray) -> Result<()> {
        let serial = serial::of(serial::MIPMAPPED_ARRAY, array.0);
        let mut all = objects();
        let Some((serial, object)) = serial.and_then(|serial| Some((serial, all.mipmapped.remove(&serial)?))) else {
            return Err(unknown(Kind::ContextDestroyed, "mipmapped array"));
        };
        let levels: Vec<_> =
            object.levels.iter().filter_map(|level| Some((*level, all.arrays.remove(level)?))).collect();
        drop(all);
        self.free(object.memory).inspect_err(|_| {
            let mut all = objects();
            all.arrays.extend(levels);
            all.mipmapped.insert(serial, object);
        })
    }

    fn copy_array(&self, transfer: &ArrayTransfer, order: Order) -> Result<()> {
        if transfer.shape.is_empty() {
            return queue::check(order.stream());
        }
        copy::copy(self, &in_memory(transfer)?, order, deed(transfer))
    }
}

#[cfg(test)]
pub mod tests {
    use super::*;
    use crate::gpu::Channel;
    use crate::gpu::kind;

    #[test]
    fn shapes_are_those_that_cuda_documents() {
        let flags = |bits| ArrayFlags::from_bits(bits).expect("known");
        let judge = |width, height, depth, bits| {
            check(&ArrayDescriptor {
                width,
                height,
                depth,
                channel: Channel::Float(32),
                channels: 1,
                flags: flags(bits),
            })
            .is_ok()
        };
        for (width, height, depth, bits) in [
            (8, 0, 0, 0),
            (8, 4, 0, 0),
            (8, 4, 2, 0),
            (8, 0, 3, 1),
            (8, 4, 3, 1),
            (8, 8, 6, 4),
            (8, 8, 12, 5),
            (8, 4, 0, 8),
            (8, 8, 32_768, 0),
            (131_072, 0, 0, 0),
            (131_072, 65_536, 0, 0),
            (32_768, 0, 0, 2),
            (32_768, 1, 0, 8),
            (1, 32_768, 0, 8),
            (32_768, 0, 1, 1),
            (1, 32_768, 2048, 1),
            (32_768, 32_768, 6, 4),
            (16_384, 16_384, 16_384, 0),
            (8192, 8192, 32_768, 0),
        ] {
            assert!(judge(width, height, depth, bits), "{width} x {height} x {depth}, flags {bits}");
        }
        for (width, height, depth, bits) in [
            (0, 0, 0, 0),
            (0, 4, 0, 0),
            (8, 0, 2, 0),
            (8, 0, 0, 1),
            (8, 4, 0, 1),
            (8, 4, 6, 4),
            (8, 8, 5, 4),
            (8, 8, 7, 5),
            (8, 8, 0, 5),
            (8, 0, 0, 8),
            (8, 4, 2, 8),
            (131_073, 0, 0, 0),
            (131_073, 1, 0, 0),
            (1, 65_537, 0, 0),
            (16_385, 1, 1, 0),
            (8193, 8, 16_385, 0),
            (8, 8, 32_769, 0),
            (8, 8, 2049, 1),
            (32_769, 0, 1, 1),
            (1, 32_769, 1, 1),
            (32_769, 1, 0, 8),
            (1, 32_769, 0, 8),
            (8192, 8193, 16_385, 0),
            (16_384, 16_385, 1, 0),
            (4, 8, 6, 4),
            (32_769, 0, 0, 2),
        ] {
            assert!(!judge(width, height, depth, bits), "{width} x {height} x {depth}, flags {bits}");
        }
    }

    /// An ordinary array of two dimensions.
    pub const PLAIN: ArrayDescriptor = ArrayDescriptor {
        width: 16,
        height: 8,
        depth: 0,
        channel: Channel::Float(32),
        channels: 1,
        flags: ArrayFlags::empty(),
    };

    #[test]
    fn no_memory_is_mapped_for_an_array_that_cannot_be() {
        let bad = ArrayDescriptor { width: 0, ..PLAIN };
        assert_eq!(kind(create_in(&bad, 1, |_| panic!("mapped"))), Some(Kind::InvalidValue));
        let full = create_in(&PLAIN, 1, |_| Err(Kind::MapFailed.into()));
        assert_eq!(kind(full), Some(Kind::MapFailed));
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn an_array_that_cannot_be_destroyed_now_is_as_it_was() {
        use crate::gpu::{StreamFlags, Streams};

        let (host, device) = crate::backend::host::open_own_device();
        let array = host.create_array(&PLAIN).expect("an array");
        let whole = host.create_mipmapped_array(&PLAIN, 3).expect("an array");
        let levels = [0, 1, 2].map(|level| host.mipmapped_array_level(whole, level).expect("a level"));
        let stream = host.create_stream(StreamFlags::NON_BLOCKING, 0).expect("made");
        let (said, heard) = std::sync::mpsc::channel();
        let destroy = move || {
            _ = said.send([kind(host.destroy_array(array)), kind(host.destroy_mipmapped_array(whole))]);
        };
        host.call_host(stream, Box::new(destroy)).expect("a thread");
        // Functions that streams call cannot wait, as a free must.
        assert_eq!(heard.recv().expect("called"), [Some(Kind::NotPermitted); 2]);
        host.synchronize_stream(stream).expect("ran");
        assert_eq!(host.array_descriptor(array).expect("live"), PLAIN);
        for (level, array) in (0..).zip(levels) {
            assert_eq!(host.mipmapped_array_level(whole, level).ok(), Some(array));
            assert_eq!(host.array_descriptor(array).expect("live"), PLAIN.level(level));
        }
        assert_eq!(kind(host.mipmapped_array_level(whole, 3)), Some(Kind::InvalidValue));
        let drawn = ArrayDescriptor { flags: ArrayFlags::DEPTH, ..PLAIN };
        assert_eq!(kind(host.create_mipmapped_array(&drawn, 3)), Some(Kind::InvalidValue));
        host.destroy_array(levels[1]).expect("a level lives as long as the whole");
        assert_eq!(kind(host.array_descriptor(levels[1])), None);
        host.destroy_array(array).expect("live");
        host.destroy_mipmapped_array(whole).expect("live");
        for ended in [array, levels[0], levels[1], levels[2]] {
            assert_eq!(kind(host.array_descriptor(ended)), Some(Kind::InvalidHandle));
        }
        assert_eq!(kind(host.destroy_array(array)), Some(Kind::ContextDestroyed));
        assert_eq!(kind(host.destroy_mipmapped_array(whole)), Some(Kind::ContextDestroyed));
        host.destroy_stream(stream).expect("live");
        assert_eq!(state::table().memory(device), (host.memory_limit, host.memory_limit));
    }
}
