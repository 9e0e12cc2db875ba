import type { NoticeId } from '@wagram/contract/kernel';
import { placeOf } from '@wagram/contract/notifications';
import { Link } from 'react-router';
import { getBrand } from '#kernel';
import { MemberBadge } from '#members';
import { classes, Handle, TimeAgo } from '#ui';
import { noticeAge } from './age.ts';
import type { NoticeGroup } from './groups.ts';
import { NoticeFace, NoticeFaces } from './notice-faces.tsx';
import { texts } from './texts.ts';

interface RowProps {
  readonly group: NoticeGroup;
  /** The reader's own handle: requests wait on their page. */
  readonly own: string;
  readonly onRead: (ids: readonly NoticeId[]) => void;
}

/** 'and 3 others liked your post', as it follows the first name. */
const restOf = ({ first, people }: NoticeGroup): string =>
  people.length > 1 ? texts.withOthers(people.length - 1, first.message) : first.message;

/** What they said, and what it is about: the reader's own words stand as a quote. */
const Quotes = ({ group: { first, people } }: { readonly group: NoticeGroup }) => {
  const isOwnComment = first.kind === 'comment_like';
  const said = isOwnComment || people.length > 1 ? null : first.comment_content;
  const quoted = isOwnComment ? first.comment_content : first.post_content;
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

/** NOTI-01. The whole row leads there; the badge on it can still be asked what it stands for. */
export const NoticeRow = ({ group, own, onRead }: RowProps) => {
  const { first, unreadIds } = group;
  const isUnread = unreadIds.length > 0;
  const rest = restOf(group);
  const sentence = [first.from_username, rest].filter((part) => part !== null).join(' ');
  return (
    <li
      className={classes(
        'relative flex gap-3.5 border-b border-line px-4 py-3.5 transition-colors duration-150 hover:bg-sunken/60 has-[a:focus-visible]:bg-sunken/60 wide:px-5',
        isUnread && 'bg-accent-soft/45 dark:bg-accent-soft/35',
      )}
    >
      <NoticeFace group={group} />
      <div className="min-w-0 flex-1">
        {group.people.length > 1 && <NoticeFaces group={group} />}
        <p className="text-base leading-5.5 break-words text-ink-2">
          <span className="inline-flex max-w-full items-center gap-1 align-bottom">
            <Link
              to={placeOf(first, own, getBrand().slug)}
              onClick={() => onRead(unreadIds)}
              aria-label={isUnread ? `${sentence}, ${texts.isUnread}` : sentence}
              className="min-w-0 font-semibold text-ink after:absolute after:inset-0 after:content-['']"
            >
              {first.from_username === null ? rest : <Handle name={first.from_username} />}
            </Link>
            {first.badge !== null && (
              <span className="relative z-10 inline-flex shrink-0">
                <MemberBadge badge={first.badge} />
              </span>
            )}
          </span>
          {first.from_username !== null && ` ${rest}`}
        </p>
        <Quotes group={group} />
      </div>
      <div className="flex shrink-0 flex-col items-end gap-2">
        <TimeAgo at={first.created_at} format={noticeAge} className="tabular text-sm leading-5.5 text-ink-3" />
        {isUnread && <span data-unread className="size-2.5 rounded-full bg-accent" />}
      </div>
    </li>
  );
};
