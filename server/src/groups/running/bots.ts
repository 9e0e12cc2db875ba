import { BOT_MESSAGES_PER_MINUTE, BOTS_MAX, groupErrors, type GroupBot } from '@wagram/contract/groups';
import { kernelErrors } from '@wagram/contract/kernel';
import { messageErrors } from '@wagram/contract/messages';
import {
  countAttempt,
  fail,
  hashSecret,
  newId,
  newSecret,
  type ConversationId,
  type Db,
  type App,
  type GroupBotId,
  type MemberId,
  type MessageId,
} from '#kernel';
import { putBotMessage, tellMessage } from '#messages';
import { getOwnGroup, whileRuling } from '../access.ts';
import { deleteBot, insertBot, selectBots, selectSpeaker, type BotRow } from '../tools.gen.ts';

const toBot = (row: BotRow): GroupBot => ({ id: row.id, name: row.name, created_at: row.created_at.toISOString() });

export const listBots = async (db: Db, viewerId: MemberId, groupId: ConversationId): Promise<GroupBot[]> => {
  await getOwnGroup(db, viewerId, groupId, 'admin');
  return (await selectBots(db, { groupId })).map(toBot);
};

/** The token is told once; the database keeps its hash. */
export const createBot = async (
  app: App,
  viewerId: MemberId,
  groupId: ConversationId,
  name: string,
  now: Date,
): Promise<{ bot: GroupBot; token: string }> => {
  const token = `bot_${newSecret()}`;
  const bot = { id: newId<GroupBotId>(now), name: name.trim(), created_at: now };
  await whileRuling(app, viewerId, groupId, 'admin', async (tx, group) => {
    if (!group.bot_integration) fail(groupErrors, 'bots_off');
    if ((await selectBots(tx, { groupId })).length >= BOTS_MAX) fail(groupErrors, 'too_many_bots');
    await insertBot(tx, { ...bot, groupId, tokenHash: hashSecret(token), madeBy: viewerId, now });
  });
  return { bot: toBot(bot), token };
};

export const removeBot = (app: App, viewerId: MemberId, groupId: ConversationId, botId: GroupBotId): Promise<void> =>
  whileRuling(app, viewerId, groupId, 'admin', async (tx) => {
    if ((await deleteBot(tx, { groupId, id: botId })) === 0) fail(groupErrors, 'bot_not_found');
  });

/** What a program says with a bot's token. */
export const sayAsBot = async (
  app: App,
  token: string | null,
  text: string,
  now: Date,
): Promise<{ message_id: MessageId }> => {
  const bot = token === null ? undefined : await selectSpeaker(app.db, { tokenHash: hashSecret(token) });
  if (bot === undefined) fail(groupErrors, 'bot_unknown');
  if (!bot.bot_integration) fail(groupErrors, 'bots_off');
  const content = text.trim();
  if (content === '') fail(messageErrors, 'empty_message');
  const rule = { max: BOT_MESSAGES_PER_MINUTE, windowS: 60 };
  const { allowed, retryAfterS } = await countAttempt(app.db, `bot:${bot.id}`, rule, now);
  if (!allowed) fail(kernelErrors, 'too_many_requests', { retryAfterS });
  const row = await putBotMessage(app.db, bot.conversation_id, bot.name, content, now);
  if (row === null) fail(groupErrors, 'group_not_found');
  await tellMessage(app, row);
  return { message_id: row.id };
};
