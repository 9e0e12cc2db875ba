import type { FastifyReply, FastifyRequest } from 'fastify';
import { kernelErrors } from '@wagram/contract/kernel';
import { bareHandle, checkHandle } from '@wagram/contract/members';
import { allowRead, allowSending, fail } from '#kernel';
import { selectMemberByHandle, type Member } from '#members';
import { toServer } from '../documents/person.ts';
import { receive } from '../inbox/receive.ts';
import { SERVER_ID } from '../keys.ts';
import { personOf } from '../person-of.ts';
import { findSpokenOf, isSpokenOf } from '../spoken-of.ts';
import type { FederationApp } from '../state.ts';
import { mayRead } from './asked-by.ts';
import * as documents from './documents.ts';

const BODY_LIMIT = 262_144;
const isAsked = /application\/(?:activity\+json|ld\+json)/i;

const refuse = (reply: FastifyReply): FastifyReply =>
  reply
    .status(401)
    .headers({ vary: 'accept', 'cache-control': 'no-store' })
    .send({ success: false, error: 'Sign the request', code: 'not_signed' });

/** FED-01: what other servers read, each at its own address. */
export const serveDocuments = (app: FederationApp): void => {
  const { http, addresses, config } = app;
  const get = <Params>(
    path: string,
    find: (params: Params, query: Readonly<Record<string, unknown>>) => Promise<Parameters<typeof documents.send>[2]>,
  ): void => {
    http.get(path, async (request, reply) => {
      await allowRead(app, request);
      // Everybody may read the server's own: without its key nobody could check who asks.
      if (!path.startsWith('/ap/server') && !(await mayRead(app, request))) return refuse(reply);
      return documents.send(app, reply, await find(request.params as Params, request.query as Record<string, unknown>));
    });
  };
  const getOf = (
    path: string,
    find: (member: Member, query: Readonly<Record<string, unknown>>) => Promise<Parameters<typeof documents.send>[2]>,
  ): void =>
    get<{ id: string }>(`/ap/members/:id${path}`, async ({ id }, query) => {
      const member = await findSpokenOf(app, id);
      return member === null ? null : find(member, query);
    });
  get('/ap/server', async () => toServer(addresses, config.brand.name, (await app.keys.of(SERVER_ID)).publicKey));
  get('/ap/server/outbox', async () => documents.nothingSaid(`${addresses.server}/outbox`));
  get<{ id: string }>('/ap/posts/:id', ({ id }) => documents.postDocument(app, id));
  get<{ id: string }>('/ap/comments/:id', ({ id }) => documents.commentDocument(app, id));
  getOf('', (member) => personOf(app, member));
  getOf('/outbox', (member, { page }) => documents.outboxOf(app, member, typeof page === 'string' ? page : null));
  getOf('/featured', (member) => documents.featuredOf(app, member));
  for (const list of ['followers', 'following'] as const)
    getOf(`/${list}`, async (member) => documents.countOf(app, member, list));
};

/** The same for who asks for it at the address of a page for people. */
export const negotiate = (app: FederationApp): void => {
  const find = async (path: string): Promise<Parameters<typeof documents.send>[2]> => {
    const [, folder, name = ''] = path.split('/');
    if (folder === 'post') return documents.postDocument(app, name);
    const handle = bareHandle(decodeURIComponent(name));
    const member = checkHandle(handle) === null ? await selectMemberByHandle(app.db, handle) : null;
    return isSpokenOf(member) ? personOf(app, member) : null;
  };
  app.http.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.method !== 'GET' || !isAsked.test(request.headers.accept ?? '')) return;
    const path = request.url.split('?', 1)[0] ?? '';
    if (!/^\/(?:user|post)\/[^/]+$/.test(path)) return;
    await allowRead(app, request);
    if (!(await mayRead(app, request))) return refuse(reply);
    documents.send(app, reply, await find(path));
    return reply;
  });
};

/** Where others send: to all of us at once, or to one. */
export const serveInboxes = (app: FederationApp): void => {
  app.http.register(async (scope) => {
    // Signatures are made of the very bytes.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    );
    for (const path of ['/ap/inbox', '/ap/members/:id/inbox'])
      scope.post(path, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
        await allowSending(app, request);
        if (!(request.body instanceof Buffer)) fail(kernelErrors, 'invalid_input');
        const { method, url, headers, body } = request;
        return reply.status(await receive(app, { method, url, headers, body })).send();
      });
  });
};
