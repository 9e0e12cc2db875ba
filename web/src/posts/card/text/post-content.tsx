import type { PostView } from '@wagram/contract/posts';
import { openDialog } from '#ui';
import { LinkCard } from './link-card.tsx';
import { MediaFrame } from '../../media/frame.tsx';
import { PictureGrid } from '../../media/picture-grid.tsx';
import { PostBody } from '../post-body.tsx';
import { PostPoll } from '../acts/post-poll.tsx';
import { QuotedPost } from '../quoted-post.tsx';
import { useLateCard } from './use-late-card.ts';
import { Warned } from '../warned.tsx';

interface ContentProps {
  readonly post: PostView;
  readonly isLarge?: boolean;
  readonly isEager?: boolean;
}

const Media = ({ post, isEager = false }: ContentProps) => {
  if (post.media === null) return null;
  const open = (place: number) => openDialog('media', { post: post.id, place: String(place) });
  return post.more_media.length === 0 ? (
    <MediaFrame media={post.media} isEager={isEager} onOpen={() => open(0)} />
  ) : (
    <PictureGrid media={[post.media, ...post.more_media]} isEager={isEager} onOpen={open} />
  );
};

/** All that somebody says with a post, in a list and on its own page. */
export const PostContent = ({ post, isLarge = false, isEager = false }: ContentProps) => {
  useLateCard(post, isLarge);
  return (
    <Warned warning={post.warning}>
      <PostBody post={post} isLarge={isLarge} />
      <Media post={post} isEager={isEager} />
      {post.poll !== null && <PostPoll post={post} poll={post.poll} />}
      {post.card !== null && <LinkCard card={post.card} isEager={isEager} />}
      <QuotedPost post={post} />
    </Warned>
  );
};
