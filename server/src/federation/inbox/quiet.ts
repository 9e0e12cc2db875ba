import type { MemberId } from '#kernel';
import type { ActorRow } from '../peers/actors.gen.ts';
import type { FederationApp } from '../state.ts';
import { namesOver } from '../peers/hosts.ts';
import { selectIsQuiet } from './wanted.gen.ts';

/** FED-05: people of a limited server are heard by those who follow them, and by nobody else. */
export const isQuietFor = async (
  { db }: Pick<FederationApp, 'db'>,
  from: Pick<ActorRow, 'host' | 'member_id'>,
  reader: MemberId,
): Promise<boolean> => (await selectIsQuiet(db, { hosts: namesOver(from.host), author: from.member_id, reader })).quiet;
