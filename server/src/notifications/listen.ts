import type { BlockEvent } from '@wagram/contract/blocks';
import type { CommentEvent } from '@wagram/contract/comments';
import type { EventOf } from '@wagram/contract/kernel';
import type { PostEvent } from '@wagram/contract/posts';
import { toJson, type App, type MemberId } from '#kernel';
import { deleteRetracted } from './notices.gen.ts';
import type { Push } from './push.ts';
import { noticesOf, retractionOf, type NoticeDraft, type Retraction } from './rules.ts';
import { showUnread, tellUnread, writeNotices } from './service.ts';

type AnyEventOf<Payload extends object> = EventOf<string, Payload>;
type On<Event, Name> = Extract<Event, { name: Name }>;

/** A whole batch of events becomes one statement; people hear of it once it is committed. */
const tell = <P extends object>(app: App, push: Push, name: string, rule: (event: P) => NoticeDraft[]): void => {
  app.events.on<AnyEventOf<P>>(name, async (events, db, after) => {
    const at = app.clock.now();
    const drafts = events.flatMap(({ payload }) => rule(payload));
    const told = await writeNotices(
      db,
      drafts.map((draft) => ({ at, readAt: null, ...draft })),
    );
    if (told.length === 0) return;
    await push.owe(
      db,
      told.map(({ id }) => id),
    );
    after(() =>
      tellUnread(
        app,
        told.map((notice) => notice.member_id),
      ),
    );
  });
};

const takeBack = <P extends object>(app: App, name: string, rule: (event: P) => Retraction): void => {
  app.events.on<AnyEventOf<P>>(name, async (events, db, after) => {
    const gone = await deleteRetracted(db, { gone: toJson(events.map(({ payload }) => rule(payload))) });
    const members = gone.map((notice) => notice.member_id);
    if (members.length === 0) return;
    after(() => tellUnread(app, members));
  });
};

/** What changes how much of it somebody sees: their badge follows at once. */
const recount = <E extends PostEvent | CommentEvent | BlockEvent>(
  app: App,
  name: E['name'],
  concerned: (event: E['payload']) => MemberId[],
): void => {
  app.events.on<E>(name, async (events, _db, after) =>
    after(() =>
      tellUnread(
        app,
        events.flatMap(({ payload }) => concerned(payload)),
      ),
    ),
  );
};

const both = ({ blockerId, blockedId }: On<BlockEvent, 'member.blocked'>['payload']): MemberId[] => [
  blockerId,
  blockedId,
];
const muter = ({ muterId }: On<BlockEvent, 'member.muted'>['payload']): MemberId[] => [muterId];

export const listenForNotices = (app: App, push: Push): void => {
  showUnread(app);
  // What an event takes back goes before what it tells.
  for (const [name, rule] of Object.entries(retractionOf)) takeBack(app, name, rule as (event: object) => Retraction);
  for (const [name, rule] of Object.entries(noticesOf)) tell(app, push, name, rule as (event: object) => NoticeDraft[]);
  recount<On<PostEvent, 'post.removed'>>(app, 'post.removed', ({ authorId }) => [authorId]);
  recount<On<CommentEvent, 'comment.removed'>>(app, 'comment.removed', ({ postAuthorId }) => [postAuthorId]);
  recount<On<BlockEvent, 'member.blocked'>>(app, 'member.blocked', both);
  recount<On<BlockEvent, 'member.unblocked'>>(app, 'member.unblocked', both);
  recount<On<BlockEvent, 'member.muted'>>(app, 'member.muted', muter);
  recount<On<BlockEvent, 'member.unmuted'>>(app, 'member.unmuted', muter);
};
