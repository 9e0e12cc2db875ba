import type { PostId } from '@wagram/contract/kernel';
import { Quote } from 'lucide-react';
import { EmptyState } from '#ui';
import { usePosts } from '../api.ts';
import { PagedPosts } from './paged-posts.tsx';
import { texts } from '../texts.ts';

/** SOC-02: what was said about a post. */
export const Quotes = ({ postId }: { readonly postId: PostId }) => (
  <PagedPosts
    list={usePosts({ quotesOf: postId })}
    empty={<EmptyState icon={<Quote aria-hidden="true" className="size-6" />} title={texts.quotes.empty} />}
  />
);
