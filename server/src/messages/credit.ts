// MON-01: credit that is sent to somebody stands in the conversation of the two as a bubble. The room that moves it says so.
import { messageErrors, type MessageView } from '@wagram/contract/messages';
import { fail, type App, type Db, type MemberId, type MessageId } from '#kernel';
import { findFacets } from '#posts';
import { told } from './acts/act.ts';
import { forgetWithheld, updateCredit, updateDeleted } from './acts/changes.gen.ts';
import { putToMember } from './sending/put-message.ts';
import type { SentRow } from './sending/send.gen.ts';
import { beginWith } from './sending/send.ts';
import { tellMessage } from './tell.ts';

const NOTHING_ELSE = { imageUrl: null, duration: null, replyTo: null, clientId: null, poll: null };

/** In the caller's transaction: it is said with the money or not at all. */
export const sayCredit = async (
  tx: Db,
  id: MessageId,
  senderId: MemberId,
  receiverId: MemberId,
  content: string,
  amount: bigint,
  now: Date,
): Promise<SentRow> => {
  const conversationId = await beginWith(tx, senderId, receiverId, now);
  const said = {
    kind: 'credit',
    content,
    facets: findFacets(content),
    media: null,
    more: [],
    cardUrl: null,
    forwarded: null,
  } as const;
  const words = { memberId: senderId, conversationId, said: { ...said, draft: { content, ...NOTHING_ELSE } }, now };
  const row = await putToMember(tx, words, id);
  if (row === null || row === 'unsaid') return fail(messageErrors, 'not_delivered');
  await updateCredit(tx, { messageId: id, credit: amount });
  return { ...row, credit: String(amount) };
};

/** Once it is committed. Answers it as its sender sees it. */
export const tellCredit = (app: App, said: SentRow): Promise<MessageView> => tellMessage(app, said);

/** With the money: that does not come back either. */
export const unsayCredit = async (tx: Db, messageId: MessageId, memberId: MemberId, now: Date): Promise<void> => {
  await updateDeleted(tx, { messageId, memberId, until: now, now });
  await forgetWithheld(tx, { messageId, now });
};

export const tellTakenBack = (app: App, memberId: MemberId, messageId: MessageId): Promise<MessageView> =>
  told(app, memberId, messageId);
