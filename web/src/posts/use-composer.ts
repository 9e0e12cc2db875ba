import { countGraphemes, fitsGraphemes } from '@house/contract/kernel';
import type { MediaKind, UploadScreen } from '@house/contract/media';
import { useEffect, useRef, useState } from 'react';
import { requireSignIn, useSession } from '#auth';
import { isAskError, randomId } from '#kernel';
import { useUpload } from '#media';
import { toast } from '#ui';
import { useDraft } from './use-draft.ts';

export interface Written {
  readonly content: string;
  readonly imageUrl: string | null;
  readonly kind: MediaKind | null;
  readonly alt: string;
  /** The same for every try of the same words: a retry after a lost answer acts once. */
  readonly key: string;
}

interface ComposerOptions {
  /** Drafts are kept for each place apart. */
  readonly place: string;
  readonly screen: UploadScreen;
  readonly max: number;
  /** Resolves once the server has said yes. */
  readonly send: (written: Written) => Promise<void>;
  readonly signIn: string;
  /** What is said when the server refused, and when it could not be heard. */
  readonly failedBecause: (error: string) => string;
  readonly failed: string;
}

/** One key for as long as nothing changes. */
const useActionKey = (of: string): string => {
  const kept = useRef({ of, key: randomId() });
  if (kept.current.of !== of) kept.current = { of, key: randomId() };
  return kept.current.key;
};

/** Words and one photo or video on their way out. It clears only after the server has said yes. */
export const useComposer = (options: ComposerOptions) => {
  const { place, screen, max, send, signIn } = options;
  const { user } = useSession();
  const [text, setText] = useState('');
  const [alt, setAlt] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const upload = useUpload(screen);
  const draft = useDraft(user?.id ?? null, place);
  const { media } = upload;
  const key = useActionKey(JSON.stringify([text, alt, media?.url]));
  const isHere = useRef(true);

  const { save } = draft;
  useEffect(() => save(text, alt, media), [save, text, alt, media]);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const isEmpty = text.trim() === '' && media === null;
  const isOver = !fitsGraphemes(text, max);
  const canSend = !isEmpty && !isOver && !upload.isBusy && !isBusy;

  const fail = (cause: unknown) => {
    const isRefusal = isAskError(cause) && cause.status > 0;
    const said = isRefusal ? options.failedBecause(cause.message) : options.failed;
    if (isHere.current) setProblem(said);
    // The dialog may be gone by now: the words are in the draft, and the failure is told all the same.
    else toast(said, 'bad');
  };

  const submit = async (): Promise<boolean> => {
    if (!canSend || !requireSignIn(signIn)) return false;
    setBusy(true);
    setProblem(null);
    try {
      await send({ content: text, imageUrl: media?.url ?? null, kind: media?.kind ?? null, alt: alt.trim(), key });
    } catch (cause) {
      fail(cause);
      setBusy(false);
      return false;
    }
    draft.clear();
    setText('');
    setAlt('');
    upload.reset();
    setBusy(false);
    return true;
  };

  const restore = () => {
    if (draft.offered === null) return;
    setText(draft.offered.text);
    setAlt(draft.offered.alt);
    if (draft.offered.media !== null) upload.restore(draft.offered.media);
    draft.dismiss();
  };

  return {
    user,
    text,
    setText: (next: string) => {
      setText(next);
      setProblem(null);
    },
    alt,
    setAlt,
    upload,
    used: countGraphemes(text),
    max,
    problem,
    isBusy,
    isEmpty,
    canSend,
    submit,
    offered: isEmpty ? draft.offered : null,
    restore,
    discard: draft.dismiss,
  };
};

export type ComposerState = ReturnType<typeof useComposer>;
