import { createHash, randomBytes } from 'node:crypto';
import { uuidv7 } from 'uuidv7';

/** Sortable by time, so that a key is also a cursor. */
export const newId = (): string => uuidv7();

/** 256 bits that nobody can guess: session tokens, links in mails, challenges. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a secret. A fast hash will do: the secret itself has 256 bits. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
