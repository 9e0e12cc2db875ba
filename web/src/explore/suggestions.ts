import { exploreCalls } from '@wagram/contract/explore';
import type { SuggestionView } from '@wagram/contract/explore';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { MemberId } from '@wagram/contract/kernel';
import { learnStanding } from '#follows';
import { ask } from '#kernel';
import { useViewerId } from '#posts';
import { toast } from '#ui';
import { texts } from './texts.ts';

const words = texts.people;

/** Somebody who was followed stays on the list until it is asked for again: a row does not vanish under a finger. */
const FRESH_MS = 5 * 60_000;

const keyOf = (limit: number, viewer: MemberId | null) => ['explore', 'people', limit, viewer] as const;

/** SOC-15. `limit` more than are shown fill the place of those who are dismissed. */
export const useSuggestions = (limit: number) => {
  const client = useQueryClient();
  const viewer = useViewerId() ?? null;
  return useQuery({
    queryKey: keyOf(limit, viewer),
    queryFn: async ({ signal }): Promise<SuggestionView[]> => {
      const { people } = await ask(exploreCalls.suggestPeople, { limit }, { signal });
      for (const { id } of people) learnStanding(client, id, false, false);
      return people;
    },
    staleTime: FRESH_MS,
  });
};

const PEOPLE = ['explore', 'people'] as const;

/** Another topic or another follow changes who is near. */
export const renewSuggestions = (client: QueryClient): void => void client.invalidateQueries({ queryKey: PEOPLE });

const restore = async (client: QueryClient, id: MemberId): Promise<void> => {
  await ask(exploreCalls.restoreSuggestion, { member_id: id });
  await client.invalidateQueries({ queryKey: PEOPLE });
};

/** Gone at once from every list; what the server refuses comes back with the next one. */
export const useDismiss = () => {
  const client = useQueryClient();
  return async ({ id, username }: SuggestionView): Promise<void> => {
    client.setQueriesData<SuggestionView[]>({ queryKey: PEOPLE }, (people) => people?.filter((one) => one.id !== id));
    try {
      await ask(exploreCalls.dismissSuggestion, { member_id: id });
      toast(words.dismissed(username), 'plain', {
        text: words.undo,
        onAct: () => void restore(client, id).catch(() => toast(words.failed, 'bad')),
      });
    } catch {
      toast(words.failed, 'bad');
      await client.invalidateQueries({ queryKey: PEOPLE });
    }
  };
};
