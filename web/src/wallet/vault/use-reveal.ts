import { useEffect, useState } from 'react';
import { toast } from '#ui';
import { copySecret } from './copy-secret.ts';
import { errorText } from '../error-text.ts';
import type { Secrets } from './record.ts';
import { texts } from '../settings/texts.ts';
import type { PasswordGate } from './use-password-gate.tsx';
import { reveal } from './vault.ts';

export type SecretKind = 'key' | 'phrase';

const SHOWN_MS = 60_000;
const partOf = (secrets: Secrets, kind: SecretKind): string =>
  (kind === 'key' ? secrets.privateKey : secrets.mnemonic) ?? '';

/** WA-06: one secret at a time is in the page, for a minute at most, and never behind another tab. */
export const useReveal = (hasPassword: boolean, { ask }: PasswordGate) => {
  const [shown, setShown] = useState<{ readonly kind: SecretKind; readonly text: string } | null>(null);

  useEffect(() => {
    if (shown === null) return undefined;
    const hide = () => setShown(null);
    const timer = setTimeout(hide, SHOWN_MS);
    const handleHidden = () => document.hidden && hide();
    document.addEventListener('visibilitychange', handleHidden);
    window.addEventListener('pagehide', hide);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', handleHidden);
      window.removeEventListener('pagehide', hide);
    };
  }, [shown]);

  const take = async (kind: SecretKind): Promise<string | null> => {
    let taken: string | null = null;
    const attempt = async (password: string | null) => {
      taken = partOf(await reveal(password), kind);
    };
    if (hasPassword) await ask(texts.ask.show, attempt);
    else await attempt(null).catch((cause: unknown) => toast(errorText(cause), 'bad'));
    return taken;
  };

  const show = async (kind: SecretKind) => {
    const text = await take(kind);
    if (text !== null) setShown({ kind, text });
  };
  /** True when it is in the clipboard. */
  const copy = async (kind: SecretKind): Promise<boolean> => {
    const text = shown?.kind === kind ? shown.text : await take(kind);
    if (text === null) return false;
    const isDone = await copySecret(text);
    toast(isDone ? texts.secretCopied : texts.notCopied, isDone ? 'good' : 'bad');
    return isDone;
  };
  return { shown, show, hide: () => setShown(null), copy };
};

export type Reveal = ReturnType<typeof useReveal>;
