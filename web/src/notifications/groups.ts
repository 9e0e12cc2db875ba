import type { NoticeId } from '@wagram/contract/kernel';
import type { NoticeView } from '@wagram/contract/notifications';

export interface NoticeGroup {
  /** The newest, which speaks for all. */
  readonly first: NoticeView;
  readonly all: readonly NoticeView[];
  /** Different people, the newest first. */
  readonly people: readonly NoticeView[];
  readonly unreadIds: readonly NoticeId[];
}

const toGroup = (all: readonly [NoticeView, ...NoticeView[]]): NoticeGroup => ({
  first: all[0],
  all,
  people: all.filter(({ from_id }, place) => all.findIndex((other) => other.from_id === from_id) === place),
  unreadIds: all.filter(({ read }) => !read).map(({ id }) => id),
});

/** Neighbours with the same key become one line: 'ana and 3 others liked your post'. */
export const groupNotices = (notices: readonly NoticeView[]): NoticeGroup[] => {
  const groups: [NoticeView, ...NoticeView[]][] = [];
  for (const notice of notices) {
    const last = groups.at(-1);
    if (last?.[0].group_key === notice.group_key) last.push(notice);
    else groups.push([notice]);
  }
  return groups.map(toGroup);
};
