import { setShortcuts, useShortcutsOn } from '#kernel';
import { settingId, SettingRow } from '#settings';
import { Switch } from '#ui';
import { texts } from './texts.ts';

/** D35: in the sheet of the keys and in the settings. */
export const ShortcutsSwitch = () => (
  <SettingRow id={settingId('display', 'shortcuts')}>
    <Switch label={texts.shortcuts} hint={texts.shortcutsHint} isOn={useShortcutsOn()} onChange={setShortcuts} />
  </SettingRow>
);
