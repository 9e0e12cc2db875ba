// Reading the errors of the driver, so that no other file matches on codes or texts.
const codeOf = (error: unknown): string => {
  const cause = causeOf(error);
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
};

// A failed statement carries the driver's error.
const causeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? error.cause : error;

/** The host takes no writes: it is a standby, or was made one. */
const READ_ONLY = '25006';

const unreachable = new Set([
  READ_ONLY,
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);
const unreachableTexts = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error',
  'Query read timeout',
];

export const isDatabaseDown = (error: unknown): boolean => {
  const code = codeOf(error);
  if (unreachable.has(code) || code.startsWith('08')) return true;
  const cause = causeOf(error);
  // The socket file of a local server is missing; any other missing file has nothing to do with the database.
  if (code === 'ENOENT' && (cause as NodeJS.ErrnoException).syscall === 'connect') return true;
  return cause instanceof Error && unreachableTexts.some((text) => cause.message.includes(text));
};

/** Whoever answers so is of no more use: writes belong elsewhere. */
export const isReadOnly = (error: unknown): boolean => codeOf(error) === READ_ONLY;

export const readOnlyError = (): Error => Object.assign(new Error('This database is read-only.'), { code: READ_ONLY });

/** The query ran into the statement time-out. */
export const isTooSlow = (error: unknown): boolean => codeOf(error) === '57014';

/** A replica took back rows that were being read, to keep up with its primary. */
export const isReplayConflict = (error: unknown): boolean => codeOf(error) === '40001';

/** It waited for somebody who waited for it, and the database gave it up; nothing of it happened. */
export const isDeadlock = (error: unknown): boolean => codeOf(error) === '40P01';

/** Text that Postgres cannot hold (a NUL character, half of a surrogate pair; in JSON they have codes of their own) or read. */
export const isUnstorable = (error: unknown): boolean => ['22021', '22P05', '22P02'].includes(codeOf(error));

/** Name of the unique rule that a row would have broken, or null. */
export const brokenUnique = (error: unknown): string | null => {
  const cause = causeOf(error);
  if (codeOf(error) !== '23505' || typeof cause !== 'object' || cause === null || !('constraint' in cause)) return null;
  return String(cause.constraint);
};

/** A row was to belong to one that is gone: somebody deleted it a moment ago. */
export const isOrphan = (error: unknown): boolean => codeOf(error) === '23503';
