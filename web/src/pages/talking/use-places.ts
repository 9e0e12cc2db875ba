import type { ConversationId, MemberId } from '@wagram/contract/kernel';
import { isDirect } from '@wagram/contract/messages';
import { useInbox } from '#messages';
import { usePeopleSearch } from './use-people-search.ts';

/** Somebody, or a group: where a message can be passed on to. */
export interface Place {
  readonly id: string;
  readonly name: string;
  readonly avatar_url: string | null;
  readonly address: { readonly receiver_id: MemberId } | { readonly conversation_id: ConversationId };
}

/** Conversations that one may write in, the last spoken in first; then people found by the words. */
export const usePlaces = (
  me: MemberId,
  text: string,
): { readonly places: readonly Place[]; readonly isSearching: boolean } => {
  const { conversations } = useInbox(me);
  const { people, isSearching } = usePeopleSearch(me, text);
  const sought = text.trim().toLowerCase();
  const known = conversations
    .filter(({ can_write: canWrite, request }) => canWrite && !request)
    .filter(({ name, username }) => `${name} ${username}`.toLowerCase().includes(sought))
    .map((one): Place => {
      const address = isDirect(one) ? { receiver_id: one.id } : { conversation_id: one.conversation_id };
      return { id: one.id, name: one.name, avatar_url: one.avatar_url, address };
    });
  const found = people
    .filter(({ id }) => known.every((place) => place.id !== id))
    .map(({ id, displayName, avatar_url }): Place => ({
      id,
      name: displayName,
      avatar_url,
      address: { receiver_id: id },
    }));
  return { places: [...known, ...found], isSearching };
};
