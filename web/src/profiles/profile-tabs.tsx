import type { MemberId } from '@wagram/contract/kernel';
import { bareHandle } from '@wagram/contract/members';
import type { ReplyView } from '@wagram/contract/profiles';
import { Heart, Image, MessageCircle } from 'lucide-react';
import { Link } from 'react-router';
import { FacetText, MediaFrame, PagedPosts, postPath, PostsLoading } from '#posts';
import { Avatar, EmptyState, Handle, PagedList, ShortName, TimeAgo } from '#ui';
import { useReplies, useTabPosts } from './tabs.ts';
import type { PostTab } from './tabs.ts';
import { texts } from './texts.ts';

const words = texts.empty;

interface PostsTabProps {
  readonly memberId: MemberId;
  readonly tab: PostTab;
  readonly isOwn: boolean;
}

/** SOC-07: Media and Likes. */
export const PostsTab = ({ memberId, tab, isOwn }: PostsTabProps) => {
  const Icon = tab === 'media' ? Image : Heart;
  return (
    <PagedPosts
      list={useTabPosts(memberId, tab)}
      empty={
        <EmptyState
          icon={<Icon aria-hidden="true" className="size-6" />}
          title={words[tab]}
          {...(tab === 'likes' && isOwn ? { hint: words.likesHint } : {})}
        />
      }
    />
  );
};

/** The post it answers stands above it, in small: a reply alone means little. */
const Reply = ({ reply }: { readonly reply: ReplyView }) => (
  <li className="border-b border-line px-4 py-4 wide:px-5">
    <Link
      to={postPath(reply.post_id)}
      className="block rounded-card border border-line px-3.5 py-2.5 transition-colors duration-150 hover:bg-sunken"
    >
      <span className="block text-sm text-ink-3">{texts.replyingTo(reply.post.username)}</span>
      <span dir="auto" className="mt-0.5 line-clamp-2 text-base text-ink-2 wrap-anywhere">
        {reply.post.content}
      </span>
    </Link>
    <div className="mt-3 flex gap-3">
      <Avatar name={reply.displayName} url={reply.avatar_url} size={40} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-1.5 leading-5.5">
          <ShortName name={reply.displayName} className="font-semibold" />
          <Handle name={`@${bareHandle(reply.username)}`} className="text-ink-3" />
          <span className="text-ink-3">
            <TimeAgo at={reply.created_at} />
          </span>
        </p>
        <p dir="auto" className="mt-0.5 whitespace-pre-line wrap-anywhere">
          <FacetText text={reply.content} facets={reply.facets} />
        </p>
        {reply.media !== null && <MediaFrame media={reply.media} />}
      </div>
    </div>
  </li>
);

export const RepliesTab = ({ memberId }: { readonly memberId: MemberId }) => {
  const { replies, ...list } = useReplies(memberId);
  return (
    <PagedList
      list={list}
      isEmpty={replies.length === 0}
      loading={<PostsLoading />}
      failed={{ title: texts.failed }}
      empty={<EmptyState icon={<MessageCircle aria-hidden="true" className="size-6" />} title={words.replies} />}
    >
      <ul aria-label={texts.tabs.replies}>
        {replies.map((reply) => (
          <Reply key={reply.id} reply={reply} />
        ))}
      </ul>
    </PagedList>
  );
};
