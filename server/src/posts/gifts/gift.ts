import { postErrors, type GiftAmount, type PostView } from '@wagram/contract/posts';
import { fail, newId, type App, type GiftId, type MemberId, type PostId } from '#kernel';
import { takeBack, takenBackFrom, transfer, whyShort } from '#ledger';
import { written } from '../changes.ts';
import { selectPost } from '../feeds/feeds.gen.ts';
import { deleteGift, insertGift, lockGifted, lockPost, selectGift, selectGiftByKey } from './gifts.gen.ts';
import { toPostView } from '../view.ts';

export interface GiftDraft {
  postId: PostId;
  amount: GiftAmount;
  /** The Idempotency-Key of the action: one gift for each. */
  key: string | null;
}

interface GiftRecord {
  post: PostView;
  /** Null where it was taken back before this try was repeated. */
  gift_id: GiftId | null;
}

/** Moves WGM from the sender to the author and counts it on the post, all or nothing. */
export const giveGift = async (app: App, senderId: MemberId, draft: GiftDraft, now: Date): Promise<GiftRecord> => {
  const { postId } = draft;
  const giftId = await app.transact(async (tx) => {
    const post = await lockPost(tx, { postId, viewerId: senderId });
    if (post === undefined) fail(postErrors, 'post_not_found');
    if (post.member_id === senderId) fail(postErrors, 'gift_to_self');
    if (post.remote) fail(postErrors, 'author_elsewhere');
    const giftId = newId<GiftId>();
    const amount = BigInt(draft.amount);
    const key = `gift:${senderId}:${draft.key ?? giftId}`;
    const moved = await transfer(
      tx,
      {
        kind: 'gift',
        key,
        unit: 'WGM',
        from: { member: senderId },
        to: { member: post.member_id },
        amount,
        note: postId,
      },
      now,
    );
    if (moved.state === 'short') fail(postErrors, await whyShort(app, tx, senderId));
    if (moved.state === 'demo') fail(postErrors, 'demo_credit');
    if (moved.state === 'repeated') return (await selectGiftByKey(tx, { key, senderId }))?.id ?? null;
    const given = { id: giftId, postId, senderId, receiverId: post.member_id, amount, transferId: moved.id, now };
    await insertGift(tx, { ...given, eventId: newId() });
    return giftId;
  });
  const post = await shownPost(app, senderId, postId);
  return { post: post ?? fail(postErrors, 'post_not_found'), gift_id: giftId };
};

const shownPost = async (app: App, viewerId: MemberId, postId: PostId): Promise<PostView | null> => {
  const row = await selectPost(app.db, { viewer: viewerId, postId });
  if (row === undefined) return null;
  app.db.tell(written(row));
  return toPostView(row);
};

/**
 * D30: the row goes, and the second transfer remembers that it was there. The post is locked before the gift, in the order
 * in which deleting a post takes them.
 */
export const takeBackGift = async (app: App, senderId: MemberId, giftId: GiftId, now: Date) => {
  const isMoved = await app.transact(async (tx) => {
    const gift = await selectGift(tx, { id: giftId, senderId });
    if (gift === undefined) return false;
    await lockGifted(tx, { postId: gift.post_id });
    if ((await deleteGift(tx, { id: giftId, senderId, eventId: newId() })) === undefined) return false;
    const given = {
      id: giftId,
      to: gift.post_id,
      giverId: senderId,
      receiverId: gift.receiver_id,
      transferId: gift.transfer_id,
    };
    const refusal = await takeBack(tx, { ...given, amount: BigInt(gift.amount), at: gift.created_at }, now);
    return refusal === null || fail(postErrors, refusal);
  });
  const postId = await takenBackFrom<PostId>(app.db, senderId, giftId);
  if (postId === null) fail(postErrors, 'gift_not_found');
  if (isMoved) app.events.wake();
  return { post: await shownPost(app, senderId, postId) };
};
