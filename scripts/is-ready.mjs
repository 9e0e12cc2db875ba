// Ends with 0 when the program on this machine is ready, else with 1: for images, which have no other tool to ask with.
const port = process.env['PORT'] ?? '3000';
const reply = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(4_000) }).catch(() => null);
process.exitCode = reply?.ok === true ? 0 : 1;
