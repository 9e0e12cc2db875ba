import type { BlockEvent } from '@house/contract/blocks';
import type { CommentEvent } from '@house/contract/comments';
import type { EventOf } from '@house/contract/kernel';
import type { PostEvent } from '@house/contract/posts';
import type { House } from '#kernel';
import type { Push } from './push.ts';
import { deleteRetracted } from './queries.ts';
import { noticesOf, retractionOf, type NoticeDraft, type Retraction } from './rules.ts';
import { showUnread, tellUnread, writeNotices } from './service.ts';

type Fact<Payload extends object> = EventOf<string, Payload>;
type On<Event, Name> = Extract<Event, { name: Name }>;

/** A whole batch of facts becomes one statement; people hear of it once it is committed. */
const tell = <P extends object>(house: House, push: Push, name: string, rule: (fact: P) => NoticeDraft[]): void => {
  house.events.on<Fact<P>>(name, async (facts, db, after) => {
    const at = house.clock.now();
    const drafts = facts.flatMap(({ payload }) => rule(payload));
    const told = await writeNotices(
      db,
      drafts.map((draft) => ({ at, readAt: null, ...draft })),
    );
    if (told.length === 0) return;
    const isOwed = await push.owe(
      db,
      told.map(({ id }) => id),
    );
    after(() => {
      tellUnread(
        house,
        told.map((notice) => notice.member_id),
      );
      if (isOwed) push.wake();
    });
  });
};

const takeBack = <P extends object>(house: House, name: string, rule: (fact: P) => Retraction): void => {
  house.events.on<Fact<P>>(name, async (facts, db, after) => {
    const gone = await deleteRetracted(db, JSON.stringify(facts.map(({ payload }) => rule(payload))));
    const members = gone.map((notice) => notice.member_id);
    if (members.length === 0) return;
    after(() => tellUnread(house, members));
  });
};

/** What changes how much of it somebody sees: their badge follows at once. */
const recount = <E extends PostEvent | CommentEvent | BlockEvent>(
  house: House,
  name: E['name'],
  concerned: (fact: E['payload']) => string[],
): void => {
  house.events.on<E>(name, async (facts, _db, after) =>
    after(() =>
      tellUnread(
        house,
        facts.flatMap(({ payload }) => concerned(payload)),
      ),
    ),
  );
};

const both = ({ blockerId, blockedId }: On<BlockEvent, 'member.blocked'>['payload']): string[] => [
  blockerId,
  blockedId,
];
const muter = ({ muterId }: On<BlockEvent, 'member.muted'>['payload']): string[] => [muterId];

export const listenForNotices = (house: House, push: Push): void => {
  showUnread(house);
  // What a fact takes back goes before what it tells.
  for (const [name, rule] of Object.entries(retractionOf)) takeBack(house, name, rule as (fact: object) => Retraction);
  for (const [name, rule] of Object.entries(noticesOf))
    tell(house, push, name, rule as (fact: object) => NoticeDraft[]);
  recount<On<PostEvent, 'post.removed'>>(house, 'post.removed', ({ authorId }) => [authorId]);
  recount<On<CommentEvent, 'comment.removed'>>(house, 'comment.removed', ({ postAuthorId }) => [postAuthorId]);
  recount<On<BlockEvent, 'member.blocked'>>(house, 'member.blocked', both);
  recount<On<BlockEvent, 'member.unblocked'>>(house, 'member.unblocked', both);
  recount<On<BlockEvent, 'member.muted'>>(house, 'member.muted', muter);
  recount<On<BlockEvent, 'member.unmuted'>>(house, 'member.unmuted', muter);
};
