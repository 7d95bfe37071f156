// SPDX-License-Identifier: MIT OR Apache-2.0
//! Two processes share buffers, arrays and events through the safe calls, on the host back end.
#![forbid(unsafe_code)]

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, ExitCode, Stdio};
use std::time::Duration;

use anygpu_safe::{Array, Buffer, Device, Event, Kind, Order, Result, Stream, Token};
use common::harness;
use twox_hash::XxHash64;

const ROLE: &str = "ANYGPU_TEST_ROLE";
/// The bytes of a token before its checksum.
const CHECKED: usize = Token::BYTES - 8;
const PAGE: usize = 4096;
const PATIENCE: Option<Duration> = Some(Duration::from_secs(30));

fn main() -> ExitCode {
    // Settings are read once, by a process's first call.
    if std::env::var_os("ANYGPU_BACKEND").is_none() {
        let mut again = Command::new(std::env::current_exe().expect("a program"));
        again.args(std::env::args_os().skip(1)).env("ANYGPU_BACKEND", "host").env("ANYGPU_HOST_DEVICES", "2");
        return ExitCode::from(again.status().expect("it starts").code().unwrap_or(1) as u8);
    }
    if let Ok(role) = std::env::var(ROLE) {
        answer(&role).expect("all of it works");
        return ExitCode::SUCCESS;
    }
    harness::run(vec![
        ("an_array_is_opened_by_its_name", an_array_is_opened_by_its_name),
        ("a_buffer_and_an_event_go_by_tokens", a_buffer_and_an_event_go_by_tokens),
        ("a_token_of_ones_own_is_refused_whatever_it_says", a_token_of_ones_own_is_refused_whatever_it_says),
        ("an_empty_array_closes_its_own_memory", an_empty_array_closes_its_own_memory),
        ("the_example_runs", the_example_runs),
        ("errors_have_kinds_and_reasons", errors_have_kinds_and_reasons),
        ("scopes_are_done_when_they_end", scopes_are_done_when_they_end),
        ("values_move_between_threads_and_devices", values_move_between_threads_and_devices),
    ])
}

fn other(role: &str) -> Child {
    let mut command = Command::new(std::env::current_exe().expect("a program"));
    command.env(ROLE, role).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it starts")
}

/// The other process's part.
fn answer(role: &str) -> Result<()> {
    let device = Device::new(0)?;
    match role.split_once(' ') {
        Some(("double", name)) => {
            let mut array = Array::<f64>::open(name, PATIENCE)?;
            assert_eq!((array.shape(), array.order()), (&[3, 5][..], Order::Fortran));
            let mut values = vec![0.0; array.len()];
            array.copy_to(&mut values)?;
            values.iter_mut().for_each(|value| *value *= 2.0);
            array.copy_from(&values)?;
            let wrong = Array::<f32>::open(name, PATIENCE).expect_err("it has other elements");
            assert_eq!(wrong.kind(), Kind::Refused);
        }
        None if role == "own" => {
            // Neighbours in memory.
            let mut next = Buffer::<u8>::zeroed(device, PAGE)?;
            let array = Array::<u8>::zeroed(device, &[PAGE], Order::C)?;
            next.copy_from(&[7; PAGE])?;
            for token in [array.export()?, next.export()?] {
                println!("{token}");
            }
            std::io::stdin().read_line(&mut String::new()).expect("a line");
            drop(next);
            let mut other = Buffer::<u8>::zeroed(device, PAGE)?;
            other.copy_from(&[42; PAGE])?;
            println!("freed");
            std::io::stdin().read_line(&mut String::new()).expect("the end");
        }
        _ => {
            let mut tokens = [[0; Token::BYTES]; 2];
            tokens.iter_mut().for_each(|token| std::io::stdin().read_exact(token).expect("a token"));
            let [memory, event] = tokens.map(Token::from_bytes);
            let (shared, event) = (Buffer::<u32>::open(&memory, device)?, Event::open(&event, device)?);
            let (stream, mut values) = (Stream::new(device)?, vec![0; shared.len()]);
            let mut own = Buffer::zeroed(device, shared.len())?;
            stream.scope(|queue| {
                queue.wait(&event)?;
                queue.copy(&shared, &mut own)
            })?;
            stream.scope(|queue| queue.download(&own, &mut values))?;
            println!("{}", values.iter().map(|value| u64::from(*value)).sum::<u64>());
        }
    }
    Ok(())
}

fn an_array_is_opened_by_its_name() {
    let name = format!("test-{}/u", std::process::id());
    let device = Device::new(0).expect("a device");
    let mut array = Array::<f64>::zeroed(device, &[3, 5], Order::Fortran).expect("an array");
    array.copy_from(&[1.5; 15]).expect("written");
    let published = array.publish(&name).expect("a name");
    assert!(other(&format!("double {name}")).wait().expect("it ends").success());
    let mut values = [0.0; 15];
    array.copy_to(&mut values).expect("read");
    assert_eq!(values, [3.0; 15]);
    drop(published);
    let gone = Array::<f64>::open(&name, Some(Duration::ZERO)).expect_err("it is withdrawn");
    assert_eq!(gone.kind(), Kind::NotFound);
}

fn a_buffer_and_an_event_go_by_tokens() {
    let device = Device::new(0).expect("a device");
    let mut memory = Buffer::<u32>::zeroed(device, 1000).expect("memory");
    let (stream, event) = (Stream::new(device).expect("a stream"), Event::new(device).expect("an event"));
    let values: Vec<u32> = (0..1000).collect();
    let tokens = [memory.export().expect("a token"), event.export().expect("a token")];
    let text = tokens[0].to_string();
    assert_eq!(text.parse::<Token>().expect("a token").as_bytes(), tokens[0].as_bytes());
    stream
        .scope(|queue| {
            queue.upload(&values, &mut memory)?;
            queue.record(&event)
        })
        .expect("queued");
    let mut reader = other("add");
    let mut input = reader.stdin.take().expect("a pipe");
    tokens.iter().for_each(|token| input.write_all(token.as_bytes()).expect("it reads"));
    let mut sum = String::new();
    reader.stdout.take().expect("a pipe").read_to_string(&mut sum).expect("text");
    assert!(reader.wait().expect("it ends").success() && sum.trim() == "499500", "{sum}");
    event.synchronize().expect("it is done");
}

/// A token with other bytes, and the checksum that is right for them.
fn forged(token: &Token, change: impl FnOnce(&mut [u8])) -> Token {
    let mut bytes = *token.as_bytes();
    change(&mut bytes[..CHECKED]);
    let sum = XxHash64::oneshot(0, &bytes[..CHECKED]).to_le_bytes();
    bytes[CHECKED..].copy_from_slice(&sum);
    Token::from_bytes(bytes)
}

/// A second owner of memory would read and write what its first has freed.
fn a_token_of_ones_own_is_refused_whatever_it_says() {
    let device = Device::new(0).expect("a device");
    let (memory, event) = (Buffer::<u8>::zeroed(device, PAGE).expect("memory"), Event::new(device).expect("an event"));
    let (of_memory, of_event) = (memory.export().expect("a token"), event.export().expect("a token"));
    for place in 0..CHECKED {
        // The broker's handle of the register, which says whose the token is: another's would be asked for seconds.
        if (48..56).contains(&place) && place != 48 {
            continue;
        }
        for bit in [1, 128] {
            let of_memory = forged(&of_memory, |bytes| bytes[place] ^= bit);
            let of_event = forged(&of_event, |bytes| bytes[place] ^= bit);
            assert!(Buffer::<u8>::open(&of_memory, device).is_err(), "byte {place}");
            assert!(Array::<u8>::of_token(&of_memory, device).is_err(), "byte {place}");
            assert!(Event::open(&of_event, device).is_err(), "byte {place}");
        }
    }
}

/// An array without elements may be described as at the end of its memory, where other memory begins.
fn an_empty_array_closes_its_own_memory() {
    let device = Device::new(0).expect("a device");
    let mut owner = other("own");
    let mut lines = BufReader::new(owner.stdout.take().expect("a pipe")).lines();
    let mut line = || lines.next().expect("a line").expect("text");
    let tokens: [Token; 2] = [(); 2].map(|()| line().parse().expect("a token"));
    let empty = forged(&tokens[0], |bytes| {
        let note = bytes.windows(7).position(|word| word == b"anygpuA").expect("a description");
        bytes[note + 24..note + 32].copy_from_slice(&(PAGE as u64).to_le_bytes());
        bytes[note + 32..note + 40].copy_from_slice(&0_u64.to_le_bytes());
    });
    let memory = Buffer::<u8>::open(&tokens[0], device).expect("memory");
    let next = Buffer::<u8>::open(&tokens[1], device).expect("memory");
    let array = Array::<u8>::of_token(&empty, device).expect("an array");
    assert_eq!((array.shape(), array.len()), (&[0][..], 0));
    drop(array);
    let mut input = owner.stdin.take().expect("a pipe");
    writeln!(input).expect("it reads");
    assert_eq!(line(), "freed");
    // What others have open stays as it is after its owner's free.
    let mut values = [0; PAGE];
    next.copy_to(&mut values).expect("it is open");
    assert_eq!(values, [7; PAGE]);
    memory.copy_to(&mut values).expect("it is open");
    assert_eq!(values, [0; PAGE]);
    drop(input);
    assert!(owner.wait().expect("it ends").success());
}

fn the_example_runs() {
    let program = std::env::current_exe().expect("a program");
    let program = program.ancestors().nth(2).expect("a folder").join("examples/heat");
    let start = |role: &str| {
        let mut command = Command::new(&program);
        command.arg(role).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it starts")
    };
    let mut producer = start("producer");
    let consumer = start("consumer").wait_with_output().expect("it ends");
    assert_eq!(String::from_utf8_lossy(&consumer.stdout), "heat: [20, 50], sum 7000: ok\n");
    drop(producer.stdin.take());
    assert!(producer.wait().expect("it ends").success());
}

fn errors_have_kinds_and_reasons() {
    let device = Device::new(0).expect("a device");
    assert_eq!(Device::new(7).expect_err("there are two").kind(), Kind::InvalidDevice);
    assert_eq!(Buffer::<f64>::zeroed(device, usize::MAX).expect_err("too many").kind(), Kind::OutOfMemory);
    let huge = Buffer::<u8>::zeroed(device, 1 << 46).expect_err("too many");
    assert!(huge.kind() == Kind::OutOfMemory && huge.to_string().starts_with("hipMalloc: "), "{huge}");
    let mut buffer = Buffer::<u8>::zeroed(device, 10).expect("memory");
    assert_eq!(buffer.copy_from(&[0; 9]).expect_err("too few").kind(), Kind::InvalidValue);
    assert_eq!(buffer.copy_to(&mut [0; 11]).expect_err("too many").kind(), Kind::InvalidValue);
    let token = buffer.export().expect("a token");
    assert_eq!(Buffer::<u8>::open(&token, device).expect_err("its own").kind(), Kind::InvalidValue);
    let damaged = Token::from_bytes([7; Token::BYTES]);
    assert_eq!(Buffer::<u8>::open(&damaged, device).expect_err("no token").kind(), Kind::Refused);
    let array = Array::<u8>::zeroed(device, &[2; 9], Order::C);
    assert_eq!(array.expect_err("nine dimensions").kind(), Kind::InvalidValue);
}

fn scopes_are_done_when_they_end() {
    let device = Device::new(0).expect("a device");
    let stream = Stream::new(device).expect("a stream");
    let (from, mut to) = (vec![3_i64; 1 << 16], vec![0; 1 << 16]);
    let mut buffer = Buffer::zeroed(device, from.len()).expect("memory");
    let failed = stream.scope(|queue| {
        queue.upload(&from, &mut buffer)?;
        Device::new(9)
    });
    assert_eq!(failed.expect_err("there is none").kind(), Kind::InvalidDevice);
    stream.scope(|queue| queue.download(&buffer, &mut to)).expect("copied");
    assert_eq!(from, to);
}

fn values_move_between_threads_and_devices() {
    let devices = Device::all().expect("devices");
    assert_eq!(devices.len(), 2);
    let buffers = devices.iter().map(|device| Buffer::<i16>::zeroed(*device, 8).expect("memory"));
    let [mut one, mut other]: [Buffer<i16>; 2] = buffers.collect::<Vec<_>>().try_into().expect("two");
    let thread = std::thread::spawn(move || {
        one.copy_from(&[4; 8])?;
        Ok::<_, anygpu_safe::Error>(one)
    });
    let one = thread.join().expect("no panic").expect("written");
    let (stream, mut values) = (Stream::new(devices[1]).expect("a stream"), [0; 8]);
    stream.scope(|queue| queue.copy(&one, &mut other)).expect("copied");
    other.copy_to(&mut values).expect("read");
    assert_eq!((values, other.device().ordinal()), ([4; 8], 1));
}
