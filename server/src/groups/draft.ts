import { groupErrors, MEMBER_LIMIT_HELD, type groupCalls, type GroupKind } from '@wagram/contract/groups';
import type { ParsedInput } from '@wagram/contract/kernel';
import { fail, type App } from '#kernel';
import { findUsableMedia, markMediaUsed } from '#media';

export type GroupDraft = Omit<ParsedInput<typeof groupCalls.createGroup>, 'owner_id' | 'kind'>;
export type GroupPatch = Omit<ParsedInput<typeof groupCalls.changeGroup>, 'user_id' | 'group_id'>;

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
export const settingsOf = (patch: GroupPatch): unknown[] => [
  patch.description?.trim() ?? null,
  patch.category ?? null,
  patch.tags === undefined ? null : cleanTags(patch.tags),
  patch.privacy ?? null,
  patch.mediaSharing ?? null,
  patch.voiceMessages ?? null,
  patch.pollsVoting ?? null,
  patch.botIntegration ?? null,
  patch.autoModeration ?? null,
  patch.slowMode ?? null,
  patch.messageApproval ?? null,
  patch.slowSeconds ?? null,
  patch.words === undefined ? null : cleanWords(patch.words),
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
  patch: string | null | undefined,
  now: Date,
): Promise<{ url: string; id: string | null } | null | undefined> => {
  if (patch === undefined) return undefined;
  if (patch === null || patch === '') return null;
  const media = await findUsableMedia(app, memberId, patch, null);
  if (media?.stored.kind !== 'image') fail(groupErrors, 'foreign_media');
  await markMediaUsed(app.db, media.id, now);
  return { url: media.url, id: media.id };
};
