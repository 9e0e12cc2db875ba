import { settingsCalls, type Choices, type Wish } from '@wagram/contract/settings';
import { useQueryClient } from '@tanstack/react-query';
import { ask, logWarning, readForTab, wishToggle, writeForTab } from '#kernel';
import { toast } from '#ui';
import { keyOf, useChoices } from './api.ts';
import { keepChoices, readChoices } from './device.ts';
import type { Wishes } from './promised.ts';
import { texts } from './texts.ts';

/**
 * D26: whether the member wants to hear of something, and how to change it. `mayWish` asks a guest to sign in; the wish waits
 * in the tab until they have.
 */
export const useWish = (
  memberId: string | null,
  name: Wish,
  mayWish: () => boolean,
  said: { on: string; off: string },
) => {
  const client = useQueryClient();
  const isWished = useChoices(memberId).wishes[name] && memberId !== null;
  const apply = (isOn: boolean) => {
    const known = client.getQueryData<Choices>(keyOf(memberId)) ?? readChoices();
    const changed = { ...known, wishes: { ...known.wishes, [name]: isOn } };
    client.setQueryData(keyOf(memberId), changed);
    keepChoices(changed);
  };
  const wish = (isOn: boolean) => {
    if (memberId === null) writeForTab('wish', { ...(readForTab('wish') as Wishes | null), [name]: isOn });
    if (!mayWish()) return;
    void wishToggle(`wish:${name}`, isWished, isOn, {
      apply,
      send: async (isWanted) => {
        await client.cancelQueries({ queryKey: keyOf(memberId) });
        apply(isWanted);
        const { settings } = await ask(settingsCalls.changeSettings, { wishes: { [name]: isWanted } });
        toast(settings.wishes[name] ? said.on : said.off, 'good');
        return settings.wishes[name];
      },
      onFail: (cause) => {
        logWarning('A wish was not kept', cause);
        toast(texts.failed, 'bad');
      },
    });
  };
  return [isWished, wish] as const;
};
