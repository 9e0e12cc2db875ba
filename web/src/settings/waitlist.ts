import type { MemberId } from '@wagram/contract/kernel';
import { settingsCalls, type Waitlist } from '@wagram/contract/settings';
import { useQueryClient } from '@tanstack/react-query';
import { ask, logWarning, readForTab, setToggle, writeForTab } from '#kernel';
import { toast } from '#ui';
import { applyChoice, keyOf, useChoices } from './api.ts';
import type { Waitlists } from './promised.ts';
import { texts } from './texts.ts';

/**
 * D26: whether the member wants to hear of something, and how to change it. `mayWait` asks a guest to sign in; the answer waits
 * in the tab until they have.
 */
export const useWaitlist = (
  memberId: MemberId | null,
  name: Waitlist,
  mayWait: () => boolean,
  said: { on: string; off: string },
) => {
  const client = useQueryClient();
  const isWaiting = useChoices(memberId).wishes[name] && memberId !== null;
  const apply = (isOn: boolean) => applyChoice(client, memberId, 'wishes', name, isOn);
  const setWaiting = (isOn: boolean) => {
    if (memberId === null) writeForTab('wish', { ...(readForTab('wish') as Waitlists | null), [name]: isOn });
    if (!mayWait()) return;
    void setToggle(`wish:${name}`, isWaiting, isOn, {
      apply,
      send: async (isWanted) => {
        await client.cancelQueries({ queryKey: keyOf(memberId) });
        apply(isWanted);
        const { settings } = await ask(settingsCalls.changeSettings, { wishes: { [name]: isWanted } });
        toast(settings.wishes[name] ? said.on : said.off, 'good');
        return settings.wishes[name];
      },
      onFail: (cause) => {
        logWarning('A place on a waitlist was not kept', cause);
        toast(texts.failed, 'bad');
      },
    });
  };
  return [isWaiting, setWaiting] as const;
};
