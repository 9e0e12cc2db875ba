import type { GroupKind } from '@wagram/contract/groups';
import { createTexts } from '#kernel';

/** What stands between the messages of a group, behind the name of whom it is about. Everybody reads the same row. */
export const texts = createTexts('groups/texts', () => ({
  created: { group: 'created the group', channel: 'created the channel' } satisfies Record<GroupKind, string>,
  named: (kind: GroupKind, title: string) =>
    kind === 'channel' ? `named the channel “${title}”` : `named the group “${title}”`,
  joined: 'joined',
  left: 'left',
  removed: 'was removed',
}));
