import { formatAmount, parseAmount } from '@wagram/contract/kernel';
import type { PostView } from '@wagram/contract/posts';
import { Link } from 'react-router';
import { getBrand, getLanguage } from '#kernel';
import { useDisplayChoice } from '#settings';
import { openDialog } from '#ui';
import { fullCount } from './counts.ts';
import { texts } from '../texts.ts';
import { postPath } from './acts/use-share.ts';

const words = texts.page;

interface CountProps {
  readonly count: number;
  readonly word: (count: number) => string;
  readonly more?: string;
  /** Opens the people behind it, where there are some. */
  readonly onOpen?: () => void;
  /** Leads to what is behind it. */
  readonly to?: string;
}

const LINE = 'flex min-h-11 items-center gap-1 rounded-lg hover:underline';

const Count = ({ count, word, more, onOpen, to }: CountProps) => {
  const noun = word(count);
  const face = (
    <>
      <span className="figures font-semibold text-ink">{fullCount(count)}</span>
      <span>
        {noun}
        {more !== undefined && <span className="text-mint"> · {more}</span>}
      </span>
    </>
  );
  if (to !== undefined) {
    return (
      <li>
        <Link to={to} className={LINE}>
          {face}
        </Link>
      </li>
    );
  }
  if (onOpen === undefined || count === 0) return <li className="flex min-h-11 items-center gap-1">{face}</li>;
  return (
    <li>
      <button
        type="button"
        aria-label={texts.people.see(`${fullCount(count)} ${noun}${more === undefined ? '' : ` · ${more}`}`)}
        onClick={onOpen}
        className={LINE}
      >
        {face}
      </button>
    </li>
  );
};

/** All counts in words; the gifts with what they add up to. Likes, reposts and gifts open who they came from. */
export const PostCounts = ({ post }: { readonly post: PostView }) => {
  const isCounted = !useDisplayChoice('hideLikeCounts');
  const total = formatAmount(parseAmount<'WGM'>(post.gifts_total), 'WGM', getLanguage());
  const sum = post.gifts === 0 ? {} : { more: `${total} ${getBrand().tokens.credit}` };
  const open = (kind: 'like' | 'repost' | 'gift') => () => openDialog('reactors', { post: post.id, kind });
  return (
    <ul className="flex flex-wrap gap-x-5 border-y border-line py-1 text-base text-ink-2">
      {isCounted && <Count count={post.likes_count} word={words.likes} onOpen={open('like')} />}
      <Count count={post.comments_count} word={words.replies} />
      {post.reposts > 0 && <Count count={post.reposts} word={words.reposts} onOpen={open('repost')} />}
      {post.quotes > 0 && <Count count={post.quotes} word={words.quotes} to={`${postPath(post.id)}/quotes`} />}
      <Count count={post.shares_count} word={words.shares} />
      <Count count={post.gifts} word={words.gifts} onOpen={open('gift')} {...sum} />
    </ul>
  );
};
