import { DELETE_MINUTES, EDIT_MINUTES, messageErrors, type MessageView } from '@house/contract/messages';
import { fail, type House } from '#kernel';
import { releaseMedia } from '#media';
import { findFacets } from '#posts';
import {
  deleteReaction,
  insertReaction,
  selectMessage,
  touchMessage,
  updateContent,
  updateDeleted,
  type MessageRow,
} from './message-queries.ts';
import { tellChange } from './tell.ts';
import { toMessageView } from './view.ts';

const MINUTE_MS = 60_000;

const getMessage = async (house: House, memberId: string, messageId: string): Promise<MessageRow> =>
  (await selectMessage(house.db, memberId, messageId))[0] ?? fail(messageErrors, 'message_not_found');

const assertOwn = (row: MessageRow, memberId: string, minutes: number, now: Date): void => {
  if (row.sender_id !== memberId) fail(messageErrors, 'not_your_message');
  if (row.deleted_at !== null) fail(messageErrors, 'message_not_found');
  if (now.getTime() - row.created_at.getTime() > minutes * MINUTE_MS) fail(messageErrors, 'too_late');
};

/** The message as it is now, told to everybody who sees it. */
const told = async (house: House, memberId: string, messageId: string): Promise<MessageView> => {
  const message = toMessageView(await getMessage(house, memberId, messageId));
  await tellChange(house, message.conversation_id, message.change);
  return message;
};

export const editMessage = async (
  house: House,
  memberId: string,
  messageId: string,
  text: string,
  now: Date,
): Promise<MessageView> => {
  const row = await getMessage(house, memberId, messageId);
  assertOwn(row, memberId, EDIT_MINUTES, now);
  const content = text.trim();
  if (content === '' && row.image_url === null) fail(messageErrors, 'empty_message');
  await updateContent(house.db, messageId, content, JSON.stringify(findFacets(content)), now);
  return told(house, memberId, messageId);
};

export const takeBackMessage = async (
  house: House,
  memberId: string,
  messageId: string,
  now: Date,
): Promise<MessageView> => {
  const row = await getMessage(house, memberId, messageId);
  if (row.sender_id === memberId && row.deleted_at !== null) return toMessageView(row);
  assertOwn(row, memberId, DELETE_MINUTES, now);
  await house.transact(async (tx) => {
    await updateDeleted(tx, messageId, now);
    if (row.image_url !== null) await releaseMedia(tx, memberId, row.image_url);
  });
  return told(house, memberId, messageId);
};

export const reactToMessage = async (
  house: House,
  memberId: string,
  messageId: string,
  action: 'react' | 'unreact',
  emoji: string,
  now: Date,
): Promise<MessageView> => {
  const row = await getMessage(house, memberId, messageId);
  if (row.deleted_at !== null) fail(messageErrors, 'message_not_found');
  const isChanged = await house.transact(async (tx) => {
    const rows =
      action === 'react'
        ? await insertReaction(tx, messageId, memberId, emoji, now)
        : await deleteReaction(tx, messageId, memberId, emoji);
    if (rows.length > 0) await touchMessage(tx, messageId);
    return rows.length > 0;
  });
  return isChanged ? told(house, memberId, messageId) : toMessageView(await getMessage(house, memberId, messageId));
};
