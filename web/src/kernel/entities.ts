import { skipToken, useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

// Entities live once, lists hold ids: a post, a member or a comment stands in the cache under its type and id, and a
// list query keeps nothing but ids. One patch is then seen on every screen.
export interface Entity {
  readonly id: string;
}

const keyOf = (type: string, id: string) => ['entity', type, id] as const;

/** A public view of a member does not erase what only its owner may see: fields are laid over what is there. */
export const putEntity = <E extends Entity>(client: QueryClient, type: string, entity: E): E['id'] => {
  client.setQueryData<Entity>(keyOf(type, entity.id), (old) => ({ ...old, ...entity }));
  return entity.id;
};

export const putEntities = <E extends Entity>(client: QueryClient, type: string, entities: readonly E[]): E['id'][] =>
  entities.map((entity) => putEntity(client, type, entity));

export const readEntity = <E extends Entity>(client: QueryClient, type: string, id: E['id']): E | null =>
  client.getQueryData<E>(keyOf(type, id)) ?? null;

export const patchEntity = <E extends Entity>(
  client: QueryClient,
  type: string,
  id: E['id'],
  patch: (entity: E) => Partial<E>,
): void => {
  client.setQueryData<E>(keyOf(type, id), (old) => (old === undefined ? undefined : { ...old, ...patch(old) }));
};

/** The same for every entity of a type; what the patch answers null for stays. */
export const patchEntities = <E extends Entity>(
  client: QueryClient,
  type: string,
  patch: (entity: E) => Partial<E> | null,
): void => {
  client.setQueriesData<E>({ queryKey: ['entity', type] }, (old) => {
    const change = old === undefined ? null : patch(old);
    return old === undefined || change === null ? old : { ...old, ...change };
  });
};

/** Whoever shows it sees it go; a query that is watched stays, empty, so that a later put reaches its watcher. */
export const removeEntity = (client: QueryClient, type: string, id: string): void => {
  const queryKey = keyOf(type, id);
  client.getQueryCache().find({ queryKey })?.reset();
  client.removeQueries({ queryKey, type: 'inactive' });
};

/** Entities never fetch themselves: whoever loads a list or a page puts them here. */
export const useEntity = <E extends Entity>(type: string, id: E['id'] | null): E | null => {
  const { data } = useQuery<E>({
    queryKey: keyOf(type, id ?? ''),
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return id === null ? null : (data ?? null);
};
