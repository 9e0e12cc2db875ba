// Every property is tried with the same values each time, so that a failure is a change of the code and not of the draw.
// FUZZ_SEED tries others.
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env['FUZZ_SEED'] ?? 20_261_116) });
