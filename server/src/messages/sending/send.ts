import { messageErrors, type MessageView } from '@wagram/contract/messages';
import { brokenUnique, fail, Failure, newId, type App, type ConversationId, type Db, type MemberId } from '#kernel';
import { askForCard, selectCard } from '#links';
import { markAllUsed } from '#media';
import type { MessageRequest, MessagesApp } from '../guard.ts';
import { assertSameMessage, checkDraft, type MessageDraft } from './message-draft.ts';
import { selectMessageByClientId } from '../messages.gen.ts';
import { pairOf } from '../conversations/pair.ts';
import { putToGroup, putToMember } from './put-message.ts';
import { insertPair, selectPair, selectPairOf, type SentRow } from './send.gen.ts';
import { tellMessage } from '../tell.ts';
import { toMessageView } from '../view.ts';

const MANY_KNOWN_MAX = 10_000;

export interface AddressedDraft extends MessageDraft {
  receiverId: MemberId | null;
  conversationId: ConversationId | null;
}

/** P2, P3: a retry with the same client id answers the message of the first try. */
export const sendMessage = async (
  app: MessagesApp,
  senderId: MemberId,
  draft: AddressedDraft,
  now: Date,
): Promise<MessageView> => {
  const said = await checkDraft(app, senderId, draft);
  const conversationId = draft.conversationId ?? (await beginWith(app.db, senderId, draft.receiverId, now));
  const asked = { memberId: senderId, conversationId, said, isEdit: false, now };
  // Most is said to one person, and nobody is asked about it.
  const sent = (await sayToMember(app, asked)) ?? (draft.conversationId === null ? null : await sayToGroup(app, asked));
  if (sent === null) return repeated(app, asked);
  if (!('members_count' in sent)) return sent;
  const files = [said.media, ...said.more].flatMap((media) => media?.id ?? []);
  await markAllUsed(app.db, files, now);
  app.events.wake();
  return tellMessage(app, await withCard(app, sent, said.cardUrl, now));
};

/** With its card, if the page is known; else that is asked for, and comes after it. */
const withCard = async (app: App, sent: SentRow, url: string | null, now: Date): Promise<SentRow> => {
  if (url === null || sent.sender_id === null) return sent;
  await askForCard(app, app.db, sent.sender_id, url, now);
  return { ...sent, link_card: (await selectCard(app.db, { url }))?.link_card ?? null };
};

/** null: it is not for one person, or was not written. */
const sayToMember = async (app: MessagesApp, asked: MessageRequest): Promise<SentRow | null> => {
  const isAmongMany =
    asked.said.kind === 'poll' || asked.said.draft.threadOf != null || app.knownGroups.has(asked.conversationId);
  return isAmongMany ? null : unlessSaid(putToMember(app.db, asked));
};

/** The new message, or what stands for it: an earlier one, or as it waits for approval. null: it is no group, or not written. */
const sayToGroup = async (app: MessagesApp, asked: MessageRequest): Promise<SentRow | MessageView | null> => {
  const verdict = await passGuard(app, asked);
  if (verdict !== 'send') return verdict;
  remember(app, asked.conversationId);
  return unlessSaid(putToGroup(app.db, asked));
};

const unlessSaid = async (putting: ReturnType<typeof putToGroup>): Promise<SentRow | null> => {
  try {
    const row = (await putting) ?? fail(messageErrors, 'conversation_not_found');
    return row === 'unsaid' ? null : row;
  } catch (error) {
    // Two tries at the same moment, in two processes: the other one was first.
    if (brokenUnique(error) !== 'messages_client_id') throw error;
    return null;
  }
};

const repeated = async (app: MessagesApp, asked: MessageRequest): Promise<MessageView> =>
  (await earlierMessage(app, asked)) ?? fail(messageErrors, whyUnsaid(app, asked));

// Whoever does not sit in a group hears the same, whether it was lately spoken in or not.
const whyUnsaid = (app: MessagesApp, { said, conversationId }: MessageRequest) => {
  if (said.draft.threadOf != null) return 'message_not_found';
  if (said.kind === 'poll') return 'no_polls_here';
  return app.knownGroups.has(conversationId) ? 'conversation_not_found' : 'not_delivered';
};

/** What was said already is not refused the second time. */
const passGuard = async (app: MessagesApp, asked: MessageRequest): Promise<'send' | MessageView | null> => {
  try {
    return await app.askGuard(asked);
  } catch (error) {
    const earlier = error instanceof Failure ? await earlierMessage(app, asked) : null;
    if (earlier === null) throw error;
    return earlier;
  }
};

const remember = ({ knownGroups: known }: MessagesApp, conversationId: ConversationId): void => {
  if (known.size >= MANY_KNOWN_MAX) known.clear();
  known.add(conversationId);
};

const earlierMessage = async (app: App, asked: MessageRequest): Promise<MessageView | null> => {
  const { clientId } = asked.said.draft;
  const row =
    clientId === null ? undefined : await selectMessageByClientId(app.db, { senderId: asked.memberId, clientId });
  if (row === undefined) return null;
  const isChanged = row.edited_at !== null || row.deleted_at !== null;
  const more = (row.more_media ?? []).map(({ url }) => url);
  assertSameMessage(asked, { ...row, more, content: isChanged ? asked.said.content : row.content });
  return toMessageView(row);
};

/** The conversation of two people, made with its first message. */
export const beginWith = async (
  db: Db,
  senderId: MemberId,
  receiverId: MemberId | null,
  now: Date,
): Promise<ConversationId> => {
  if (receiverId === null) fail(messageErrors, 'ask_for_something');
  if (receiverId === senderId) fail(messageErrors, 'to_self');
  const pair = pairOf(senderId, receiverId);
  const found = await selectPairOf(db, { senderId, receiverId, pair });
  if (!found.known) fail(messageErrors, found.id === null ? 'member_not_found' : 'not_delivered');
  if (found.id !== null) return found.id;
  const made = await insertPair(db, { id: newId(now), pair, senderId, receiverId, now });
  // Both may begin in the same moment: the other one was first.
  const begun = made ?? (await selectPair(db, { pair }));
  return begun?.id ?? fail(messageErrors, 'conversation_not_found');
};
