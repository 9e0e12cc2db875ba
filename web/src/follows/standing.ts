import type { QueryClient } from '@tanstack/react-query';
import { putEntity, readEntity, useEntity } from '#kernel';

/** How the viewer stands to a member: once in the page, so that every button about them says the same. */
export interface Standing {
  readonly id: string;
  readonly isFollowing: boolean;
  readonly isRequested: boolean;
  /** FOLL-04: a request is on its way. */
  readonly isBusy: boolean;
}

const TYPE = 'standing';

export const putStanding = (client: QueryClient, id: string, change: Partial<Standing>): void =>
  void putEntity<Partial<Standing> & { id: string }>(client, TYPE, { ...change, id });

export const readStanding = (client: QueryClient, id: string): Standing | null =>
  readEntity<Standing>(client, TYPE, id);

/** What a list or a profile has just been told; a request that is on its way is not overwritten by an older answer. */
export const learnStanding = (client: QueryClient, id: string, isFollowing: boolean, isRequested: boolean): void => {
  if (readStanding(client, id)?.isBusy !== true) putStanding(client, id, { isFollowing, isRequested, isBusy: false });
};

export const useStanding = (id: string): Standing =>
  useEntity<Standing>(TYPE, id) ?? { id, isFollowing: false, isRequested: false, isBusy: false };
