import { logError } from '#kernel';
import type { Import } from './read-import.ts';
import { texts } from './texts-settings.ts';
import { VaultError } from './vault.ts';

/** The sentence for whatever a vault refused. What is not its own is logged, without its words. */
export const faultText = (cause: unknown): string => {
  if (cause instanceof VaultError) return texts.faults[cause.fault];
  logError('The wallet failed', cause instanceof Error ? cause.name : undefined);
  return texts.faults.other;
};

export const importFaultText = ({ fault, about = '' }: Extract<Import, { kind: 'fault' }>): string => {
  const words = texts.importFaults[fault];
  return typeof words === 'string' ? words : words(about);
};
