import type { MemberId } from '@wagram/contract/kernel';
import { placeOf, type NoticeGroup } from '@wagram/contract/notifications';
import { Link } from 'react-router';
import { FollowButton } from '#follows';
import { getBrand } from '#kernel';
import { MemberBadge } from '#members';
import { classes, Handle, TimeAgo } from '#ui';
import { noticeAge } from './age.ts';
import { NoticeFace, NoticeFaces } from './notice-faces.tsx';
import { NoticeMenu } from './notice-menu.tsx';
import { restOf, sentenceOfGroup } from './sentence.ts';
import { texts } from './texts.ts';

export interface Reader {
  readonly id: MemberId;
  /** The reader's own handle: requests wait on their page. */
  readonly username: string;
}

interface RowProps {
  readonly group: NoticeGroup;
  readonly reader: Reader;
  readonly onRead: (group: NoticeGroup) => void;
}

/** What they said, and what it is about: the reader's own words stand as a quote. */
const Quotes = ({ group: { notice, people_count: count } }: { readonly group: NoticeGroup }) => {
  const isOwnComment = notice.kind === 'comment_like';
  const said = isOwnComment || count > 1 ? null : notice.comment_content;
  const quoted = isOwnComment ? notice.comment_content : notice.post_content;
  return (
    <>
      {said !== null && (
        <p dir="auto" className="mt-1 line-clamp-3 text-base break-words text-ink">
          {said}
        </p>
      )}
      {quoted !== null && (
        <p
          dir="auto"
          className={classes(
            'mt-1.5 border-s-2 border-line ps-2.5 text-sm leading-5 break-words text-ink-3',
            said === null ? 'line-clamp-2' : 'line-clamp-1',
          )}
        >
          {quoted}
        </p>
      )}
    </>
  );
};

/** SOC-08: following back needs no other page. */
const FollowBack = ({ group: { people } }: { readonly group: NoticeGroup }) => (
  <div className="relative z-10 mt-2.5 flex w-full flex-col gap-2 ps-14.5">
    {people.map((person) => (
      <div key={person.id} className="flex items-center gap-3">
        {people.length > 1 && (
          <Link to={`/user/${person.username.replace(/^@/, '')}`} className="min-w-0 flex-1 text-base font-semibold">
            <Handle name={person.username} isStrong />
          </Link>
        )}
        <FollowButton member={person} followsViewer />
      </div>
    ))}
  </div>
);

/** NOTI-01. The whole row leads there; what else is on it can still be reached. */
export const NoticeRow = ({ group, reader, onRead }: RowProps) => {
  const { notice } = group;
  const isUnread = group.unread > 0;
  const rest = restOf(group);
  const sentence = sentenceOfGroup(group);
  return (
    <li
      className={classes(
        'relative flex flex-wrap gap-x-3.5 border-b border-line px-4 py-3.5 transition-colors duration-150 hover:bg-sunken/60 has-[a:focus-visible]:bg-sunken/60 wide:px-5',
        isUnread && 'bg-accent-soft/45 dark:bg-accent-soft/35',
      )}
    >
      <NoticeFace group={group} />
      <div className="min-w-0 flex-1">
        {group.people_count > 1 && <NoticeFaces group={group} />}
        <p className="text-base leading-5.5 break-words text-ink-2">
          <span className="inline-flex max-w-full items-center gap-1 align-bottom">
            <Link
              to={placeOf(notice, reader.username, getBrand().slug)}
              onClick={() => onRead(group)}
              aria-label={isUnread ? `${sentence}, ${texts.isUnread}` : sentence}
              className="min-w-0 font-semibold text-ink after:absolute after:inset-0 after:content-['']"
            >
              {notice.from_username === null ? (
                <bdi>{rest.trim()}</bdi>
              ) : (
                <Handle name={notice.from_username} isStrong />
              )}
            </Link>
            {/* Behind the first of several it would stand between a name and its comma. */}
            {notice.badge !== null && group.people_count < 2 && (
              <span className="relative z-10 inline-flex shrink-0">
                <MemberBadge badge={notice.badge} />
              </span>
            )}
          </span>
          {notice.from_username !== null && rest}
        </p>
        <Quotes group={group} />
      </div>
      <div className="flex shrink-0 items-end gap-x-1.5 max-wide:flex-col wide:items-start">
        <span className="flex items-center gap-1.5">
          {isUnread && <span data-unread className="size-2.5 rounded-full bg-accent" />}
          <TimeAgo at={notice.created_at} format={noticeAge} className="tabular text-sm leading-5.5 text-ink-3" />
        </span>
        <NoticeMenu memberId={reader.id} group={group} onRead={onRead} />
      </div>
      {notice.kind === 'follow' && <FollowBack group={group} />}
    </li>
  );
};
