import { useCallback, useEffect, useRef, useState } from 'react';
import { askChain, preview } from '#chain';
import type { AskChain, Preview } from '#chain';
import { errorText } from '../error-text.ts';
import type { Signer } from './sign.ts';
import { texts } from '../send/texts.ts';
import { VaultError } from '../vault/vault.ts';

export interface Made {
  readonly message: Uint8Array;
  readonly lastValidHeight: number;
}

/** A message and what was seen of it. They are never taken apart: what is signed is what was shown. */
export interface Reviewed extends Made {
  readonly preview: Preview;
}

/** A message is good for about a minute: it is made and looked at anew while somebody reads. */
const FRESH_MS = 30_000;

const outcomeOf = ({ preview: seen }: Reviewed): string =>
  JSON.stringify(seen, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value));

interface ReviewOptions {
  readonly make: () => Promise<Made>;
  readonly signer: Signer;
  readonly ask?: AskChain;
  /** True once signing is allowed: the password was given, where one is needed. */
  readonly unlock: (seen: Preview) => Promise<boolean>;
  readonly onSigned: (signed: Reviewed & { readonly signature: Uint8Array }) => void;
}

const lookAt = async ({ make, signer, ask = askChain }: ReviewOptions): Promise<Reviewed> => {
  const { message, lastValidHeight } = await make();
  // A copy of its own: nobody else can change it between the look and the signature.
  const bytes = message.slice();
  return { message: bytes, lastValidHeight, preview: await preview(ask, signer.address, bytes) };
};

/** Keeps a fresh look at the message; `isHeld` keeps what is shown while somebody signs. */
const useLook = (options: ReviewOptions) => {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const [shown, setShown] = useState<Reviewed | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const isHeld = useRef(false);
  const newest = useRef<Reviewed | null>(null);

  const look = useCallback(async (): Promise<void> => {
    try {
      const reviewed = await lookAt(latest.current);
      newest.current = reviewed;
      if (isHeld.current) return;
      setShown(reviewed);
      setProblem(null);
    } catch {
      if (isHeld.current) return;
      setShown(null);
      setProblem(texts.unseen.unreachable);
    }
  }, []);

  useEffect(() => {
    void look();
    const timer = setInterval(() => void look(), FRESH_MS);
    return () => clearInterval(timer);
  }, [look]);

  return { latest, shown, setShown, problem, setProblem, isHeld, newest, look };
};

export const useReview = (options: ReviewOptions) => {
  const { latest, shown, setShown, problem, setProblem, isHeld, newest, look } = useLook(options);
  const [isBusy, setBusy] = useState(false);

  const check = (): void => {
    setProblem(null);
    setShown(null);
    void look();
  };

  /** Once, however often it is pressed. */
  const sign = async (): Promise<void> => {
    if (isHeld.current || shown === null || shown.preview.state !== 'passes') return;
    isHeld.current = true;
    setBusy(true);
    setProblem(null);
    try {
      if (await latest.current.unlock(shown.preview)) {
        const chosen = newest.current ?? shown;
        if (outcomeOf(chosen) === outcomeOf(shown)) {
          const signed = await latest.current.signer.sign(chosen.message);
          return latest.current.onSigned({ ...chosen, ...signed });
        }
        setProblem(texts.review.changed);
        setShown(chosen);
      }
    } catch (cause) {
      setProblem(cause instanceof VaultError ? errorText(cause) : texts.failed);
    }
    isHeld.current = false;
    setBusy(false);
  };

  return { shown, problem, isBusy, check, sign };
};
