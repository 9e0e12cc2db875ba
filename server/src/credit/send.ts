// MON-01, MON-02: WGM from one member to another.
import { creditErrors, type SentView } from '@wagram/contract/credit';
import { bareHandle, checkHandle } from '@wagram/contract/members';
import { asId } from '@wagram/contract/kernel';
import type { MessageView } from '@wagram/contract/messages';
import { fail, newId, type App, type CreditSendId, type Db, type MemberId, type MessageId } from '#kernel';
import { balanceOf, takeBack, takenBackFrom, transfer, whyShort } from '#ledger';
import { sayCredit, tellCredit, tellTakenBack, unsayCredit, type SentRow } from '#messages';
import { deleteSend, insertSend, selectReceiver, selectSendByKey } from './sends.gen.ts';

export interface SendDraft {
  to: string;
  amount: string;
  words: string;
  in_chat: boolean;
}

interface Sent {
  sent: SentView;
  message: MessageView | null;
  balance: string;
}

const findReceiver = async (app: App, viewer: MemberId, to: string) => {
  const handle = bareHandle(to.trim());
  if (checkHandle(handle) !== null) fail(creditErrors, 'receiver_not_found');
  const receiver = await selectReceiver(app.db, { viewer, handle: `@${handle.toLowerCase()}` });
  return receiver ?? fail(creditErrors, 'receiver_not_found');
};

type Receiver = Awaited<ReturnType<typeof findReceiver>>;

interface Made {
  id: CreditSendId;
  said: SentRow | null;
}

/** What moves and what is said of it, together or not at all. Null: an earlier try has sent it. */
const move = async (
  app: App,
  tx: Db,
  senderId: MemberId,
  { id: receiverId }: Receiver,
  draft: SendDraft,
  key: string,
  now: Date,
): Promise<Made | null> => {
  const id = newId<CreditSendId>(now);
  const amount = BigInt(draft.amount);
  const words = draft.words.trim();
  const isSaid = draft.in_chat || words !== '';
  const moved = await transfer(
    tx,
    { kind: 'transfer', key, unit: 'WGM', from: { member: senderId }, to: { member: receiverId }, amount, note: id },
    now,
  );
  if (moved.state === 'short') fail(creditErrors, await whyShort(app, tx, senderId));
  if (moved.state === 'demo') fail(creditErrors, 'demo_credit');
  if (moved.state === 'repeated') return null;
  const said = isSaid ? await sayCredit(tx, asId<MessageId>(id), senderId, receiverId, words, amount, now) : null;
  const row = { id, senderId, receiverId, amount, words: words === '' ? null : words, inChat: isSaid, now };
  await insertSend(tx, { ...row, transferId: moved.id, eventId: newId() });
  return { id, said };
};

/** One movement for each key of an action, however often it is asked for. */
export const sendCredit = async (
  app: App,
  senderId: MemberId,
  draft: SendDraft,
  actionKey: string | null,
  now: Date,
): Promise<Sent> => {
  const receiver = await findReceiver(app, senderId, draft.to);
  if (receiver.id === senderId) fail(creditErrors, 'to_self');
  const key = `transfer:${senderId}:${actionKey ?? newId()}`;
  const made = await app.transact((tx) => move(app, tx, senderId, receiver, draft, key, now));
  app.events.wake();
  const message = made?.said == null ? null : await tellCredit(app, made.said);
  const row = (await selectSendByKey(app.db, { key, senderId })) ?? fail(creditErrors, 'send_not_found');
  const { id, to, words, created_at } = row;
  return {
    sent: { id, to, amount: row.amount, words, created_at: created_at.toISOString() },
    message,
    balance: String(await balanceOf(app.db, senderId)),
  };
};

/** D30: the row goes, its bubble with it, and the second transfer remembers that it was there. */
export const takeBackCredit = async (
  app: App,
  senderId: MemberId,
  sendId: CreditSendId,
  now: Date,
): Promise<{ balance: string }> => {
  const gone = await app.transact(async (tx) => {
    const sent = await deleteSend(tx, { id: sendId, senderId, eventId: newId() });
    if (sent === undefined) return null;
    const given = { id: sendId, to: sendId, giverId: senderId, receiverId: sent.receiver_id };
    const parts = { amount: BigInt(sent.amount), transferId: sent.transfer_id, at: sent.created_at };
    const refusal = await takeBack(tx, { ...given, ...parts }, now);
    if (refusal !== null) fail(creditErrors, refusal);
    if (sent.in_chat) await unsayCredit(tx, asId<MessageId>(sendId), senderId, now);
    return sent;
  });
  if (gone === null && (await takenBackFrom<CreditSendId>(app.db, senderId, sendId)) === null)
    fail(creditErrors, 'send_not_found');
  if (gone !== null) {
    app.events.wake();
    if (gone.in_chat) await tellTakenBack(app, senderId, asId<MessageId>(sendId));
  }
  return { balance: String(await balanceOf(app.db, senderId)) };
};
