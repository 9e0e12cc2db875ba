import type { OwnProfileView } from '@wagram/contract/members';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isAskError, logWarning, readStoredJson, setToggle, writeStoredJson } from '#kernel';
import { settingId, SettingRow } from '#settings';
import { Switch, toast } from '#ui';
import { saveProfile } from './api.ts';
import { texts } from './texts.ts';

const words = texts.privacy;

const isKept = (value: unknown): value is { private: boolean } =>
  typeof value === 'object' && value !== null && typeof (value as { private: unknown }).private === 'boolean';

/** D20: off, also on the device of a guest. */
const readPrivate = (user: OwnProfileView | null): boolean =>
  user === null ? (readStoredJson('help', isKept)?.private ?? false) : user.private;

/** D35: the same in Help, in Edit Profile and in the settings. It is a part of the profile and works at once. */
export const PrivateSwitch = ({ user }: { readonly user: OwnProfileView | null }) => {
  const client = useQueryClient();
  // Shown until the profile says the same.
  const [moved, setMoved] = useState<boolean | null>(null);
  const known = readPrivate(user);
  const handleChange = (isWanted: boolean) => {
    setMoved(isWanted);
    if (user === null) return void writeStoredJson('help', { private: isWanted });
    void setToggle(`private:${user.id}`, known, isWanted, {
      apply: setMoved,
      send: async (isOn) => (await saveProfile(client, { userId: user.id, private: isOn })).private,
      onFail: (cause) => {
        logWarning('The private account was not switched', cause);
        toast(isAskError(cause) && cause.status !== 0 ? cause.message : words.failed, 'bad');
      },
    });
  };
  return (
    <SettingRow id={settingId('profile', 'private')}>
      <Switch label={words.label} hint={words.hint} isOn={moved ?? known} onChange={handleChange} />
    </SettingRow>
  );
};
