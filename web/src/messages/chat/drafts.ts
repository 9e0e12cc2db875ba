import type { MemberId } from '@wagram/contract/kernel';
import { useSyncExternalStore } from 'react';
import { createStored, readStoredJson } from '#kernel';

interface Kept {
  readonly version: 1;
  readonly owner: MemberId;
  /** What was typed and not sent, by the member it was meant for. */
  readonly texts: Readonly<Record<string, string>>;
}

const isKept = (value: unknown): value is Kept => {
  const kept = value as Partial<Kept> | null;
  return kept?.version === 1 && typeof kept.owner === 'string' && typeof kept.texts === 'object' && kept.texts !== null;
};

const MOST = 50;

const stored = createStored('chat-drafts', () => readStoredJson('chat-drafts', isKept));

const read = (owner: MemberId): Kept['texts'] => {
  const kept = stored.get();
  return kept?.owner === owner ? kept.texts : {};
};

export const readChatDraft = (owner: MemberId, to: string): string => {
  const text = read(owner)[to];
  return typeof text === 'string' ? text : '';
};

/** What waits to be finished, for the line of a conversation. */
export const useChatDraft = (owner: MemberId, to: string): string =>
  useSyncExternalStore(
    stored.subscribe,
    () => readChatDraft(owner, to).trim(),
    () => '',
  );

export const keepChatDraft = (owner: MemberId, to: string, text: string): void => {
  const { [to]: before, ...others } = read(owner);
  if ((before ?? '') === text) return;
  const all = text.trim() === '' ? others : { ...others, [to]: text };
  const texts = Object.fromEntries(Object.entries(all).slice(-MOST));
  stored.set(JSON.stringify({ version: 1, owner, texts } satisfies Kept));
};
