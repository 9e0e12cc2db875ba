import type { Look } from './look.ts';
import { looksAToK } from './looks-a-to-k.ts';
import { looksLToZ } from './looks-l-to-z.ts';

/** Everybody in the community, drawn once by hand so that nobody looks like anybody else. */
export const looks: Readonly<Record<string, Look>> = { ...looksAToK, ...looksLToZ };
