import { postErrors, type GiftAmount, type PostView } from '@house/contract/posts';
import { fail, newId, type House } from '#kernel';
import { transfer, whyShort } from '#ledger';
import { selectPost } from './feed-queries.ts';
import { insertGift, lockPost } from './queries.ts';
import { sharedFeedsOf } from './shared-feeds.ts';
import { toPostView } from './view.ts';

export interface GiftDraft {
  postId: string;
  amount: GiftAmount;
  /** The Idempotency-Key of the action: one gift for each. */
  key: string | null;
}

/** Moves WGM from the sender to the author and counts it on the post, all or nothing. */
export const giveGift = async (house: House, senderId: string, draft: GiftDraft, now: Date): Promise<PostView> => {
  const { postId } = draft;
  await house.transact(async (tx) => {
    const [post] = await lockPost(tx, senderId, postId);
    if (post === undefined) fail(postErrors, 'post_not_found');
    if (post.member_id === senderId) fail(postErrors, 'gift_to_self');
    const giftId = newId();
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
    if (moved.state === 'short') fail(postErrors, await whyShort(house, tx, senderId));
    if (moved.state === 'demo') fail(postErrors, 'demo_credit');
    if (moved.state === 'repeated') return;
    await insertGift(tx, giftId, postId, senderId, post.member_id, amount, moved.id, now, newId());
  });
  const [row] = await selectPost(house.db, senderId, postId);
  if (row === undefined) fail(postErrors, 'post_not_found');
  sharedFeedsOf(house).put(row, now);
  return toPostView(row);
};
