import type { MemberId } from '#kernel';
import type { Addresses } from '../addresses.ts';
import { SERVER_ID } from '../keys.ts';
import { PUBLIC, type Document } from './context.ts';

export const actorUri = (addresses: Addresses, memberId: MemberId): string =>
  memberId === SERVER_ID ? addresses.server : addresses.member(memberId);

export const keyIdOf = (addresses: Addresses, memberId: MemberId): string =>
  `${actorUri(addresses, memberId)}#main-key`;

/** About something that is told to everybody whom it is for. */
export const toldOf = (
  type: 'Create' | 'Update',
  actor: string,
  object: Document,
  /** Tells one change from the next. */
  mark: string,
): Document => ({
  id: `${String(object['id'])}#${mark}`,
  type,
  actor,
  published: object['updated'] ?? object['published'],
  to: object['to'] ?? [PUBLIC],
  cc: object['cc'] ?? [],
  object,
});

export const deleteOf = (actor: string, uri: string): Document => ({
  id: `${uri}#delete`,
  type: 'Delete',
  actor,
  to: [PUBLIC],
  object: uri === actor ? uri : { id: uri, type: 'Tombstone' },
});

export const announceOf = (actor: string, mark: string, object: string, author: string, at: string): Document => ({
  id: `${actor}/reposts/${mark}`,
  type: 'Announce',
  actor,
  published: at,
  to: [PUBLIC],
  cc: [`${actor}/followers`, author],
  object,
});

/** To those who follow, that they may follow there. */
export const moveOf = (actor: string, target: string, mark: string): Document => ({
  id: `${actor}#move-${mark}`,
  type: 'Move',
  actor,
  to: [`${actor}/followers`],
  object: actor,
  target,
});

/** To one server, about something that they or we did before. */
export const answerOf = (
  type: 'Accept' | 'Reject' | 'Undo' | 'Follow' | 'Like' | 'Block' | 'Flag',
  actor: string,
  mark: string,
  object: Document | string | readonly string[],
): Document => ({ id: `${actor}#${type.toLowerCase()}-${mark}`, type, actor, object });
