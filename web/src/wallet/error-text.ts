import { logError } from '#kernel';
import type { Import } from './vault/read-import.ts';
import { texts } from './settings/texts.ts';
import { VaultError } from './vault/vault.ts';

/** The sentence for whatever a vault refused. What is not its own is logged, without its words. */
export const errorText = (cause: unknown): string => {
  if (cause instanceof VaultError) return texts.errors[cause.code];
  logError('The wallet failed', cause instanceof Error ? cause.name : undefined);
  return texts.errors.other;
};

export const importErrorText = ({ error, about = '' }: Extract<Import, { kind: 'error' }>): string => {
  const words = texts.importErrors[error];
  return typeof words === 'string' ? words : words(about);
};
