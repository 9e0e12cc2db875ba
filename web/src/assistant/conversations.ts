import { isSource, type Source } from '@wagram/contract/assistant';
import { graphemesOf, type MemberId } from '@wagram/contract/kernel';
import { randomId, readStoredJson, writeStoredJson } from '#kernel';

export interface Message {
  readonly id: string;
  readonly from: 'me' | 'assistant';
  readonly text: string;
  /** How an answer ended when it did not end well. */
  /** Why there is no answer. Kept on the device under this name. */
  readonly fault?: string | undefined;
  readonly note?: 'stopped' | 'cut' | undefined;
  readonly sources?: readonly Source[] | undefined;
}

export interface Conversation {
  readonly id: string;
  readonly title: string;
  readonly at: number;
  readonly messages: readonly Message[];
}

/** By member, so that those who share a device do not read each other's. */
type Shelf = Readonly<Record<string, readonly Conversation[]>>;

const CONVERSATIONS_MAX = 30;
const MESSAGES_MAX = 100;
const TITLE_MAX = 48;
const GUEST = 'guest';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isMessage = (value: unknown): value is Message =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  (value['from'] === 'me' || value['from'] === 'assistant') &&
  typeof value['text'] === 'string' &&
  ['undefined', 'string'].includes(typeof value['fault']) &&
  (value['sources'] === undefined || (Array.isArray(value['sources']) && value['sources'].every(isSource)));

const isConversation = (value: unknown): value is Conversation =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  typeof value['title'] === 'string' &&
  typeof value['at'] === 'number' &&
  Array.isArray(value['messages']) &&
  value['messages'].every(isMessage);

const isShelf = (value: unknown): value is Shelf =>
  isRecord(value) && Object.values(value).every((kept) => Array.isArray(kept) && kept.every(isConversation));

const readShelf = (): Shelf => readStoredJson('assistant', isShelf) ?? {};

/** Newest first. Everybody who uses this device has their own. */
export const listConversations = (memberId: MemberId | null): readonly Conversation[] =>
  readShelf()[memberId ?? GUEST] ?? [];

const keep = (memberId: MemberId | null, conversations: readonly Conversation[]): readonly Conversation[] => {
  const kept = conversations.slice(0, CONVERSATIONS_MAX);
  writeStoredJson('assistant', { ...readShelf(), [memberId ?? GUEST]: kept });
  return kept;
};

/** Puts it first; another tab may have written meanwhile, so that the rest is read again. */
export const keepConversation = (memberId: MemberId | null, changed: Conversation): readonly Conversation[] => {
  const others = listConversations(memberId).filter(({ id }) => id !== changed.id);
  return keep(memberId, [{ ...changed, messages: changed.messages.slice(-MESSAGES_MAX) }, ...others]);
};

export const removeConversation = (memberId: MemberId | null, id: string): readonly Conversation[] =>
  keep(
    memberId,
    listConversations(memberId).filter((kept) => kept.id !== id),
  );

export const removeConversations = (memberId: MemberId | null): readonly Conversation[] => keep(memberId, []);

export const titleOf = (text: string): string => {
  const [line = ''] = text.trim().split('\n', 1);
  const signs = [...graphemesOf(line)];
  return signs.length > TITLE_MAX ? `${signs.slice(0, TITLE_MAX).join('').trimEnd()}…` : line;
};

export const newConversation = (text: string): Conversation => ({
  id: randomId(),
  title: titleOf(text),
  at: Date.now(),
  messages: [],
});

export const newMessage = (from: Message['from'], text: string): Message => ({ id: randomId(), from, text });
