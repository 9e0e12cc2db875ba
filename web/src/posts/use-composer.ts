import { countGraphemes, fitsGraphemes } from '@wagram/contract/kernel';
import type { MediaKind, UploadScreen } from '@wagram/contract/media';
import { useEffect, useRef, useState } from 'react';
import { requireSignIn, useSession } from '#auth';
import { isAskError, randomId } from '#kernel';
import { useUpload } from '#media';
import { toast } from '#ui';
import { useDraft } from './use-draft.ts';

export interface ComposedPost {
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
  readonly send: (written: ComposedPost) => Promise<void>;
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

interface Sending extends ComposerOptions {
  readonly written: ComposedPost;
  readonly canSend: boolean;
  readonly onSent: () => void;
}

const useSubmit = ({ written, canSend, onSent, send, signIn, failed, failedBecause }: Sending) => {
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const tell = (cause: unknown) => {
    const isRefusal = isAskError(cause) && cause.status > 0;
    const said = isRefusal ? failedBecause(cause.message) : failed;
    if (isHere.current) setProblem(said);
    // The dialog may be gone by now: the words are in the draft, and the failure is told all the same.
    else toast(said, 'bad');
  };
  const submit = async (): Promise<void> => {
    if (!canSend || isBusy || !requireSignIn(signIn)) return;
    setBusy(true);
    setProblem(null);
    try {
      await send(written);
      onSent();
    } catch (cause) {
      tell(cause);
    }
    setBusy(false);
  };
  return { problem, clearProblem: () => setProblem(null), isBusy, submit };
};

/** Words and one photo or video on their way out. It clears only after the server has said yes. */
export const useComposer = (options: ComposerOptions) => {
  const { place, screen, max } = options;
  const { user } = useSession();
  const [text, setText] = useState('');
  const [described, setDescribed] = useState({ url: '', alt: '' });
  const upload = useUpload(screen);
  const draft = useDraft(user?.id ?? null, place);
  const { media } = upload;
  // MEND-05: a description belongs to its file; another photo begins without one.
  const alt = media?.url === described.url ? described.alt : '';
  const setAlt = (next: string) => setDescribed({ url: media?.url ?? '', alt: next });
  const key = useActionKey(JSON.stringify([text, alt, media?.url]));

  const { save } = draft;
  useEffect(() => save(text, alt, media), [save, text, alt, media]);

  const isEmpty = text.trim() === '' && media === null;
  // A file that did not get there is sent again or taken off first: nobody wants the words without it by accident.
  const canSend = !isEmpty && fitsGraphemes(text, max) && !upload.isBusy && upload.state.step !== 'failed';
  const handleSent = () => {
    draft.clear();
    setText('');
    upload.reset();
  };
  const written = { content: text, imageUrl: media?.url ?? null, kind: media?.kind ?? null, alt: alt.trim(), key };
  const { problem, clearProblem, isBusy, submit } = useSubmit({ ...options, written, canSend, onSent: handleSent });

  const restore = () => {
    if (draft.offered === null) return;
    setText(draft.offered.text);
    if (draft.offered.media !== null) {
      setDescribed({ url: draft.offered.media.url, alt: draft.offered.alt });
      upload.restore(draft.offered.media);
    }
    draft.dismiss();
  };
  const write = (next: string) => {
    setText(next);
    clearProblem();
  };

  return {
    user,
    text,
    setText: write,
    alt,
    setAlt,
    upload,
    used: countGraphemes(text),
    max,
    problem,
    isBusy,
    isEmpty,
    canSend: canSend && !isBusy,
    submit,
    offered: isEmpty ? draft.offered : null,
    restore,
    discard: draft.dismiss,
  };
};

export type ComposerState = ReturnType<typeof useComposer>;
