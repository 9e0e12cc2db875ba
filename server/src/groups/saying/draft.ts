import { groupErrors, MEMBER_LIMIT_HELD, type groupCalls, type GroupKind } from '@wagram/contract/groups';
import type { ParsedInput } from '@wagram/contract/kernel';
import { fail, type App, type MediaId, type MemberId, type ShownMedia, type StoredMedia } from '#kernel';
import { findUsableMedia, markMediaUsed } from '#media';
import type { CheckedMessage, MessageDraft } from '#messages';

export type GroupDraft = Omit<ParsedInput<typeof groupCalls.createGroup>, 'owner_id' | 'kind'>;
export type GroupPatch = Omit<ParsedInput<typeof groupCalls.changeGroup>, 'user_id' | 'group_id'>;

/** What somebody wants to say, as it waits. */
export type HeldDraft = MessageDraft & {
  kind: CheckedMessage['kind'];
  media: StoredMedia | null;
  moreMedia?: readonly ShownMedia[];
  /** Passed on: whose words they were. */
  forwardedFrom?: MemberId | null;
};

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

/** Settings as they are kept. */
export const settingsOf = <D extends Pick<GroupDraft, 'description' | 'tags' | 'words'>>(draft: D) => ({
  ...draft,
  description: draft.description.trim(),
  tags: cleanTags(draft.tags),
  words: cleanWords(draft.words),
});

/** The same of a change: what is absent is null. */
export const changesOf = (patch: GroupPatch) => ({
  description: patch.description?.trim() ?? null,
  category: patch.category ?? null,
  tags: patch.tags === undefined ? null : cleanTags(patch.tags),
  privacy: patch.privacy ?? null,
  mediaSharing: patch.mediaSharing ?? null,
  voiceMessages: patch.voiceMessages ?? null,
  pollsVoting: patch.pollsVoting ?? null,
  botIntegration: patch.botIntegration ?? null,
  autoModeration: patch.autoModeration ?? null,
  slowMode: patch.slowMode ?? null,
  messageApproval: patch.messageApproval ?? null,
  comments: patch.comments ?? null,
  slowSeconds: patch.slowSeconds ?? null,
  words: patch.words === undefined ? null : cleanWords(patch.words),
});

/** A channel has none; a group has one that the load test has shown to hold. */
export const limitOf = (kind: GroupKind, limit: number): number | null => {
  if (kind === 'channel') return null;
  return limit > MEMBER_LIMIT_HELD ? fail(groupErrors, 'too_large') : limit;
};

/** An upload of who sends it. undefined: it stays as it is; null: none. */
export const takePicture = async (
  app: App,
  memberId: MemberId,
  patch: string | null | undefined,
  now: Date,
): Promise<{ url: string; id: MediaId | null } | null | undefined> => {
  if (patch === undefined) return undefined;
  if (patch === null || patch === '') return null;
  const media = await findUsableMedia(app, memberId, patch, null);
  if (media?.stored.kind !== 'image') fail(groupErrors, 'foreign_media');
  await markMediaUsed(app.db, media.id, now);
  return { url: media.url, id: media.id };
};
