import { formatAmount, parseAmount } from '@house/contract/kernel';
import type { PostView } from '@house/contract/posts';
import { getBrand } from '#kernel';
import { fullCount } from './counts.ts';
import { texts } from './texts.ts';

const words = texts.page;

interface CountProps {
  readonly count: number;
  readonly word: readonly [one: string, more: string];
  readonly more?: string;
}

const Count = ({ count, word, more }: CountProps) => (
  <div className="flex gap-1.5">
    <dd className="figures order-1 font-semibold text-ink">{fullCount(count)}</dd>
    <dt className="order-2">
      {word[count === 1 ? 0 : 1]}
      {more !== undefined && <span className="text-mint"> · {more}</span>}
    </dt>
  </div>
);

/** All four counts in words; the gifts with what they add up to. */
export const PostCounts = ({ post }: { readonly post: PostView }) => {
  const total = formatAmount(parseAmount<'WGM'>(post.gifts_total), 'WGM', 'en');
  const sum = post.gifts === 0 ? {} : { more: `${total} ${getBrand().tokens.credit}` };
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1 border-y border-line py-3.5 text-base text-ink-2">
      <Count count={post.likes_count} word={words.likes} />
      <Count count={post.comments_count} word={words.replies} />
      <Count count={post.shares_count} word={words.shares} />
      <Count count={post.gifts} word={words.gifts} {...sum} />
    </dl>
  );
};
