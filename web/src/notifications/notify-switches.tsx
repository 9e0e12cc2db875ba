import type { MemberId } from '@wagram/contract/kernel';
import type { NotifyChoice } from '@wagram/contract/settings';
import { useChoices, useNotifyChoice } from '#settings';
import { Switch } from '#ui';
import { texts } from './texts.ts';

const words = texts.kinds;
const NAMES = ['likes', 'comments', 'newFollowers', 'directMessages'] as const satisfies NotifyChoice[];

const One = ({ memberId, name }: { readonly memberId: MemberId | null; readonly name: (typeof NAMES)[number] }) => {
  const isOn = useChoices(memberId).notify[name];
  const set = useNotifyChoice(memberId, name);
  return (
    <li className="py-2">
      <Switch label={words[name]} hint={words[`${name}Hint`]} isOn={isOn} onChange={set} />
    </li>
  );
};

/** NOTI-04. */
export const NotifySwitches = ({ memberId }: { readonly memberId: MemberId | null }) => (
  <ul className="divide-y divide-line">
    {NAMES.map((name) => (
      <One key={name} memberId={memberId} name={name} />
    ))}
  </ul>
);

/** D26: of people whom the member follows. */
export const StreamSwitch = ({ memberId }: { readonly memberId: MemberId }) => {
  const isOn = useChoices(memberId).notify.streams;
  const set = useNotifyChoice(memberId, 'streams');
  return <Switch label={texts.streams.one} hint={texts.streams.oneHint} isOn={isOn} onChange={set} />;
};
