import type { EventOf } from '@house/contract/kernel';
import type { MemberEvent } from '@house/contract/members';
import type { PostEvent } from '@house/contract/posts';
import { newId, type Db, type House } from '#kernel';
import { insertReferrals, qualifyReferrals } from './queries.ts';

type AnyEvent = MemberEvent | PostEvent;
type Told<Name extends AnyEvent['name']> = EventOf<Name, Extract<AnyEvent, { name: Name }>['payload']>;

/** Facts may be heard in any order: each looks at what is true by now. */
export const listenForReferrals = (house: House): void => {
  const { needs } = house.config.referrals;
  const qualify = (db: Db, memberIds: readonly string[]): Promise<unknown> =>
    qualifyReferrals(
      db,
      [...new Set(memberIds)],
      needs.includes('verified'),
      needs.includes('post'),
      house.clock.now(),
    );

  house.events.on<Told<'member.invited'>>('member.invited', async (events, db) => {
    const rows = events.map(({ payload: { memberId, inviterId, joinedAt } }) => ({
      id: newId(new Date(joinedAt)),
      inviter: inviterId,
      invited: memberId,
      joined: joinedAt,
    }));
    await insertReferrals(db, JSON.stringify(rows));
    await qualify(
      db,
      rows.map((row) => row.invited),
    );
  });
  house.events.on<Told<'member.identified'>>('member.identified', async (events, db) => {
    await qualify(
      db,
      events.map(({ payload }) => payload.memberId),
    );
  });
  house.events.on<Told<'post.created'>>('post.created', async (events, db) => {
    await qualify(
      db,
      events.map(({ payload }) => payload.authorId),
    );
  });
};
