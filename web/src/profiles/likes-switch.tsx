import type { OwnProfileView } from '@wagram/contract/members';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isAskError, logWarning, setToggle } from '#kernel';
import { settingId, SettingRow } from '#settings';
import { Switch, toast } from '#ui';
import { saveProfile } from './api.ts';
import { texts } from './texts.ts';

const words = texts.likesShown;

/** SOC-07: off until somebody wants it. It works at once, here and in the settings. */
export const LikesSwitch = ({ user }: { readonly user: OwnProfileView }) => {
  const client = useQueryClient();
  // Shown until the profile says the same.
  const [moved, setMoved] = useState<boolean | null>(null);
  const handleChange = (isWanted: boolean) =>
    void setToggle(`shows-likes:${user.id}`, user.shows_likes, isWanted, {
      apply: setMoved,
      send: async (isOn) => (await saveProfile(client, { userId: user.id, shows_likes: isOn })).shows_likes,
      onFail: (cause) => {
        logWarning('The likes were not switched', cause);
        toast(isAskError(cause) && cause.status !== 0 ? cause.message : words.failed, 'bad');
      },
    });
  return (
    <SettingRow id={settingId('profile', 'likes')}>
      <Switch label={words.label} hint={words.hint} isOn={moved ?? user.shows_likes} onChange={handleChange} />
    </SettingRow>
  );
};
