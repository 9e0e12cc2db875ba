import type { NoticeView } from '@house/contract/notifications';
import { Avatar } from '#ui';
import type { NoticeGroup } from './groups.ts';
import { NoticeIcon } from './notice-icon.tsx';

const nameOf = (notice: NoticeView): string => notice.from_display_name ?? notice.from_username ?? '?';

/** Whoever did it with the icon of what they did; of several, the two newest, one behind the other. */
export const NoticeFaces = ({ group }: { readonly group: NoticeGroup }) => {
  const { first, people } = group;
  const [front = first, behind] = people;
  if (first.from_id === null) return <NoticeIcon notice={first} className="size-11" />;
  const ring = 'ring-2 ring-paper wide:ring-surface';
  return (
    <span className="relative block size-11 shrink-0">
      {behind === undefined ? (
        <Avatar name={nameOf(front)} url={front.from_avatar_url} size={44} />
      ) : (
        <>
          <Avatar name={nameOf(behind)} url={behind.from_avatar_url} size={31} className="absolute end-0 top-0" />
          <Avatar
            name={nameOf(front)}
            url={front.from_avatar_url}
            size={31}
            className={`absolute start-0 bottom-0 ${ring}`}
          />
        </>
      )}
      <NoticeIcon notice={first} className={`absolute -end-1 -bottom-1 size-5 ${ring}`} />
    </span>
  );
};
