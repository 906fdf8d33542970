// What Embedded Swift calls and wasi-libc lacks; nothing to call from Swift.
