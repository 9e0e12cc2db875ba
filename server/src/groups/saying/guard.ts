// What a group or channel lets be said: its switches, for every message, comment and edit.
import { FLOOD_MESSAGES, FLOOD_SECONDS, LINKS_AFTER_HOURS } from '@wagram/contract/groups';
import { endingOf } from '@wagram/contract/media';
import { messageErrors, type MessageView } from '@wagram/contract/messages';
import { countAttempt, fail, type App } from '#kernel';
import type { CheckedMessage, MessageRequest, Messages } from '#messages';
import { plainWords } from './draft.ts';
import { holdsLink } from './find-links.ts';
import { selectGroupRules, type GroupRules } from '../groups.gen.ts';
import { hold } from '../running/held.ts';

const HOUR_MS = 3_600_000;

/** These hold for everybody in it. */
const assertKind = (rules: GroupRules, { kind, draft }: CheckedMessage): void => {
  const isComment = draft.threadOf != null;
  const mayPost = rules.kind === 'group' || rules.role === 'owner' || rules.role === 'admin';
  if (isComment ? rules.kind === 'group' : !mayPost) fail(messageErrors, 'cannot_write');
  if (isComment && !rules.comments) fail(messageErrors, 'comments_off');
  if (isComment && kind === 'poll') fail(messageErrors, 'no_polls_here');
  if (kind === 'media' && !rules.media_sharing) fail(messageErrors, 'no_media_here');
  if (kind === 'file' && !rules.media_sharing) fail(messageErrors, 'no_files_here');
  if (kind === 'voice' && !rules.voice_messages) fail(messageErrors, 'no_voice_here');
  if (kind === 'poll' && !rules.polls_voting) fail(messageErrors, 'no_polls_here');
};

/** Whole words and phrases, whatever stands between them. */
export const holdsWord = (texts: readonly string[], words: readonly string[]): boolean => {
  const said = texts.map((text) => ` ${plainWords(text)} `);
  return words.some((word) => said.some((text) => text.includes(` ${word} `)));
};

const withoutEnding = (name: string): string => {
  const ending = endingOf(name);
  const stem = ending === '' ? name : name.slice(0, -ending.length - 1);
  return endingOf(stem) === 'tar' ? stem.slice(0, -'.tar'.length) : stem;
};

const moderate = (rules: GroupRules, { content, draft, media }: CheckedMessage, now: Date): void => {
  if (!rules.auto_moderation) return;
  const isNew = now.getTime() - rules.joined_at.getTime() < LINKS_AFTER_HOURS * HOUR_MS;
  // The name of a file is read like any other words; how it ends is no country: notes.md, setup.py.
  const names = media?.stored.file == null ? [] : [media.stored.file.name];
  const texts = [content, ...(draft.poll?.options ?? [])];
  if (isNew && [...texts, ...names.map(withoutEnding)].some(holdsLink)) fail(messageErrors, 'no_links_yet');
  if (holdsWord([...texts, ...names], rules.words)) fail(messageErrors, 'words_not_allowed');
};

/** Counted in the database: two phones at once are one member. */
const keepPace = async (
  app: App,
  rules: GroupRules,
  { memberId, conversationId, now }: MessageRequest,
): Promise<void> => {
  const place = `${conversationId}:${memberId}`;
  if (rules.auto_moderation) {
    const rule = { max: FLOOD_MESSAGES, windowS: FLOOD_SECONDS };
    const { allowed, retryAfterS } = await countAttempt(app.db, `group flood:${place}`, rule, now);
    if (!allowed) fail(messageErrors, 'too_fast', { retryAfterS });
  }
  if (!rules.slow_mode) return;
  const rule = { max: 1, windowS: rules.slow_seconds };
  const { allowed, retryAfterS } = await countAttempt(app.db, `group slow:${place}`, rule, now);
  if (allowed) return;
  const text = `Slow mode is on. Please wait ${retryAfterS} s.`;
  fail(messageErrors, 'slow_mode', { retryAfterS, text, details: { seconds: retryAfterS } });
};

const judge = async (app: App, asked: MessageRequest): Promise<'send' | MessageView | null> => {
  const { memberId, conversationId, said, isEdit, now } = asked;
  const rules = await selectGroupRules(app.db, { viewer: memberId, groupId: conversationId });
  if (rules === undefined) return null;
  assertKind(rules, said);
  // Moderation is for members: those who run the group are trusted.
  if (rules.role !== 'member') return 'send';
  moderate(rules, said, now);
  if (isEdit) return rules.message_approval ? fail(messageErrors, 'no_edits_here') : 'send';
  await keepPace(app, rules, asked);
  return rules.message_approval ? hold(app, asked) : 'send';
};

export const startGuard = (app: App, messages: Messages): void => messages.guardTalks((asked) => judge(app, asked));
