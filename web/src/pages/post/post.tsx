import { CommentList, commentTexts, ReplyField } from '#comments';
import { PostLarge, PostsLoading } from '#posts';
import { PostFrame } from './frame.tsx';
import { texts } from '../texts.ts';

const words = texts.post;

/** POST-12, MEND-01: /post/{id}, where every shared link leads: the post, a field to reply, and the talk below. */
export const PostPage = () => (
  <PostFrame heading={words.title} failed={words.failed} loading={<PostsLoading />}>
    {(post) => (
      <>
        <PostLarge post={post} />
        <section aria-label={commentTexts.replies} className="border-t border-line">
          <ReplyField postId={post.id} />
          <CommentList post={post} hasField />
        </section>
      </>
    )}
  </PostFrame>
);
