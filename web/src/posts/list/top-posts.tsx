import type { PostId } from '@wagram/contract/kernel';
import { Link } from 'react-router';
import { useMutedWord } from '#blocks';
import { useDisplayChoice } from '#settings';
import { Skeleton } from '#ui';
import { useTopPosts } from '../api.ts';
import { useKnownPost } from '../card/text/entities.ts';
import { texts } from '../texts.ts';
import { postPath } from '../card/acts/use-share.ts';

const words = texts.top;

const TopPost = ({ id, place }: { readonly id: PostId; readonly place: number }) => {
  const post = useKnownPost(id);
  const isCounted = !useDisplayChoice('hideLikeCounts');
  const mutedWord = useMutedWord(post?.content ?? '', post?.user_id);
  if (post === null || mutedWord !== null) return null;
  const likes = isCounted ? ` · ${words.likes(post.likes_count)}` : '';
  return (
    <li className="border-t border-line first:border-t-0">
      <Link
        to={postPath(id)}
        className="-mx-2 flex gap-3 rounded-xl px-2 py-3 transition-colors duration-150 hover:bg-sunken"
      >
        <span aria-label={words.rank(place)} className="figures w-3 shrink-0 font-semibold text-ink-3">
          {place}
        </span>
        <span className="min-w-0 flex-1">
          <span dir="auto" className="line-clamp-2 text-base">
            {post.content}
          </span>
          <span className="mt-0.5 block truncate text-sm text-ink-3">
            <bdi>{post.username}</bdi>
            {likes}
          </span>
        </span>
      </Link>
    </li>
  );
};

/** SHELL-04: the three most liked posts of the last 24 hours. */
export const TopPosts = () => {
  const { data: ids, isPending, isError } = useTopPosts();
  if (isPending) {
    return (
      <div className="flex flex-col gap-4 py-2.5">
        <Skeleton className="h-13 w-full" />
        <Skeleton className="h-13 w-full" />
        <Skeleton className="h-13 w-full" />
      </div>
    );
  }
  if (ids === undefined || ids.length === 0) {
    return <p className="mt-1.5 text-base text-ink-2">{isError ? words.failed : words.empty}</p>;
  }
  return (
    <ol className="mt-1 -mb-2">
      {ids.map((id, index) => (
        <TopPost key={id} id={id} place={index + 1} />
      ))}
    </ol>
  );
};
