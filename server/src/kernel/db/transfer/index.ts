// All rows of one database into another, or into files and back: the same on the embedded one and on PostgreSQL.
export { fill, type Fill, type RowSource } from './fill.ts';
export type { Proof } from './proof.ts';
export { TargetNotEmpty, TransferRefused } from './refusal.ts';
export { asOneTransaction, asSnapshot, describeServer, inScratchSchema } from './session.ts';
export { readDatabase } from './read.ts';
