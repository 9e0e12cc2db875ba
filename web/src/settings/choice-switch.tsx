import type { MemberId } from '@wagram/contract/kernel';
import type { ReactNode } from 'react';
import { Switch } from '#ui';
import { useChoice } from './api.ts';
import type { ChoiceName } from './api.ts';
import { switchWords } from './switch-texts.ts';
import type { SwitchGroup, SwitchName } from './switch-texts.ts';

/** What the search of the settings jumps to. */
export const settingId = (group: string, name: string): string => `setting-${group}-${name}`;

/** D35: a setting that search can find, whatever it is made of. */
export const SettingRow = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => (
  <div id={id} className="scroll-mt-24 py-2 data-found:rounded-xl">
    {children}
  </div>
);

interface ChoiceSwitchProps<Group extends SwitchGroup> {
  readonly memberId: MemberId | null;
  readonly group: Group;
  readonly name: SwitchName<Group> & ChoiceName<Group>;
}

/** D35: each switch exists here alone; every screen that has it shows this one. */
export const ChoiceSwitch = <Group extends SwitchGroup>({ memberId, group, name }: ChoiceSwitchProps<Group>) => {
  const [isOn, set] = useChoice(memberId, group, name);
  const { label, hint } = switchWords(group, name);
  return (
    <SettingRow id={settingId(group, name)}>
      <Switch label={label} hint={hint} isOn={isOn} onChange={set} />
    </SettingRow>
  );
};
