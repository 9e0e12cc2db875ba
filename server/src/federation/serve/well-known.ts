import type { FastifyReply } from 'fastify';
import { kernelErrors } from '@wagram/contract/kernel';
import { bareHandle, checkHandle } from '@wagram/contract/members';
import { allowRead, fail } from '#kernel';
import { selectMemberByHandle } from '#members';
import { ACTIVITY_TYPE } from '../signatures/signatures.ts';
import type { FederationApp } from '../state.ts';
import { isSpokenOf } from '../spoken-of.ts';
import { selectFigures, type SelectFiguresRow } from './well-known.gen.ts';

const DAY_MS = 24 * 3600_000;
const FIGURES_MS = 3600_000;

interface Found {
  readonly name: string;
  readonly uri: string;
  readonly page: string;
}

/** acct:name@host, or an address of theirs. */
const find = async (app: FederationApp, resource: string): Promise<Found | null> => {
  const { addresses, db } = app;
  const { host, origin } = addresses;
  const lower = resource.toLowerCase();
  if (lower === `acct:${addresses.name}@${host}`.toLowerCase() || resource === addresses.server)
    return { name: addresses.name, uri: addresses.server, page: origin };
  const account = lower.endsWith(`@${host.toLowerCase()}`) && lower.startsWith('acct:');
  const page = `${origin}/user/`;
  const handle = account
    ? resource.slice('acct:'.length, -host.length - 1)
    : resource.startsWith(page)
      ? resource.slice(page.length)
      : '';
  const member = checkHandle(handle) === null ? await selectMemberByHandle(db, handle) : null;
  if (!isSpokenOf(member)) return null;
  const name = bareHandle(member.username);
  return { name, uri: addresses.member(member.id), page: addresses.profile(name) };
};

const answerFinger = async (app: FederationApp, resource: string, reply: FastifyReply): Promise<FastifyReply> => {
  const found = await find(app, resource);
  if (found === null) fail(kernelErrors, 'not_found');
  const { name, uri, page } = found;
  const jrd = {
    subject: `acct:${name}@${app.addresses.host}`,
    aliases: [uri, page],
    links: [
      { rel: 'self', type: ACTIVITY_TYPE, href: uri },
      { rel: 'http://webfinger.net/rel/profile-page', type: 'text/html', href: page },
    ],
  };
  return reply
    .header('content-type', 'application/jrd+json; charset=utf-8')
    .header('access-control-allow-origin', '*')
    .send(JSON.stringify(jrd));
};

/** FED-01: how others find people here, and what runs here. */
export const serveWellKnown = (app: FederationApp, version: string): void => {
  const { http, addresses, clock, config } = app;
  let figures: { at: number; row: Promise<SelectFiguresRow> } | null = null;
  const figuresAt = (now: number): Promise<SelectFiguresRow> => {
    if (figures === null || now - figures.at > FIGURES_MS) {
      const before = (days: number): Date => new Date(now - days * DAY_MS);
      figures = { at: now, row: selectFigures(app.db, { monthAgo: before(30), halfYearAgo: before(180) }) };
      figures.row.catch(() => (figures = null));
    }
    return figures.row;
  };
  http.get<{ Querystring: { resource?: string | string[] } }>('/.well-known/webfinger', async (request, reply) => {
    await allowRead(app, request);
    const { resource = '' } = request.query;
    return answerFinger(app, typeof resource === 'string' ? resource : '', reply);
  });
  http.get('/.well-known/nodeinfo', async () => ({
    links: [{ rel: 'http://nodeinfo.diaspora.software/ns/schema/2.1', href: `${addresses.origin}/nodeinfo/2.1` }],
  }));
  const describe = (row: SelectFiguresRow) => ({
    version: '2.1',
    software: { name: config.brand.slug, version },
    protocols: ['activitypub'],
    services: { inbound: [], outbound: [] },
    openRegistrations: true,
    usage: {
      users: { total: row.members, activeMonth: row.active_month, activeHalfyear: row.active_half_year },
      localPosts: row.posts,
    },
    metadata: { nodeName: config.brand.name },
  });
  http.get('/nodeinfo/2.1', (request, reply) =>
    allowRead(app, request)
      .then(() => figuresAt(clock.now().getTime()))
      .then((row) => reply.send(describe(row))),
  );
};
