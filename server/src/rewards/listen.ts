import type { EventOf } from '@wagram/contract/kernel';
import type { MemberEvent } from '@wagram/contract/members';
import type { PostEvent } from '@wagram/contract/posts';
import { newId, toJson, type Db, type App, type MemberId } from '#kernel';
import { insertReferrals, qualifyReferrals } from './referrals.gen.ts';

type AnyEvent = MemberEvent | PostEvent;
type EventNamed<Name extends AnyEvent['name']> = EventOf<Name, Extract<AnyEvent, { name: Name }>['payload']>;

/** Events may be heard in any order: each looks at what is true by now. */
export const listenForReferrals = (app: App): void => {
  const { needs } = app.config.referrals;
  const qualify = (db: Db, memberIds: readonly MemberId[]): Promise<unknown> =>
    qualifyReferrals(db, {
      invitedIds: [...new Set(memberIds)],
      needsIdentity: needs.includes('verified'),
      needsPost: needs.includes('post'),
      now: app.clock.now(),
    });

  app.events.on<EventNamed<'member.invited'>>('member.invited', async (events, db) => {
    const rows = events.map(({ payload: { memberId, inviterId, joinedAt } }) => ({
      id: newId(new Date(joinedAt)),
      inviter: inviterId,
      invited: memberId,
      joined: joinedAt,
    }));
    await insertReferrals(db, { drafts: toJson(rows) });
    await qualify(
      db,
      rows.map((row) => row.invited),
    );
  });
  app.events.on<EventNamed<'member.identified'>>('member.identified', async (events, db) => {
    await qualify(
      db,
      events.map(({ payload }) => payload.memberId),
    );
  });
  app.events.on<EventNamed<'post.created'>>('post.created', async (events, db) => {
    await qualify(
      db,
      events.map(({ payload }) => payload.authorId),
    );
  });
};
