import type { PostId } from '@wagram/contract/kernel';
import type { PostView } from '@wagram/contract/posts';
import { SlidersHorizontal } from 'lucide-react';
import { Link } from 'react-router';
import { idFrom } from '#kernel';
import { useFollowedTags, useLists } from '#lists';
import { useKnownPost, useViewerId } from '#posts';
import { useDisplayChoice } from '#settings';
import { buttonClass, closeDialog, Dialog, useDialogSubject } from '#ui';
import type { DialogSubject } from '#ui';
import { formulaPath } from './trending-path.ts';
import { texts } from './why-texts.ts';

/** What the page knows already, or has asked for before. */
const useReason = (post: PostView, { feed, list, by }: DialogSubject): string => {
  const isOwn = useViewerId() === post.user_id;
  const name = useLists().data?.lists.find(({ id }) => id === list)?.name;
  const { data: followed = [] } = useFollowedTags();
  const isCounted = !useDisplayChoice('hideLikeCounts');
  if (by !== undefined) return texts.reposted(by);
  switch (feed) {
    case 'following':
      return isOwn ? texts.own : texts.following(post.username);
    case 'list':
      return name === undefined ? texts.someList(post.username) : texts.list(post.username, name);
    case 'topics': {
      const tags = post.facets.filter(({ kind }) => kind === 'hashtag').map(({ value }) => value.toLowerCase());
      const tag = tags.find((each) => followed.includes(each));
      return tag === undefined ? texts.someTopic : texts.topic(tag);
    }
    case 'trending':
      return isCounted ? texts.trending(post.likes_count) : texts.trendingUncounted;
    default:
      return texts.trenches;
  }
};

const Reason = ({ post, subject }: { readonly post: PostView; readonly subject: DialogSubject }) => (
  <div className="flex flex-col gap-4 px-6 pt-3 pb-1">
    <div className="text-base">
      <p className="font-medium wrap-anywhere">{useReason(post, subject)}</p>
      <p className="mt-1 text-ink-2">{subject['feed'] === 'trending' ? texts.mostLikedFirst : texts.newestFirst}</p>
    </div>
    <Link to={formulaPath(post.id)} onClick={closeDialog} className={buttonClass('soft')}>
      <SlidersHorizontal aria-hidden="true" className="size-4.5" />
      {texts.formula}
    </Link>
  </div>
);

/** SOC-12: one sentence on why this post stands in this feed. Opened with { feed, post }, and `by` for a repost. */
export const WhyDialog = () => {
  const subject = useDialogSubject();
  const post = useKnownPost(idFrom<PostId>(subject['post']));
  return (
    <Dialog title={texts.title} onClose={closeDialog}>
      {post !== null && <Reason post={post} subject={subject} />}
    </Dialog>
  );
};
