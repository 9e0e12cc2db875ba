import type { OwnProfileView, ProfileView } from '@house/contract/members';
import type { QueryClient } from '@tanstack/react-query';
import { putEntity, useEntity } from '#kernel';

const TYPE = 'member';

export const putMember = (client: QueryClient, member: ProfileView): string => putEntity(client, TYPE, member);

export const useMember = (id: string | null): ProfileView | null => useEntity<ProfileView>(TYPE, id);

/** The signed-in member with what only they may see. */
export const useOwnMember = (id: string | null): OwnProfileView | null => useEntity<OwnProfileView>(TYPE, id);
