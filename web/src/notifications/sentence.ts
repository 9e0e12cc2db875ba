import type { NoticeGroup } from '@wagram/contract/notifications';
import { texts } from './texts.ts';

/** 'and @dev liked your post', ', @dev and 3 others liked your post': what follows the first name. */
export const restOf = ({ notice, people, people_count: count }: NoticeGroup): string => {
  const second = people.find(({ id }) => id !== notice.from_id);
  if (count < 2 || second === undefined) return ` ${notice.message}`;
  const others = count === 2 ? ` ${texts.andOne(second.username)}` : texts.andOthers(second.username, count - 2);
  return `${others} ${notice.message_of_many ?? notice.message}`;
};

/** The whole of it, as it is heard. */
export const sentenceOfGroup = (group: NoticeGroup): string =>
  `${group.notice.from_username ?? ''}${restOf(group)}`.trim();
