import { BOT_MESSAGES_PER_MINUTE, BOTS_MAX, groupErrors, type GroupBot } from '@wagram/contract/groups';
import { kernelErrors } from '@wagram/contract/kernel';
import { messageErrors } from '@wagram/contract/messages';
import { countAttempt, fail, hashSecret, newId, newSecret, statement, type Db, type App } from '#kernel';
import { putBotMessage, tellMessage } from '#messages';
import { getOwnGroup, whileRuling } from './access.ts';
import { madeByRuler } from './makers.ts';

interface BotRow {
  id: string;
  name: string;
  created_at: Date;
}

const selectBots = statement<BotRow>(
  'group_bot_list',
  `select id, name, created_at from group_bots b
   where conversation_id = $1 and ${madeByRuler('b')} order by created_at, id`,
);

const insertBot = statement(
  'group_bot_insert',
  `insert into group_bots (id, conversation_id, name, token_hash, made_by, created_at) values ($1, $2, $3, $4, $5, $6)`,
);

const deleteBot = statement<{ id: string }>(
  'group_bot_delete',
  'delete from group_bots where conversation_id = $1 and id = $2 returning id',
);

const selectSpeaker = statement<{ id: string; name: string; conversation_id: string; bot_integration: boolean }>(
  'group_bot_by_token',
  `select b.id, b.name, b.conversation_id, g.bot_integration from group_bots b join groups g using (conversation_id)
   where b.token_hash = $1 and ${madeByRuler('b')}`,
);

const toBot = (row: BotRow): GroupBot => ({ id: row.id, name: row.name, created_at: row.created_at.toISOString() });

export const listBots = async (db: Db, viewerId: string, groupId: string): Promise<GroupBot[]> => {
  await getOwnGroup(db, viewerId, groupId, 'admin');
  return (await selectBots(db, groupId)).map(toBot);
};

/** The token is told once; the database keeps its hash. */
export const createBot = async (
  app: App,
  viewerId: string,
  groupId: string,
  name: string,
  now: Date,
): Promise<{ bot: GroupBot; token: string }> => {
  const token = `bot_${newSecret()}`;
  const bot = { id: newId(now), name: name.trim(), created_at: now };
  await whileRuling(app, viewerId, groupId, 'admin', async (tx, group) => {
    if (!group.bot_integration) fail(groupErrors, 'bots_off');
    if ((await selectBots(tx, groupId)).length >= BOTS_MAX) fail(groupErrors, 'too_many_bots');
    await insertBot(tx, bot.id, groupId, bot.name, hashSecret(token), viewerId, now);
  });
  return { bot: toBot(bot), token };
};

export const removeBot = (app: App, viewerId: string, groupId: string, botId: string): Promise<void> =>
  whileRuling(app, viewerId, groupId, 'admin', async (tx) => {
    if ((await deleteBot(tx, groupId, botId)).length === 0) fail(groupErrors, 'bot_not_found');
  });

/** What a program says with a bot's token. */
export const sayAsBot = async (
  app: App,
  token: string | null,
  text: string,
  now: Date,
): Promise<{ message_id: string }> => {
  const [bot] = token === null ? [] : await selectSpeaker(app.db, hashSecret(token));
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
