import type { AnalyticsView } from '@wagram/contract/analytics';
import { Heart, MessageCircle, Repeat2 } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { postPath, shortCount } from '#posts';
import { texts } from './texts.ts';

const words = texts.top;

const Count = ({ icon: Icon, count, say }: { icon: LucideIcon; count: number; say: typeof words.likes }) => (
  <span className="flex items-center gap-1">
    <Icon aria-hidden="true" className="size-3.5" />
    <span aria-hidden="true">{shortCount(count)}</span>
    <span className="sr-only">{say(count)},</span>
  </span>
);

type Top = AnalyticsView['topLikedPosts'];

/** Each with a bar against the first: how far apart they are is seen before it is read. */
export const TopLiked = ({ posts }: { readonly posts: Top }) => {
  const most = Math.max(1, ...posts.map(({ likes }) => likes));
  return (
    <section aria-labelledby="analytics-top" className="flex flex-col gap-2 px-4 pt-8 wide:px-5">
      <h2 id="analytics-top" className="text-lg font-bold tracking-tight">
        {words.title}
      </h2>
      {posts.length === 0 && <p className="text-base text-ink-2">{words.none}</p>}
      <ol className="flex flex-col">
        {posts.map((post, index) => (
          <li key={post.id} className="border-t border-line first:border-t-0">
            <Link
              to={postPath(post.id)}
              className="-mx-2 flex gap-3 rounded-xl px-2 py-3 transition-colors duration-150 hover:bg-sunken"
            >
              <span
                aria-label={words.rank(index + 1)}
                role="img"
                className="figures w-4 shrink-0 text-center font-semibold text-ink-3"
              >
                {index + 1}
              </span>
              <span className="min-w-0 flex-1">
                <span dir="auto" className="line-clamp-2 text-base">
                  {post.content}
                </span>
                <span className="mt-2 flex items-center gap-4">
                  <span aria-hidden="true" className="h-1.5 flex-1 overflow-hidden rounded-full bg-sunken">
                    <span
                      className="block h-full rounded-full bg-coral/80"
                      style={{ width: `${Math.max(post.likes === 0 ? 0 : 3, (post.likes / most) * 100)}%` }}
                    />
                  </span>
                  <span className="tabular flex shrink-0 gap-3.5 text-sm text-ink-2">
                    <Count icon={Heart} count={post.likes} say={words.likes} />
                    <Count icon={MessageCircle} count={post.comments} say={words.comments} />
                    <Count icon={Repeat2} count={post.shares} say={words.shares} />
                  </span>
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
};
