import { AnotherHome } from '#federation';
import {
  ConfigError,
  FolderInUse,
  isDatabaseDown,
  LanguageFault,
  TransferRefused,
  UnknownMigration,
  WeakSealKey,
  WrongSealKey,
} from '#kernel';

/** Faults that an operator can mend are told in a sentence, everything else with its stack. */
const isForOperator = (error: unknown): error is Error =>
  error instanceof AnotherHome ||
  error instanceof ConfigError ||
  error instanceof FolderInUse ||
  error instanceof LanguageFault ||
  error instanceof TransferRefused ||
  error instanceof UnknownMigration ||
  error instanceof WeakSealKey ||
  error instanceof WrongSealKey;

export const describeError = (error: unknown): string => {
  if (isForOperator(error)) return error.message;
  const cause = error instanceof Error ? error : new Error(String(error));
  const { code, address, port } = cause as NodeJS.ErrnoException & { address?: string; port?: number };
  if (code === 'EADDRINUSE')
    return `Port ${port} of ${address} is in use. Stop what uses it, or set PORT to another one.`;
  if (isDatabaseDown(error) || refusals.has(code ?? ''))
    return `The database of DATABASE_URL does not let us in: ${cause.message || code}`;
  return cause.stack ?? cause.message;
};

// Wrong password or user, no such database.
const refusals = new Set(['28P01', '28000', '3D000']);
