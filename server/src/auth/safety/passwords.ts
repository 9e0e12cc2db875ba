import { hash, verify } from '@node-rs/argon2';
import { authErrors, PASSWORD_MIN } from '@wagram/contract/auth';
import { createLimit, fail, type Db, type MemberId } from '#kernel';
import { removePassword, selectPassword, upsertPassword } from '../ways-in/ways-in.gen.ts';

// OWASP's figures for Argon2id: 19 MiB, two passes, one lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 2;
const QUEUE_MAX = 256;

// A flood of sign-ins waits in line and leaves the rest of the program alone. One for the process, as its processor is.
const limited = createLimit(AT_ONCE, QUEUE_MAX);

export const hashPassword = (password: string): Promise<string> => limited(() => hash(password, COST));

/** AU-04: without a stored hash a dummy is checked, so that an unknown e-mail takes as long as a known one. */
export const checkPassword = async (stored: string | null, password: string): Promise<boolean> => {
  const matches = await limited(async () => verify(stored ?? (await dummyHash()), password));
  return stored !== null && matches;
};

// Of the process: made once, and always the same.
let dummy: Promise<string> | null = null;
const dummyHash = (): Promise<string> => (dummy ??= hash('nobody has this password', COST));

// Of the process: a list that is read when it is first needed.
let trivial: Promise<Set<string>> | null = null;
const trivialPasswords = (): Promise<Set<string>> =>
  (trivial ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) =>
      new Set((dictionary['passwords-common'] as string[]).filter((word) => word.length >= PASSWORD_MIN)),
  ));

/** AU-05: nothing from the list of what everybody uses, and not one's own name or address. */
export const assertNotTrivial = async (password: string, ...own: (string | null)[]): Promise<void> => {
  const plain = password.toLowerCase();
  const isOwn = own.some(
    (word) => word !== null && (plain === word.toLowerCase() || plain === word.toLowerCase().split('@')[0]),
  );
  const isRepeated = new Set(plain).size <= 2;
  if (isOwn || isRepeated || (await trivialPasswords()).has(plain)) fail(authErrors, 'trivial_password');
};

export const selectPasswordHash = async (db: Db, memberId: MemberId): Promise<string | null> =>
  (await selectPassword(db, { memberId }))?.hash ?? null;

export const savePasswordHash = async (db: Db, memberId: MemberId, passwordHash: string, now: Date): Promise<void> => {
  await upsertPassword(db, { memberId, hash: passwordHash, now });
};

export const deletePassword = async (db: Db, memberId: MemberId): Promise<void> => {
  await removePassword(db, { memberId });
};
