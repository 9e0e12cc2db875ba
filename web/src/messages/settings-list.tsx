import type { MemberId } from '@wagram/contract/kernel';
import { useState } from 'react';
import { Notice, Switch } from '#ui';
import { changeMessageSetting, useMessageSettings, useSettingsFromServer } from './settings.ts';
import type { MessageSetting } from './settings.ts';
import { texts } from './texts.ts';

const words = texts.settings;

const ALL: readonly MessageSetting[] = ['onlineStatus', 'messageNotifications', 'typingIndicator'];

/** MSG-08, D12. */
export const MessageSettingsList = ({ memberId }: { readonly memberId: MemberId | null }) => {
  const settings = useMessageSettings();
  const [isBehind, setBehind] = useState(false);
  useSettingsFromServer(memberId);
  const change = async (name: MessageSetting, isOn: boolean) => {
    setBehind(!(await changeMessageSetting(name, isOn, memberId !== null)));
  };
  return (
    <>
      <ul>
        {ALL.map((name) => (
          <li key={name} className="border-b border-line px-4 py-3 wide:px-6">
            <Switch label={words[name]} isOn={settings[name]} onChange={(isOn) => void change(name, isOn)} />
            <p className="-mt-1.5 pe-16 text-sm text-ink-2">{words[`${name}Hint`]}</p>
          </li>
        ))}
      </ul>
      {isBehind && (
        <div className="p-4 wide:px-6">
          <Notice tone="warning">{words.notSent}</Notice>
        </div>
      )}
    </>
  );
};
