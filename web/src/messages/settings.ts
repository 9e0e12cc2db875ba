import type { MemberId } from '@wagram/contract/kernel';
import { defaultChoices, settingsCalls, toChoices } from '@wagram/contract/settings';
import type { Choices } from '@wagram/contract/settings';
import { useEffect } from 'react';
import { ask, createStored, logWarning, useStore } from '#kernel';

export type MessageSettings = Choices['messages'];
export type MessageSetting = keyof MessageSettings;

const parse = (text: string | null): MessageSettings => {
  try {
    return toChoices({ messages: JSON.parse(text ?? '{}') as unknown }).messages;
  } catch {
    return defaultChoices.messages;
  }
};

/** MSG-08: on by default, kept on the device. */
const stored = createStored('message-settings', parse);
const keep = (settings: MessageSettings): void => stored.set(JSON.stringify(settings));

export const readMessageSettings = stored.get;

export const useMessageSettings = (): MessageSettings => useStore(stored);

/** D12: kept here first, then told to the server, which obeys. True when it heard. */
export const changeMessageSetting = async (
  name: MessageSetting,
  isOn: boolean,
  isMember: boolean,
): Promise<boolean> => {
  keep({ ...readMessageSettings(), [name]: isOn });
  if (!isMember) return true;
  try {
    await ask(settingsCalls.changeSettings, { messages: { [name]: isOn } });
    return true;
  } catch (cause) {
    logWarning('A setting did not reach the server', cause);
    return false;
  }
};

/** What was chosen on another device is asked for when the settings are opened. */
export const useSettingsFromServer = (memberId: MemberId | null): void => {
  useEffect(() => {
    if (memberId === null) return undefined;
    const control = new AbortController();
    ask(settingsCalls.readSettings, {}, { signal: control.signal })
      .then(({ settings }) => keep(settings.messages))
      .catch((cause: unknown) => {
        if (!control.signal.aborted) logWarning('Settings could not be read', cause);
      });
    return () => control.abort();
  }, [memberId]);
};
