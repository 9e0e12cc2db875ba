import type { MemberId } from '@wagram/contract/kernel';
import type { ProfileView } from '@wagram/contract/members';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { patchEntity, putEntity, useEntity } from '#kernel';

const TYPE = 'member';

export const putMember = (client: QueryClient, member: ProfileView): string => putEntity(client, TYPE, member);

export const patchMember = (
  client: QueryClient,
  id: MemberId,
  patch: (member: ProfileView) => Partial<ProfileView>,
): void => patchEntity<ProfileView>(client, TYPE, id, patch);

export const useMember = (id: MemberId | null): ProfileView | null => useEntity<ProfileView>(TYPE, id);

/** The newest that the page knows of a member somebody already holds: a profile saved on one screen shows on all. */
export const useNewest = <M extends ProfileView>(member: M): M => {
  const client = useQueryClient();
  useEffect(() => {
    putMember(client, member);
  }, [client, member]);
  return { ...member, ...useMember(member.id) };
};
