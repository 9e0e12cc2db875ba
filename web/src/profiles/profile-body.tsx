import { isElsewhere } from '@wagram/contract/members';
import type { VisitedProfile } from '@wagram/contract/profiles';
import { Ban, Lock, MessageSquareText, Pin } from 'lucide-react';
import type { ComponentType } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useStanding } from '#follows';
import { PagedPosts, PostCard, useKnownPost, usePosts, useViewerId } from '#posts';
import { buttonClass, EmptyState, TabLinks } from '#ui';
import { HeldTab } from '#wallet';
import { PostsTab, RepliesTab } from './profile-tabs.tsx';
import { texts } from './texts.ts';
import { useKeepOut } from './use-keep-out.ts';

interface BodyProps {
  readonly profile: VisitedProfile;
  readonly isOwn: boolean;
}

interface WholeBodyProps extends BodyProps {
  /** The address of this page, without a tab. */
  readonly path: string;
  readonly Streams: ComponentType<{ readonly profile: VisitedProfile }>;
}

const NoPosts = ({ profile, isOwn }: BodyProps) => (
  <EmptyState
    icon={<MessageSquareText aria-hidden="true" className="size-6" />}
    title={texts.noPosts}
    hint={isOwn ? texts.noPostsOwn : texts.noPostsOther(profile.username)}
    {...(isOwn
      ? {
          action: (
            <Link to="/compose" className={buttonClass('primary')}>
              {texts.firstPost}
            </Link>
          ),
        }
      : {})}
  />
);

const Posts = ({ profile, isOwn }: BodyProps) => {
  const pinned = useKnownPost(profile.pinned_post_id);
  const list = usePosts({ member: profile.id });
  // What stands on top does not stand below it again.
  const ids = pinned === null ? list.ids : list.ids.filter((id) => id !== pinned.id);
  return (
    <>
      {pinned !== null && (
        <section aria-label={texts.pinned}>
          <p className="flex items-center gap-1.5 ps-18 pt-3 -mb-2 text-sm font-medium text-ink-3 wide:ps-20">
            <Pin aria-hidden="true" className="size-4" />
            {texts.pinned}
          </p>
          <PostCard post={pinned} />
        </section>
      )}
      <PagedPosts
        list={{ ...list, ids }}
        empty={pinned === null ? <NoPosts profile={profile} isOwn={isOwn} /> : null}
      />
    </>
  );
};

/** D20: the page of a private member, for a stranger. */
const Closed = ({ profile }: { readonly profile: VisitedProfile }) => {
  const { isRequested } = useStanding(profile.id);
  return (
    <EmptyState
      icon={<Lock aria-hidden="true" className="size-6" />}
      title={texts.closed.title}
      hint={isRequested ? texts.closed.waiting : texts.closed.hint(profile.username)}
    />
  );
};

const Blocked = ({ profile }: { readonly profile: VisitedProfile }) => (
  <EmptyState
    icon={<Ban aria-hidden="true" className="size-6" />}
    title={texts.blocked.title(profile.username)}
    hint={texts.blocked.hint}
  />
);

const TABS = ['posts', 'replies', 'media', 'likes', 'streams', 'nft'] as const;

/** FED-03: of somebody elsewhere there is what they write. */
const THERE = new Set<(typeof TABS)[number]>(['posts', 'replies', 'media']);

/** SOC-07: somebody else's likes are a tab only while they show them. */
const tabsOf = ({ profile, isOwn }: BodyProps) =>
  TABS.filter(
    (tab) => (tab !== 'likes' || isOwn || profile.shows_likes) && (THERE.has(tab) || !isElsewhere(profile.username)),
  );

/** PROF-06: the tab stands in the address. */
export const ProfileBody = ({ profile, isOwn, path, Streams }: WholeBodyProps) => {
  const [params] = useSearchParams();
  const { isBlocked } = useKeepOut(profile);
  const viewerId = useViewerId();
  if (isBlocked) return <Blocked profile={profile} />;
  if (!profile.is_open) return <Closed profile={profile} />;
  const tabs = tabsOf({ profile, isOwn });
  const current = tabs.find((tab) => tab === params.get('tab')) ?? 'posts';
  return (
    <>
      <div className="mt-4">
        <TabLinks
          isFitted
          label={texts.tabs.label}
          tabs={tabs.map((tab) => ({
            to: tab === 'posts' ? path : `${path}?tab=${tab}`,
            text: texts.tabs[tab],
            isCurrent: tab === current,
          }))}
        />
      </div>
      {current === 'posts' && <Posts profile={profile} isOwn={isOwn} />}
      {current === 'replies' && <RepliesTab memberId={profile.id} />}
      {(current === 'media' || current === 'likes') && (
        <PostsTab key={current} memberId={profile.id} tab={current} isOwn={isOwn} />
      )}
      {current === 'streams' && <Streams profile={profile} />}
      {current === 'nft' && <HeldTab viewerId={viewerId ?? null} username={profile.username} isOwn={isOwn} />}
    </>
  );
};
