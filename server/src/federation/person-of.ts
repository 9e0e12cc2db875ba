import type { Member } from '#members';
import type { Document } from './documents/context.ts';
import { toPerson } from './documents/person.ts';
import { movingOf } from './moving/moving.ts';
import type { FederationApp } from './state.ts';

/** FED-01: a member with their key, as other servers know them. */
export const personOf = async (app: FederationApp, member: Member): Promise<Document> =>
  toPerson(app.addresses, member, (await app.keys.of(member.id)).publicKey, await movingOf(app, member.id));
