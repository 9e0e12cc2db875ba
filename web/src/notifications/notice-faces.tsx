import type { NoticeView } from '@wagram/contract/notifications';
import { Avatar } from '#ui';
import type { NoticeGroup } from './groups.ts';
import { NoticeIcon } from './notice-icon.tsx';

const FACES = 5;

const nameOf = (notice: NoticeView): string => notice.from_display_name ?? notice.from_username ?? '?';

/** Whoever did it, with the icon of what they did on their picture. */
export const NoticeFace = ({ group: { first, people } }: { readonly group: NoticeGroup }) => {
  if (first.from_id === null || people.length > 1) return <NoticeIcon notice={first} isLarge />;
  return (
    <span className="relative block size-11 shrink-0">
      <Avatar name={nameOf(first)} url={first.from_avatar_url} size={44} />
      <NoticeIcon notice={first} />
    </span>
  );
};

/** Several people, the newest in front. */
export const NoticeFaces = ({ group: { people } }: { readonly group: NoticeGroup }) => (
  <span aria-hidden="true" className="mb-1.5 flex -space-x-1.5 rtl:space-x-reverse">
    {people.slice(0, FACES).map((notice, place) => (
      <span
        key={notice.id}
        className="relative rounded-full ring-2 ring-paper wide:ring-surface"
        style={{ zIndex: FACES - place }}
      >
        <Avatar name={nameOf(notice)} url={notice.from_avatar_url} size={30} className="block" />
      </span>
    ))}
  </span>
);
