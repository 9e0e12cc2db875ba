import { formatAmount, parseAmount } from '@house/contract/kernel';
import type { PostView } from '@house/contract/posts';
import { getBrand } from '#kernel';
import { fullCount } from './counts.ts';
import { texts } from './texts.ts';

const words = texts.page;

const Count = ({ figure, word }: { readonly figure: string; readonly word: string }) => (
  <div className="flex gap-1.5">
    <dd className="figures order-1 font-semibold text-ink">{figure}</dd>
    <dt className="order-2">{word}</dt>
  </div>
);

/** All four counts in words; the gifts with what they add up to. */
export const PostCounts = ({ post }: { readonly post: PostView }) => {
  const total = formatAmount(parseAmount<'WGM'>(post.gifts_total), 'WGM', 'en');
  const gifts = post.gifts === 0 ? words.gifts : `${words.gifts} · ${total} ${getBrand().tokens.credit}`;
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1 border-y border-line py-3.5 text-base text-ink-2">
      <Count figure={fullCount(post.likes_count)} word={words.likes} />
      <Count figure={fullCount(post.comments_count)} word={words.replies} />
      <Count figure={fullCount(post.shares_count)} word={words.shares} />
      <Count figure={fullCount(post.gifts)} word={gifts} />
    </dl>
  );
};
