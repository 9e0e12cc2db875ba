import { PostsLoading, Quotes } from '#posts';
import { PostFrame } from './frame.tsx';
import { texts } from '../texts.ts';

/** SOC-02: /post/{id}/quotes. */
export const PostQuotesPage = () => (
  <PostFrame heading={texts.post.quotes} failed={texts.post.failed} loading={<PostsLoading />}>
    {(post) => <Quotes postId={post.id} />}
  </PostFrame>
);
