import { messageErrors, type MessageView } from '@wagram/contract/messages';
import { brokenUnique, fail, Failure, newId, type App } from '#kernel';
import { markMediaUsed } from '#media';
import { insertPair, pairOf, selectPair, selectPairOf } from './conversation-queries.ts';
import { askGuard, type MessageRequest } from './guard.ts';
import { selectMessageByClientId } from './message-queries.ts';
import { assertSameMessage, checkDraft, putMessage, type MessageDraft } from './message-draft.ts';
import { tellMessage } from './tell.ts';
import { toMessageView } from './view.ts';
import type { SentRow } from './write-queries.ts';

const MANY_KNOWN_MAX = 10_000;

export interface AddressedDraft extends MessageDraft {
  receiverId: string | null;
  conversationId: string | null;
}

/** P2, P3: a retry with the same client id answers the message of the first try. */
export const sendMessage = async (
  app: App,
  senderId: string,
  draft: AddressedDraft,
  now: Date,
): Promise<MessageView> => {
  const said = await checkDraft(app, senderId, draft);
  const conversationId = draft.conversationId ?? (await beginWith(app, senderId, draft.receiverId, now));
  const asked = { memberId: senderId, conversationId, said, isEdit: false, now };
  const row = await say(app, asked, draft.conversationId !== null);
  if (!('members_count' in row)) return row;
  if (said.media !== null) await markMediaUsed(app.db, said.media.id, now);
  app.events.wake();
  return tellMessage(app, row);
};

/**
 * The new message, or the one that stands for it: of an earlier try, or as it waits for approval. Most is said to one person,
 * and nobody is asked about it; the guard is asked where that writes nothing.
 */
const say = async (app: App, asked: MessageRequest, isNamed: boolean): Promise<SentRow | MessageView> => {
  const { said, conversationId } = asked;
  const isAmongMany = said.kind === 'poll' || groupsOf(app).has(conversationId);
  const direct = isAmongMany ? 'unsaid' : await put(app, asked, false);
  if (direct !== 'unsaid') return direct;
  const verdict = isNamed ? await passGuard(app, asked) : null;
  if (verdict === 'send') {
    remember(app, conversationId);
    const row = await put(app, asked, true);
    if (row !== 'unsaid') return row;
  } else if (verdict !== null) return verdict;
  return (
    (await earlierMessage(app, asked)) ?? fail(messageErrors, said.kind === 'poll' ? 'no_polls_here' : 'not_delivered')
  );
};

const put = async (app: App, asked: MessageRequest, isPassed: boolean): Promise<SentRow | 'unsaid'> => {
  const { memberId, conversationId, said, now } = asked;
  try {
    const row = await putMessage(app.db, memberId, conversationId, newId(now), said, now, isPassed);
    return row ?? fail(messageErrors, 'conversation_not_found');
  } catch (error) {
    // Two tries at the same moment, in two processes: the other one was first.
    if (brokenUnique(error) !== 'messages_client_id') throw error;
    return 'unsaid';
  }
};

/** What was said already is not refused the second time. */
const passGuard = async (app: App, asked: MessageRequest): Promise<'send' | MessageView | null> => {
  try {
    return await askGuard(app, asked);
  } catch (error) {
    const earlier = error instanceof Failure ? await earlierMessage(app, asked) : null;
    if (earlier === null) throw error;
    return earlier;
  }
};

const knownGroups = new WeakMap<App, Set<string>>();
/** Conversations of many that were lately spoken in: there the guard is asked first. */
const groupsOf = (app: App): Set<string> => {
  const known = knownGroups.get(app) ?? new Set();
  knownGroups.set(app, known);
  return known;
};

const remember = (app: App, conversationId: string): void => {
  const known = groupsOf(app);
  if (known.size >= MANY_KNOWN_MAX) known.clear();
  known.add(conversationId);
};

const earlierMessage = async (app: App, asked: MessageRequest): Promise<MessageView | null> => {
  const { clientId } = asked.said.draft;
  const [row] = clientId === null ? [] : await selectMessageByClientId(app.db, asked.memberId, clientId);
  if (row === undefined) return null;
  const isChanged = row.edited_at !== null || row.deleted_at !== null;
  assertSameMessage(asked, { ...row, content: isChanged ? asked.said.content : row.content });
  return toMessageView(row);
};

/** The conversation of two people, made with its first message. */
const beginWith = async (app: App, senderId: string, receiverId: string | null, now: Date): Promise<string> => {
  if (receiverId === null) fail(messageErrors, 'ask_for_something');
  if (receiverId === senderId) fail(messageErrors, 'to_self');
  const pair = pairOf(senderId, receiverId);
  const [found] = await selectPairOf(app.db, senderId, receiverId, pair);
  if (found?.known !== true) fail(messageErrors, found?.id == null ? 'member_not_found' : 'not_delivered');
  if (found.id !== null) return found.id;
  const [made] = await insertPair(app.db, newId(now), pair, senderId, receiverId, now);
  // Both may begin in the same moment: the other one was first.
  const [begun] = made === undefined ? await selectPair(app.db, pair) : [made];
  return begun?.id ?? fail(messageErrors, 'conversation_not_found');
};
