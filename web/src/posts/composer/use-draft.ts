import type { MemberId } from '@wagram/contract/kernel';
import { useCallback, useEffect, useState } from 'react';
import { randomId, readStoredJson, watchStored, writeStoredJson } from '#kernel';
import type { UploadedMedia } from '#media';

/** What was typed and not sent. Each composer writes under an id of its own, so two tabs never overwrite each other. */
export interface Draft {
  readonly id: string;
  /** What it was written for: 'post', or 'comment:' and the post. */
  readonly place: string;
  readonly text: string;
  readonly alt: string;
  readonly media: UploadedMedia | null;
  /** The pictures after the first. */
  readonly more?: readonly DescribedMedia[];
  readonly at: number;
}

interface DescribedMedia extends UploadedMedia {
  readonly alt: string;
}

interface Kept {
  readonly owner: MemberId;
  readonly drafts: readonly Draft[];
}

const MOST = 12;
const MONTH_MS = 30 * 24 * 3_600_000;
/** The server sweeps uploads that nothing uses after a day. */
const MEDIA_MS = 23 * 3_600_000;

const isDraft = (value: unknown): value is Draft => {
  const draft = value as Partial<Draft> | null;
  return (
    typeof draft === 'object' &&
    draft !== null &&
    [draft.id, draft.place, draft.text, draft.alt].every((part) => typeof part === 'string') &&
    typeof draft.at === 'number' &&
    (draft.media === null || typeof draft.media?.url === 'string') &&
    (draft.more === undefined || Array.isArray(draft.more))
  );
};

const isKept = (value: unknown): value is Kept => {
  const kept = value as Partial<Kept> | null;
  return typeof kept?.owner === 'string' && Array.isArray(kept.drafts) && kept.drafts.every(isDraft);
};

/** P5: drafts of another member are nobody's business; the first word that is written here takes their place. */
const readDrafts = (owner: MemberId): readonly Draft[] => {
  const kept = readStoredJson('drafts', isKept);
  return kept?.owner === owner ? kept.drafts : [];
};

// Read anew before each write: another tab may have written in between.
const change = (owner: MemberId, id: string, next: Draft | null): void => {
  const others = readDrafts(owner).filter((draft) => draft.id !== id);
  const drafts = next === null ? others : [...others, next];
  writeStoredJson('drafts', { owner, drafts: drafts.slice(-MOST) } satisfies Kept);
};

export const keepDraft = (owner: MemberId, draft: Draft): void => {
  const isEmpty = draft.text.trim() === '' && draft.media === null;
  const isKnown = readDrafts(owner).some(({ id }) => id === draft.id);
  if (!isEmpty) change(owner, draft.id, draft);
  else if (isKnown) change(owner, draft.id, null);
};

export const dropDraft = (owner: MemberId, id: string): void => change(owner, id, null);

/** The newest that was left behind at a place. */
export const findDraft = (owner: MemberId, place: string, now = Date.now()): Draft | null => {
  const found = readDrafts(owner)
    .filter((draft) => draft.place === place && now - draft.at < MONTH_MS)
    .at(-1);
  if (found === undefined) return null;
  return now - found.at < MEDIA_MS ? found : { ...found, media: null, more: [] };
};

export const useDraft = (owner: MemberId | null, place: string) => {
  const [id] = useState(randomId);
  const [offered, setOffered] = useState(() => (owner === null ? null : findDraft(owner, place)));

  // Sent or changed in another tab, it is not offered here as it was.
  useEffect(() => {
    if (owner === null) return undefined;
    return watchStored('drafts', () =>
      setOffered((old) => (old === null ? null : (readDrafts(owner).find((draft) => draft.id === old.id) ?? null))),
    );
  }, [owner]);

  const save = useCallback(
    (text: string, alt: string, media: UploadedMedia | null, more: readonly DescribedMedia[] = []) => {
      if (owner !== null) keepDraft(owner, { id, place, text, alt, media, more, at: Date.now() });
    },
    [owner, id, place],
  );
  const clear = useCallback(() => owner !== null && dropDraft(owner, id), [owner, id]);
  /** Taken or refused, it is offered no more. */
  const dismiss = () => {
    if (owner !== null && offered !== null) dropDraft(owner, offered.id);
    setOffered(null);
  };
  return { offered, save, clear, dismiss };
};
