import { FOLLOWED_TAGS_MAX, listErrors } from '@wagram/contract/lists';
import { fail, type App, type Db, type MemberId } from '#kernel';
import { lockMembers } from '#members';
import { deleteFollowedTag, insertFollowedTag, selectFollowedTags } from './tags.gen.ts';

interface Followed {
  tag: string;
  isFollowing: boolean;
}

export const listFollowedTags = async (db: Db, memberId: MemberId): Promise<{ tags: string[] }> => ({
  tags: (await selectFollowedTags(db, { memberId })).map(({ tag }) => tag),
});

export const followTag = async (app: App, memberId: MemberId, tag: string, now: Date): Promise<Followed> => {
  await app.transact(async (tx) => {
    // However many are asked for at once, they are counted one after the other.
    await lockMembers(tx, memberId, memberId);
    const { tags } = await listFollowedTags(tx, memberId);
    if (tags.length >= FOLLOWED_TAGS_MAX && !tags.includes(tag)) fail(listErrors, 'too_many_tags');
    await insertFollowedTag(tx, { memberId, tag, now });
  });
  return { tag, isFollowing: true };
};

export const unfollowTag = async (db: Db, memberId: MemberId, tag: string): Promise<Followed> => {
  await deleteFollowedTag(db, { memberId, tag });
  return { tag, isFollowing: false };
};
