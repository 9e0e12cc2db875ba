import type { MemberId } from '@wagram/contract/kernel';
import { WAITLISTS, type Waitlist } from '@wagram/contract/settings';
import { getBrand } from '#kernel';
import { settingId, SettingRow, useWaitlist } from '#settings';
import { Switch } from '#ui';
import { texts } from './texts.ts';

const words = texts.wishes;

const One = ({ memberId, name }: { readonly memberId: MemberId; readonly name: Waitlist }) => {
  const [isOn, setWaiting] = useWaitlist(memberId, name, () => true, words.said);
  return (
    <SettingRow id={settingId('wishes', name)}>
      <Switch
        label={words[name](getBrand().tokens.chain)}
        hint={words[`${name}Hint`]}
        isOn={isOn}
        onChange={setWaiting}
      />
    </SettingRow>
  );
};

/** D26: what the member waits for, to be seen and taken back. */
export const WaitlistSwitches = ({ memberId }: { readonly memberId: MemberId }) => (
  <div className="divide-y divide-line">
    {WAITLISTS.map((name) => (
      <One key={name} memberId={memberId} name={name} />
    ))}
  </div>
);
