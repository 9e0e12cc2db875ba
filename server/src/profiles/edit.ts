import type { ParsedInput } from '@wagram/contract/kernel';
import { bareHandle, type MemberEvent, type OwnProfileView } from '@wagram/contract/members';
import { profileErrors, type profileCalls } from '@wagram/contract/profiles';
import { acceptEverybody } from '#follows';
import { fail, publish, type Db, type App } from '#kernel';
import { findUsableMedia, markMediaUsed, releaseMedia, storeDataUrl } from '#media';
import { selectMemberById, toOwnProfileView, updateMember, type Member } from '#members';
import { sharedFeedsOf } from '#posts';
import { cleanBio, cleanLink, cleanName } from './clean.ts';

type Wish = Omit<ParsedInput<typeof profileCalls.updateProfile>, 'userId'>;
type Change = Partial<
  Pick<Member, 'displayName' | 'bio' | 'twitterLink' | 'discordLink' | 'telegramLink' | 'creatorCategory' | 'private'>
>;

/** Only what was sent. */
const changeOf = (wish: Wish, member: Member): Change => ({
  ...(wish.displayName === undefined
    ? {}
    : { displayName: cleanName(wish.displayName) ?? bareHandle(member.username) }),
  ...(wish.bio === undefined ? {} : { bio: cleanBio(wish.bio) }),
  ...(wish.twitter_link === undefined ? {} : { twitterLink: cleanLink(wish.twitter_link) }),
  ...(wish.discord_link === undefined ? {} : { discordLink: cleanLink(wish.discord_link) }),
  ...(wish.telegram_link === undefined ? {} : { telegramLink: cleanLink(wish.telegram_link) }),
  ...(wish.creator_category === undefined ? {} : { creatorCategory: wish.creator_category || null }),
  ...(wish.private === undefined ? {} : { private: wish.private }),
});

/** D9: a data URL becomes media of ours; an address has to be the member's own upload. undefined: it stays as it is. */
const takeAvatar = async (
  app: App,
  member: Member,
  wish: string | null | undefined,
  now: Date,
): Promise<string | null | undefined> => {
  if (wish === undefined || wish === member.avatarUrl) return undefined;
  if (wish === null || wish === '') return null;
  if (wish.startsWith('data:')) return storeDataUrl(app, member.id, wish);
  const media = await findUsableMedia(app, member.id, wish, null);
  if (media?.stored.kind !== 'image') fail(profileErrors, 'foreign_avatar');
  await markMediaUsed(app.db, media.id, now);
  return media.url;
};

/** D20: becoming public lets in everybody who waits. */
const save = async (
  app: App,
  member: Member,
  change: Change & { avatarUrl?: string | null },
  fields: readonly string[],
  now: Date,
): Promise<Member | null> =>
  app.transact(async (tx: Db) => {
    const saved = await updateMember(tx, member.id, { ...change, updatedAt: now });
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
  memberId: string,
  wish: Wish,
  now: Date,
): Promise<{ profile: OwnProfileView }> => {
  const member = (await selectMemberById(app.db, memberId)) ?? fail(profileErrors, 'member_not_found');
  const avatarUrl = await takeAvatar(app, member, wish.avatar_url, now);
  const change = { ...changeOf(wish, member), ...(avatarUrl === undefined ? {} : { avatarUrl }) };
  const fields = Object.keys(wish).filter((name) => wish[name as keyof Wish] !== undefined);
  const saved = (await save(app, member, change, fields, now)) ?? fail(profileErrors, 'member_not_found');
  if (avatarUrl !== undefined && member.avatarUrl !== null) await releaseMedia(app.db, memberId, member.avatarUrl);
  if (saved.private) sharedFeedsOf(app).dropAuthor(memberId);
  return { profile: toOwnProfileView(app.config, saved) };
};
