import type { NoticeGroup } from '@wagram/contract/notifications';
import { Avatar } from '#ui';
import { NoticeIcon } from './notice-icon.tsx';

const FACE = 30;

/** Who did it with what it is about on the corner; where there are several, or nobody, what it is about. */
export const NoticeFace = ({ group: { notice, people_count: count } }: { readonly group: NoticeGroup }) => {
  if (notice.from_username === null || count > 1) return <NoticeIcon notice={notice} isLarge />;
  return (
    <span className="relative block size-11 shrink-0">
      <Avatar name={notice.from_display_name ?? notice.from_username} url={notice.from_avatar_url} size={44} />
      <NoticeIcon notice={notice} />
    </span>
  );
};

/** Several people, the newest in front. */
export const NoticeFaces = ({ group: { people } }: { readonly group: NoticeGroup }) => (
  <span aria-hidden="true" className="mb-1.5 flex -space-x-1.5 rtl:space-x-reverse">
    {people.map((person, place) => (
      <span
        key={person.id}
        className="relative rounded-full ring-2 ring-paper wide:ring-surface"
        style={{ zIndex: people.length - place }}
      >
        <Avatar name={person.displayName} url={person.avatar_url} size={FACE} className="block" />
      </span>
    ))}
  </span>
);
