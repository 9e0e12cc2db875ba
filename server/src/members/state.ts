import type { EventOf } from '@wagram/contract/kernel';
import type { Db, MemberId } from '#kernel';
import * as changes from './changes.gen.ts';
import type { Member } from './changes.gen.ts';

/** For whoever in this process keeps something of members in memory. The outbox does not carry it. */
export type MemberChange = EventOf<
  'member.state',
  { readonly memberId: MemberId; readonly state: Member['state'] | 'erased' }
>;

export const stateOf = (memberId: MemberId, state: MemberChange['payload']['state']): MemberChange => ({
  name: 'member.state',
  payload: { memberId, state },
});

/** By the member: they leave, or come back. */
export const setState = async (db: Db, change: Parameters<typeof changes.setState>[1]): Promise<Member | null> => {
  const member = (await changes.setState(db, change)) ?? null;
  if (member !== null) db.tell(stateOf(member.id, member.state));
  return member;
};

export const setSuspended = async (db: Db, change: Parameters<typeof changes.setSuspended>[1]): Promise<void> => {
  await changes.setSuspended(db, change);
  db.tell(stateOf(change.memberId, 'suspended'));
};

/** false: they are not suspended. */
export const setReinstated = async (db: Db, change: Parameters<typeof changes.setReinstated>[1]): Promise<boolean> => {
  const row = await changes.setReinstated(db, change);
  if (row !== undefined) db.tell(stateOf(change.memberId, row.state));
  return row !== undefined;
};
