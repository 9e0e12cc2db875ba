import type { FastifyReply } from 'fastify';
import { isId } from '@wagram/contract/kernel';
import { allowRead, type MemberId, type PostId } from '#kernel';
import { getPost } from '#posts';
import { uriOfPost } from '../objects.ts';
import { selectActorOf } from '../peers/actors.gen.ts';
import { orNull } from '../spoken-of.ts';
import type { FederationApp } from '../state.ts';

const lead = (reply: FastifyReply, to: string | null): FastifyReply =>
  to === null
    ? reply.status(404).send({ success: false, error: 'Not found', code: 'not_found' })
    : reply.header('cache-control', 'no-store').redirect(to, 302);

const pageOf = async ({ db }: FederationApp, id: string): Promise<string | null> => {
  const actor = isId<MemberId>(id) ? await selectActorOf(db, { memberId: id }) : undefined;
  return actor === undefined || actor.state !== 'active' ? null : (actor.url ?? actor.uri);
};

const postAt = async (app: FederationApp, id: string): Promise<string | null> => {
  const post = isId<PostId>(id) ? await orNull(getPost(app.db, id, null)) : null;
  return post === null ? null : uriOfPost(app, post.id);
};

/** FED-03: from somebody or something that is kept here to where it comes from. */
export const serveOrigins = (app: FederationApp): void => {
  for (const [path, find] of [
    ['/away/people/:id', pageOf],
    ['/away/posts/:id', postAt],
  ] as const)
    app.http.get<{ Params: { id: string } }>(path, async (request, reply) => {
      await allowRead(app, request);
      return lead(reply, await find(app, request.params.id));
    });
};
