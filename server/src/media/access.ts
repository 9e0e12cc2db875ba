// SR-M7: who may have a file. What shows it decides: a post, a comment, a replay, a message, a picture of somebody.
import type { FastifyRequest } from 'fastify';
import { mediaErrors } from '@wagram/contract/media';
import { fail, isOperator, readToken, statement, type App } from '#kernel';

/** Somebody whose things `viewer` may read: in use, and public, their own or followed. */
const isReadable = (viewer: string, author: string): string => `
  exists (select 1 from members a where a.id = ${author} and a.state = 'active' and (not a.private or a.id = ${viewer}
    or exists (select 1 from follows f where f.follower_id = ${viewer} and f.following_id = a.id)))`;

const isOpenPost = (viewer: string): string => `p.hidden_at is null and ${isReadable(viewer, 'p.member_id')}`;

/** Things outside of conversations that show the file `m` to the viewer. Avatars are for everybody. */
const isShown = (viewer: string): string => `(
  exists (select 1 from members a where a.id = m.member_id and a.avatar_url = m.url and a.state = 'active')
  or exists (select 1 from conversations talk join groups g on g.conversation_id = talk.id
    where talk.avatar_media_id = m.id and g.hidden_at is null)
  or exists (select 1 from posts p where p.media_id = m.id and ${isOpenPost(viewer)})
  or exists (select 1 from videos film join posts p on p.id = film.post_id where film.media_id = m.id and ${isOpenPost(viewer)})
  or exists (select 1 from comments c join posts p on p.id = c.post_id where c.media_id = m.id and c.hidden_at is null
    and ${isReadable(viewer, 'c.member_id')} and ${isOpenPost(viewer)})
  or exists (select 1 from streams s where s.media_id = m.id and s.hidden_at is null and ${isReadable(viewer, 's.host_id')}))`;

/** Where the file `m` is said to people: they sit there, and it was not cleared away. */
const isSaid = (viewer: string): string => `(
  exists (select 1 from messages said join conversation_members seat on seat.conversation_id = said.conversation_id
    and seat.member_id = ${viewer} and said.seq > seat.first_seq where said.media_id = m.id)
  or exists (select 1 from held_messages held join conversation_members seat on seat.conversation_id = held.conversation_id
    and seat.member_id = ${viewer} and seat.role <> 'member' where held.media_id = m.id)
  or exists (select 1 from conversations talk join conversation_members seat on seat.conversation_id = talk.id
    and seat.member_id = ${viewer} where talk.avatar_media_id = m.id))`;

const isInTalk = `(exists (select 1 from messages said where said.media_id = m.id)
  or exists (select 1 from held_messages held where held.media_id = m.id))`;

/** An upload that nothing has shown yet: whoever was given its address is about to. */
const isFresh = `(m.used_at is null and m.state = 'kept' and o.state = 'active' and not ${isInTalk})`;

/** $1 folder. */
const selectOpen = statement<{ open: boolean; fresh: boolean }>(
  'media_open',
  `select ${isShown('null::uuid')} as open, ${isFresh} as fresh
   from media m left join members o on o.id = m.member_id where m.folder = $1 and m.state <> 'coming'`,
);

/** $1 folder, $2 who asks, $3 whether they run the network: what was said in private is not theirs to see. */
const selectAllowed = statement<{ allowed: boolean }>(
  'media_allowed',
  `select ($3::boolean and not ${isInTalk}) or (o.state = 'active' and (
       m.member_id = $2 and (m.state = 'kept' or ${isShown('$2')})
       or ${isShown('$2')} or ${isSaid('$2')})) as allowed
   from media m left join members o on o.id = m.member_id where m.folder = $1 and m.state <> 'coming'`,
);

/** Well below the minute within which what was hidden has to be gone. */
const BELIEVED_MS = 15_000;
const KNOWN_MAX = 20_000;
const known = new WeakMap<App, Map<string, number>>();

const knownTo = (app: App): Map<string, number> => {
  const map = known.get(app) ?? new Map<string, number>();
  known.set(app, map);
  return map;
};

/** 'public': for everybody and every cache. Only that is remembered: what is refused may be shown a moment later. */
export const admitReader = async (app: App, request: FastifyRequest, folder: string): Promise<'public' | 'private'> => {
  const open = knownTo(app);
  const now = app.clock.now();
  if ((open.get(folder) ?? 0) > now.getTime()) return 'public';
  const [row] = await selectOpen(app.db, folder);
  if (row === undefined) fail(mediaErrors, 'media_not_found');
  if (row.open) {
    if (open.size >= KNOWN_MAX) open.clear();
    open.set(folder, now.getTime() + BELIEVED_MS);
    return 'public';
  }
  if (row.fresh) return 'private';
  const token = readToken(app.config, request);
  const viewer = token === null ? null : await app.findSession(app.db, token, now);
  if (viewer === null) fail(mediaErrors, 'media_not_found');
  const [own] = await selectAllowed(app.db, folder, viewer.memberId, isOperator(app.config, viewer));
  return own?.allowed === true ? 'private' : fail(mediaErrors, 'media_not_found');
};
