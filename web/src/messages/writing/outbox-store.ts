import type { ConversationId, MemberId, MessageId } from '@wagram/contract/kernel';
import { createStored, readStoredJson } from '#kernel';
import type { MediaView } from '@wagram/contract/media';
import type { MessageView } from '@wagram/contract/messages';

/** The member it is for; in a group the conversation, and in a channel the post that it stands under, if any. */
export type Receiver =
  | { readonly receiver_id: MemberId; readonly isGroup?: false }
  | { readonly receiver_id: ConversationId; readonly isGroup: true; readonly thread_of?: MessageId };

export interface WaitingWords {
  readonly client_id: string;
  readonly kind: 'text' | 'media' | 'voice' | 'file' | 'poll';
  readonly content: string;
  readonly image_url: string | null;
  readonly media: MediaView | null;
  /** Of an album, what comes after the first. */
  readonly more_media?: readonly MediaView[];
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

/** A message that the server has not taken yet. */
export type Waiting = WaitingWords & Receiver;

interface Kept {
  readonly version: 1;
  readonly owner: MemberId;
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
export const readOutbox = (owner: MemberId): readonly Waiting[] => {
  const kept = stored.get();
  return kept?.owner === owner ? kept.entries : NONE;
};

/** Read anew before each write: another tab may have written in between. */
export const changeOutbox = (owner: MemberId, change: (old: readonly Waiting[]) => readonly Waiting[]): void => {
  stored.set(JSON.stringify({ version: 1, owner, entries: change(readOutbox(owner)) } satisfies Kept));
};

export const watchOutbox = stored.subscribe;
