import { groupErrors, MEMBER_LIMIT_HELD, type groupCalls, type GroupKind } from '@wagram/contract/groups';
import type { ParsedInput } from '@wagram/contract/kernel';
import { fail, type App } from '#kernel';
import { findUsableMedia, markMediaUsed } from '#media';

export type GroupDraft = Omit<ParsedInput<typeof groupCalls.createGroup>, 'owner_id' | 'kind'>;
export type GroupWish = Omit<ParsedInput<typeof groupCalls.changeGroup>, 'user_id' | 'group_id'>;

const cleanList = (texts: readonly string[], clean: (text: string) => string): string[] => [
  ...new Set(texts.map((text) => clean(text.trim())).filter((text) => text !== '')),
];

/** Tags are written without their sign, and found whatever their case. */
export const cleanTags = (tags: readonly string[]): string[] =>
  cleanList(tags, (tag) => tag.replace(/^#+/, '').trim().toLowerCase());

/** Letters and digits alone, as words between single spaces: what people put between them does not help. */
export const plainWords = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export const cleanWords = (words: readonly string[]): string[] => cleanList(words, plainWords);

/** The settings in the order of the columns; what is absent is null. */
export const settingsOf = (wish: GroupWish): unknown[] => [
  wish.description?.trim() ?? null,
  wish.category ?? null,
  wish.tags === undefined ? null : cleanTags(wish.tags),
  wish.privacy ?? null,
  wish.mediaSharing ?? null,
  wish.voiceMessages ?? null,
  wish.pollsVoting ?? null,
  wish.botIntegration ?? null,
  wish.autoModeration ?? null,
  wish.slowMode ?? null,
  wish.messageApproval ?? null,
  wish.slowSeconds ?? null,
  wish.words === undefined ? null : cleanWords(wish.words),
];

/** A channel has none; a group has one that the load test has shown to hold. */
export const limitOf = (kind: GroupKind, limit: number): number | null => {
  if (kind === 'channel') return null;
  return limit > MEMBER_LIMIT_HELD ? fail(groupErrors, 'too_large') : limit;
};

/** An upload of who sends it. undefined: it stays as it is; null: none. */
export const takePicture = async (
  app: App,
  memberId: string,
  wish: string | null | undefined,
  now: Date,
): Promise<{ url: string; id: string | null } | null | undefined> => {
  if (wish === undefined) return undefined;
  if (wish === null || wish === '') return null;
  const media = await findUsableMedia(app, memberId, wish, null);
  if (media?.stored.kind !== 'image') fail(groupErrors, 'foreign_media');
  await markMediaUsed(app.db, media.id, now);
  return { url: media.url, id: media.id };
};
