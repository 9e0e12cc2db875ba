import { createStored, readStoredJson } from '#kernel';
import type { MediaView } from '@wagram/contract/media';
import type { MessageView } from '@wagram/contract/messages';

/** A message that the server has not taken yet. */
export interface Waiting {
  readonly client_id: string;
  /** The member it is for; in a group the conversation. */
  readonly receiver_id: string;
  readonly isGroup?: boolean;
  readonly kind: 'text' | 'media' | 'voice' | 'poll';
  readonly content: string;
  readonly image_url: string | null;
  readonly media: MediaView | null;
  readonly duration: number | null;
  readonly reply_to: MessageView['reply_to'];
  /** With the question as its content. */
  readonly poll?: { readonly options: readonly string[]; readonly multiple: boolean };
  readonly created_at: string;
  readonly state: 'waiting' | 'sending' | 'failed';
  readonly problem: string | null;
  /** Failed because nobody could be reached: it goes out by itself once somebody can. */
  readonly canGoLater: boolean;
}

interface Kept {
  readonly version: 1;
  readonly owner: string;
  readonly entries: readonly Waiting[];
}

const isKept = (value: unknown): value is Kept => {
  const kept = value as Partial<Kept> | null;
  return (
    kept?.version === 1 &&
    typeof kept.owner === 'string' &&
    Array.isArray(kept.entries) &&
    kept.entries.every((entry: Partial<Waiting>) => typeof entry.client_id === 'string')
  );
};

const NONE: readonly Waiting[] = [];
const stored = createStored('outbox', () => readStoredJson('outbox', isKept));

/** P5: what another member did not send is nobody's business. */
export const readOutbox = (owner: string): readonly Waiting[] => {
  const kept = stored.get();
  return kept?.owner === owner ? kept.entries : NONE;
};

/** Read anew before each write: another tab may have written in between. */
export const changeOutbox = (owner: string, change: (old: readonly Waiting[]) => readonly Waiting[]): void => {
  stored.set(JSON.stringify({ version: 1, owner, entries: change(readOutbox(owner)) } satisfies Kept));
};

export const watchOutbox = stored.subscribe;
