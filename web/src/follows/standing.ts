import type { QueryClient } from '@tanstack/react-query';
import type { MemberId } from '@wagram/contract/kernel';
import { putEntity, readEntity, useEntity } from '#kernel';

/** How the viewer stands to a member: once in the page, so that every button about them says the same. */
export interface Standing {
  readonly id: MemberId;
  readonly isFollowing: boolean;
  readonly isRequested: boolean;
  /** FOLL-04: a request is on its way. */
  readonly isBusy: boolean;
}

const TYPE = 'standing';

export const putStanding = (client: QueryClient, id: MemberId, change: Partial<Standing>): void =>
  void putEntity<Partial<Standing> & { id: MemberId }>(client, TYPE, { ...change, id });

export const readStanding = (client: QueryClient, id: MemberId): Standing | null =>
  readEntity<Standing>(client, TYPE, id);

/** What a list or a profile has just been told; a request that is on its way is not overwritten by an older answer. */
export const learnStanding = (client: QueryClient, id: MemberId, isFollowing: boolean, isRequested: boolean): void => {
  if (readStanding(client, id)?.isBusy !== true) putStanding(client, id, { isFollowing, isRequested, isBusy: false });
};

export const useStanding = (id: MemberId): Standing =>
  useEntity<Standing>(TYPE, id) ?? { id, isFollowing: false, isRequested: false, isBusy: false };
