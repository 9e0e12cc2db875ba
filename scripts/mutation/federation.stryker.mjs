import { optionsFor } from './options.mjs';

// Whoever gets past this speaks in the name of others.
export default optionsFor('federation', ['server/src/federation/signatures/signatures.ts'], ['/web', '**/dist']);
