import type { MemberId } from '@wagram/contract/kernel';
import { settingsCalls, type Choices, type NotifyChoice } from '@wagram/contract/settings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ask, logWarning, setToggle } from '#kernel';
import { toast } from '#ui';
import { keepChoices, readChoices } from './device.ts';
import { keepWaitlists } from './promised.ts';
import { texts } from './texts.ts';

export const keyOf = (memberId: MemberId | null) => ['settings', memberId] as const;

/** What the device knows is shown at once; for a member the server's answer follows, and is kept here. */
export const useChoices = (memberId: MemberId | null): Choices => {
  const { data } = useQuery({
    queryKey: keyOf(memberId),
    queryFn: async ({ signal }) => {
      await keepWaitlists();
      const { settings } = await ask(settingsCalls.readSettings, { user_id: memberId ?? undefined }, { signal });
      keepChoices(settings);
      return settings;
    },
    enabled: memberId !== null,
    initialData: readChoices,
    initialDataUpdatedAt: 0,
  });
  return data;
};

/** NOTI-04: the switch moves at once, and back when the server did not hear it. A guest's choice stays on the device. */
export const useNotifyChoice = (memberId: MemberId | null, name: NotifyChoice): ((isOn: boolean) => void) => {
  const client = useQueryClient();
  const before = useChoices(memberId).notify[name];
  const apply = (isOn: boolean) => {
    const known = client.getQueryData<Choices>(keyOf(memberId)) ?? readChoices();
    const changed = { ...known, notify: { ...known.notify, [name]: isOn } };
    client.setQueryData(keyOf(memberId), changed);
    keepChoices(changed);
  };
  return (isWanted) => {
    if (memberId === null) return apply(isWanted);
    void setToggle(`notify:${name}`, before, isWanted, {
      apply,
      send: async (isOn) => {
        // An answer that is on its way knows nothing of this change.
        await client.cancelQueries({ queryKey: keyOf(memberId) });
        apply(isOn);
        const { settings } = await ask(settingsCalls.changeSettings, { user_id: memberId, notify: { [name]: isOn } });
        return settings.notify[name];
      },
      onFail: (cause) => {
        logWarning('A setting was not kept', cause);
        toast(texts.failed, 'bad');
      },
    });
  };
};
