import type { MutedPost } from '@wagram/contract/blocks';
import type { MemberId } from '@wagram/contract/kernel';
import { Link } from 'react-router';
import { Button } from '#ui';
import { useMuted, useMutedPost } from './muted.ts';
import { texts } from './texts.ts';

const Row = ({ post }: { readonly post: MutedPost }) => {
  const { toggle } = useMutedPost(post.post_id);
  return (
    <li className="flex items-center gap-3 border-b border-line py-2.5 last:border-b-0">
      <Link to={`/post/${post.post_id}`} className="min-w-0 flex-1 hover:underline">
        <span className="block text-sm text-ink-2">
          <bdi>{post.username}</bdi>
        </span>
        <span dir="auto" className="line-clamp-2 text-base">
          {post.content}
        </span>
      </Link>
      <Button look="outline" size="sm" aria-label={texts.threads.remove(post.username)} onClick={toggle}>
        {texts.list.unmute}
      </Button>
    </li>
  );
};

/** SOC-10: the posts of which one hears no more. */
export const MutedPosts = ({ memberId }: { readonly memberId: MemberId }) => {
  const posts = useMuted(memberId).data?.posts ?? [];
  if (posts.length === 0) return <p className="text-base text-ink-2">{texts.threads.none}</p>;
  return (
    <ul aria-label={texts.threads.title}>
      {posts.map((post) => (
        <Row key={post.post_id} post={post} />
      ))}
    </ul>
  );
};
