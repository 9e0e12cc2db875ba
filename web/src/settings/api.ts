import type { MemberId } from '@wagram/contract/kernel';
import { settingsCalls, toChoices, type Choices, type RankingChoices } from '@wagram/contract/settings';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { ask, logWarning, setToggle } from '#kernel';
import { toast } from '#ui';
import { keepChoices, readChoices } from './device.ts';
import { keepWaitlists } from './promised.ts';
import { texts } from './texts.ts';

export const keyOf = (memberId: MemberId | null) => ['settings', memberId] as const;

const choicesOf = (memberId: MemberId | null) =>
  queryOptions({
    queryKey: keyOf(memberId),
    queryFn: async ({ signal }) => {
      await keepWaitlists();
      const { settings } = await ask(settingsCalls.readSettings, { user_id: memberId ?? undefined }, { signal });
      // A server of another age may know fewer of them.
      const choices = toChoices(settings);
      keepChoices(choices);
      return choices;
    },
  });

/** What another device has chosen since. */
export const refreshChoices = (client: QueryClient, memberId: MemberId): Promise<void> =>
  client.fetchQuery(choicesOf(memberId)).then(
    () => undefined,
    (cause: unknown) => logWarning('Settings could not be read', cause),
  );

/** What the device knows is shown at once; for a member the server's answer follows, and is kept here. */
export const useChoices = (memberId: MemberId | null): Choices => {
  const { data } = useQuery({
    ...choicesOf(memberId),
    enabled: memberId !== null,
    initialData: readChoices,
    initialDataUpdatedAt: 0,
  });
  return data;
};

/** SOC-12: kept here once the server has them, so that what is asked for next is ranked with them. */
export const useSaveRanking = (memberId: MemberId | null) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (ranking: RankingChoices) => {
      const { settings } = await ask(settingsCalls.changeSettings, { user_id: memberId ?? undefined, ranking });
      // An answer that is on its way knows nothing of this change.
      await client.cancelQueries({ queryKey: keyOf(memberId) });
      const choices = toChoices(settings);
      client.setQueryData(keyOf(memberId), choices);
      keepChoices(choices);
    },
    onError: (cause) => {
      logWarning('A setting was not kept', cause);
      toast(texts.failed, 'bad');
    },
  });
};

export type ChoiceGroup = keyof Choices;
export type ChoiceName<Group extends ChoiceGroup> = keyof Choices[Group] & string;

/** Shows a choice at once, wherever it stands. */
export const applyChoice = <Group extends ChoiceGroup>(
  client: QueryClient,
  memberId: MemberId | null,
  group: Group,
  name: ChoiceName<Group>,
  isOn: boolean,
): void => {
  const known = client.getQueryData<Choices>(keyOf(memberId)) ?? readChoices();
  const changed = { ...known, [group]: { ...known[group], [name]: isOn } };
  client.setQueryData(keyOf(memberId), changed);
  keepChoices(changed);
};

/** D12, D35: the switch moves at once, and back when the server did not hear it. A guest's choice stays on the device. */
export const useChoice = <Group extends ChoiceGroup>(
  memberId: MemberId | null,
  group: Group,
  name: ChoiceName<Group>,
): readonly [isOn: boolean, set: (isOn: boolean) => void] => {
  const client = useQueryClient();
  const before = useChoices(memberId)[group][name] as boolean;
  const apply = (isOn: boolean) => applyChoice(client, memberId, group, name, isOn);
  const set = (isWanted: boolean) => {
    if (memberId === null) return apply(isWanted);
    void setToggle(`setting:${group}.${name}`, before, isWanted, {
      apply,
      send: async (isOn) => {
        // An answer that is on its way knows nothing of this change.
        await client.cancelQueries({ queryKey: keyOf(memberId) });
        apply(isOn);
        const change = { user_id: memberId, [group]: { [name]: isOn } };
        const { settings } = await ask(settingsCalls.changeSettings, change);
        return settings[group][name] as boolean;
      },
      onFail: (cause) => {
        logWarning('A setting was not kept', cause);
        toast(texts.failed, 'bad');
      },
    });
  };
  return [before, set];
};
