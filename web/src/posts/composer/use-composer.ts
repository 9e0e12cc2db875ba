import { countGraphemes, fitsGraphemes } from '@wagram/contract/kernel';
import type { MediaKind, UploadScreen } from '@wagram/contract/media';
import { useEffect, useRef, useState } from 'react';
import { requireSignIn, useSession } from '#auth';
import { isAskError, randomId } from '#kernel';
import { useUploads } from '#media';
import type { UploadedMedia } from '#media';
import { toast } from '#ui';
import { useDraft } from './use-draft.ts';

export interface ComposedPost {
  readonly content: string;
  readonly imageUrl: string | null;
  readonly kind: MediaKind | null;
  readonly alt: string;
  /** All files in their order, each with its description. */
  readonly media: readonly { readonly url: string; readonly alt: string }[];
  /** The same for every try of the same words: a retry after a lost answer acts once. */
  readonly key: string;
}

export interface ComposerStart {
  readonly text: string;
  readonly files: readonly DescribedFile[];
}

interface ComposerOptions {
  /** Drafts are kept for each place apart. */
  readonly place: string;
  readonly screen: UploadScreen;
  readonly max: number;
  /** How many files it holds. */
  readonly files?: number;
  /** What is there from the beginning. */
  readonly start?: ComposerStart;
  /** What else is said, beside words and files: where it is not complete, nothing is sent. */
  readonly extras?: { readonly isComplete: boolean; readonly key: string; readonly reset: () => void };
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

export type DescribedFile = UploadedMedia & { readonly alt: string };

const NO_FILES: readonly DescribedFile[] = [];
const altsOf = (files: readonly DescribedFile[]) => Object.fromEntries(files.map(({ url, alt }) => [url, alt]));

/** What is attached. MEND-05: a description belongs to its file; another photo begins without one. */
const useFiles = (screen: UploadScreen, most: number, start: readonly DescribedFile[]) => {
  const uploads = useUploads(screen, most);
  const [alts, setAlts] = useState<Readonly<Record<string, string>>>(() => altsOf(start));
  useEffect(() => {
    if (start.length > 0) uploads.restore(start);
    // As it was opened, once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const altOf = (url: string) => alts[url] ?? '';
  return {
    uploads,
    media: uploads.media.map((file): DescribedFile => ({ ...file, alt: altOf(file.url) })),
    altOf,
    setAlt: (url: string, alt: string) => setAlts((old) => ({ ...old, [url]: alt })),
    restoreFiles: (files: readonly DescribedFile[]) => {
      setAlts(altsOf(files));
      uploads.restore(files);
    },
  };
};

const writtenFiles = (files: readonly DescribedFile[]) => {
  const [first] = files;
  return {
    imageUrl: first?.url ?? null,
    kind: first?.kind ?? null,
    alt: first?.alt.trim() ?? '',
    media: files.map(({ url, alt }) => ({ url, alt: alt.trim() })),
  };
};

const useKeptAsTyped = (
  { save }: ReturnType<typeof useDraft>,
  said: string,
  text: string,
  media: readonly DescribedFile[],
): void => {
  useEffect(() => {
    const [first, ...more] = media;
    save(text, first?.alt ?? '', first ?? null, more);
    // What is said is all that counts.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [save, said]);
};

/** Words and photos, or a video, on their way out. It clears only after the server has said yes. */
export const useComposer = (options: ComposerOptions) => {
  const { place, screen, max, extras, start } = options;
  const { user } = useSession();
  const [text, setText] = useState(start?.text ?? '');
  const { uploads, media, altOf, setAlt, restoreFiles } = useFiles(
    screen,
    options.files ?? 1,
    start?.files ?? NO_FILES,
  );
  const draft = useDraft(user?.id ?? null, place);
  const said = JSON.stringify([text, media.map(({ url, alt }) => [url, alt]), extras?.key]);
  const key = useActionKey(said);

  useKeptAsTyped(draft, said, text, media);
  const isEmpty = text.trim() === '' && media.length === 0;
  // A file that did not get there is sent again or taken off first: nobody wants the words without it by accident.
  const isReady = !uploads.isBusy && !uploads.hasFailed && extras?.isComplete !== false;
  const canSend = !isEmpty && fitsGraphemes(text, max) && isReady;
  const handleSent = () => {
    draft.clear();
    setText('');
    uploads.reset();
    extras?.reset();
  };
  const written = { content: text, ...writtenFiles(media), key };
  const { problem, clearProblem, isBusy, submit } = useSubmit({ ...options, written, canSend, onSent: handleSent });

  const restore = () => {
    if (draft.offered === null) return;
    const { text: words, media: one, alt, more = [] } = draft.offered;
    setText(words);
    if (one !== null) restoreFiles([{ ...one, alt }, ...more]);
    draft.dismiss();
  };
  return {
    user,
    text,
    setText: (next: string) => {
      setText(next);
      clearProblem();
    },
    altOf,
    setAlt,
    uploads,
    media,
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
    /** What was typed is nowhere in this browser any more. */
    forget: draft.clear,
  };
};

export type ComposerState = ReturnType<typeof useComposer>;
