import type { GiftId, PostId } from '@wagram/contract/kernel';
import type { GiftAmount, PostView } from '@wagram/contract/posts';
import { postCalls } from '@wagram/contract/posts';
import { atHandle } from '@wagram/contract/members';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { ask, getBrand, isAskError, reasonOf } from '#kernel';
import { sendOnce, TAKE_BACK_MS, takeFromBalance } from '#ledger';
import { toast } from '#ui';
import { patchPost } from '../text/entities.ts';
import { texts } from '../../texts.ts';

const give = (postId: PostId, amount: GiftAmount) =>
  sendOnce(`${postId}:${amount}`, (key) =>
    ask(postCalls.actOnPost, { post_id: postId, action: 'gift', amount }, { key }),
  );

const token = () => getBrand().tokens.credit;

/** D30. */
const takeBack = async (client: QueryClient, postId: PostId, giftId: GiftId, amount: GiftAmount): Promise<void> => {
  try {
    const { post } = await ask(postCalls.takeBackGift, { gift_id: giftId });
    if (post !== null) patchPost(client, postId, () => ({ gifts: post.gifts, gifts_total: post.gifts_total }));
    takeFromBalance(client, 'WGM', -BigInt(amount));
    toast(texts.gift.back(amount, token()), 'good');
  } catch (cause) {
    toast(reasonOf(cause, texts.gift.backFailed), 'bad');
  }
};

/** POST-04. What the server refuses (too little balance, a demo account) is said in its words. */
export const useGift = (post: PostView, onSent: () => void) => {
  const client = useQueryClient();
  const gift = useMutation({
    mutationFn: (amount: GiftAmount) => give(post.id, amount),
    onSuccess: ({ post: { gifts, gifts_total }, gift_id: id }, amount) => {
      patchPost(client, post.id, () => ({ gifts, gifts_total }));
      takeFromBalance(client, 'WGM', BigInt(amount));
      const undoOf = (giftId: GiftId) => ({
        text: texts.gift.undo,
        forMs: TAKE_BACK_MS,
        onAct: () => void takeBack(client, post.id, giftId, amount),
      });
      toast(texts.gift.sent(amount, token(), atHandle(post.username)), 'good', id === null ? null : undoOf(id));
      onSent();
    },
  });
  const isRefused = isAskError(gift.error) && gift.error.status > 0;
  const problem = gift.error === null ? null : isRefused ? gift.error.message : texts.gift.failed;
  return { send: gift.mutate, sending: gift.isPending ? gift.variables : null, problem };
};
