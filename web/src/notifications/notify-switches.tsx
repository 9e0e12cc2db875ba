import type { MemberId } from '@wagram/contract/kernel';
import type { NotifyChoice } from '@wagram/contract/settings';
import { ChoiceSwitch } from '#settings';

const NAMES = ['newFollowers', 'directMessages'] as const satisfies NotifyChoice[];

interface Props {
  readonly memberId: MemberId | null;
}

/** NOTI-04. */
export const NotifySwitches = ({ memberId }: Props) => (
  <div className="divide-y divide-line">
    <ChoiceSwitch memberId={memberId} group="notify" name="likes" />
    <ChoiceSwitch memberId={memberId} group="notify" name="comments" />
    {/* Below the switch that it hangs on. */}
    <ChoiceSwitch memberId={memberId} group="account" name="mentionsAndReplies" />
    {NAMES.map((name) => (
      <ChoiceSwitch key={name} memberId={memberId} group="notify" name={name} />
    ))}
  </div>
);

/** D26: of people whom the member follows. */
export const StreamSwitch = ({ memberId }: Props) => <ChoiceSwitch memberId={memberId} group="notify" name="streams" />;
