import type { MemberId } from '@wagram/contract/kernel';
import { ChoiceSwitch } from '#settings';

const NAMES = ['onlineStatus', 'messageNotifications', 'typingIndicator', 'readReceipts'] as const;

/** MSG-08, D12. */
export const MessageSettingsList = ({ memberId }: { readonly memberId: MemberId | null }) => (
  <div className="divide-y divide-line border-b border-line px-4 wide:px-6">
    {NAMES.map((name) => (
      <ChoiceSwitch key={name} memberId={memberId} group="messages" name={name} />
    ))}
  </div>
);
