import type { ParsedInput } from '@wagram/contract/kernel';
import { bareHandle, type MemberEvent, type OwnProfileView } from '@wagram/contract/members';
import { profileErrors, type profileCalls } from '@wagram/contract/profiles';
import { acceptEverybody } from '#follows';
import { fail, publish, type App, type Db, type MemberId, type PostId } from '#kernel';
import { findUsableMedia, markMediaUsed, releaseMedia, storeDataUrl } from '#media';
import {
  selectMemberById,
  setPinned,
  setWelcomed,
  toOwnProfileView,
  updateProfile,
  type Member,
  type ProfileChange,
} from '#members';
import { cleanBio, cleanLink, cleanName } from './clean.ts';

type Patch = Omit<ParsedInput<typeof profileCalls.updateProfile>, 'userId'>;

/** Only what was sent. */
const changeOf = (patch: Patch, member: Member): ProfileChange => ({
  ...(patch.displayName === undefined
    ? {}
    : { displayName: cleanName(patch.displayName) ?? bareHandle(member.username) }),
  ...(patch.bio === undefined ? {} : { bio: cleanBio(patch.bio) }),
  ...(patch.twitter_link === undefined ? {} : { twitterLink: cleanLink(patch.twitter_link) }),
  ...(patch.discord_link === undefined ? {} : { discordLink: cleanLink(patch.discord_link) }),
  ...(patch.telegram_link === undefined ? {} : { telegramLink: cleanLink(patch.telegram_link) }),
  ...(patch.website === undefined ? {} : { website: cleanLink(patch.website) }),
  ...(patch.shows_likes === undefined ? {} : { showsLikes: patch.shows_likes }),
  ...(patch.creator_category === undefined ? {} : { creatorCategory: patch.creator_category || null }),
  ...(patch.private === undefined ? {} : { private: patch.private }),
});

/** D9: a data URL becomes media of ours; an address has to be the member's own upload. undefined: it stays as it is. */
const takeAvatar = async (
  app: App,
  member: Member,
  patch: string | null | undefined,
  now: Date,
): Promise<string | null | undefined> => {
  if (patch === undefined || patch === member.avatarUrl) return undefined;
  if (patch === null || patch === '') return null;
  if (patch.startsWith('data:')) return storeDataUrl(app, member.id, patch);
  const media = await findUsableMedia(app, member.id, patch, null);
  if (media?.stored.kind !== 'image') fail(profileErrors, 'foreign_avatar');
  await markMediaUsed(app.db, media.id, now);
  return media.url;
};

/** An upload of the member's own. undefined: it stays as it is. */
const takeBanner = async (
  app: App,
  member: Member,
  patch: string | null | undefined,
  now: Date,
): Promise<string | null | undefined> => {
  if (patch === undefined || patch === member.bannerUrl) return undefined;
  if (patch === null || patch === '') return null;
  const media = await findUsableMedia(app, member.id, patch, null);
  if (media?.stored.kind !== 'image') fail(profileErrors, 'foreign_banner');
  await markMediaUsed(app.db, media.id, now);
  return media.url;
};

/** D20: becoming public lets in everybody who waits. */
const save = async (
  app: App,
  member: Member,
  change: ProfileChange,
  fields: readonly string[],
  now: Date,
): Promise<Member | null> =>
  app.transact(async (tx: Db) => {
    const saved = await updateProfile(tx, member.id, change, now);
    if (saved === null) return null;
    if (change.private === false) await acceptEverybody(tx, member.id, now);
    const event: MemberEvent = {
      name: 'member.updated',
      payload: { memberId: member.id, fields, private: saved.private },
    };
    await publish(tx, event);
    return change.private === false ? selectMemberById(tx, member.id) : saved;
  });

/** PROF-03. Nothing is changed when any part is refused. */
export const editProfile = async (
  app: App,
  memberId: MemberId,
  patch: Patch,
  now: Date,
): Promise<{ profile: OwnProfileView }> => {
  const member = (await selectMemberById(app.db, memberId)) ?? fail(profileErrors, 'member_not_found');
  const avatarUrl = await takeAvatar(app, member, patch.avatar_url, now);
  const bannerUrl = await takeBanner(app, member, patch.banner_url, now);
  const change = {
    ...changeOf(patch, member),
    ...(avatarUrl === undefined ? {} : { avatarUrl }),
    ...(bannerUrl === undefined ? {} : { bannerUrl }),
  };
  const fields = Object.keys(patch).filter((name) => patch[name as keyof Patch] !== undefined);
  const saved = (await save(app, member, change, fields, now)) ?? fail(profileErrors, 'member_not_found');
  if (avatarUrl !== undefined && member.avatarUrl !== null) await releaseMedia(app.db, memberId, member.avatarUrl);
  if (bannerUrl !== undefined && member.bannerUrl !== null) await releaseMedia(app.db, memberId, member.bannerUrl);
  return { profile: toOwnProfileView(app.config, saved) };
};

/** SOC-01. */
export const finishWelcome = async (app: App, memberId: MemberId, now: Date): Promise<{ profile: OwnProfileView }> => {
  const saved = (await setWelcomed(app.db, { memberId, now })) ?? fail(profileErrors, 'member_not_found');
  return { profile: toOwnProfileView(app.config, saved) };
};

/** SOC-07: one at a time; the next takes its place. */
export const pinPost = async (
  app: App,
  memberId: MemberId,
  postId: PostId | null,
): Promise<{ profile: OwnProfileView }> => {
  const saved = (await setPinned(app.db, { memberId, postId })) ?? fail(profileErrors, 'post_not_found');
  return { profile: toOwnProfileView(app.config, saved) };
};
