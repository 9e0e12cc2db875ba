import type { GroupView } from '@wagram/contract/groups';
import { Hourglass, UserRoundPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { isAtLeast } from '../api.ts';
import type { InfoView } from '../info/view.ts';
import { texts } from '../texts.ts';

const words = texts.chat;

interface LineProps {
  readonly icon: ReactNode;
  readonly text: string;
  readonly onClick: () => void;
}

const Line = ({ icon, text, onClick }: LineProps) => (
  <button
    type="button"
    onClick={onClick}
    className="flex min-h-11 w-full items-center gap-3 border-b border-line bg-amber-soft px-4 text-start text-sm font-semibold text-amber transition-[filter] duration-150 hover:brightness-95 focus-visible:-outline-offset-2 wide:px-6 dark:hover:brightness-125"
  >
    {icon}
    <span className="min-w-0 flex-1">{text}</span>
    <span className="underline underline-offset-2">{words.review}</span>
  </button>
);

/** What waits for those who run the group. */
export const GroupBanner = ({
  group,
  onInfo,
}: {
  readonly group: GroupView;
  readonly onInfo: (view: InfoView) => void;
}) => {
  if (!isAtLeast(group.role, 'moderator')) return null;
  return (
    <>
      {group.held_count > 0 && (
        <Line
          icon={<Hourglass aria-hidden="true" className="size-4.5 shrink-0" />}
          text={words.queue(group.held_count)}
          onClick={() => onInfo('held')}
        />
      )}
      {group.requests_count > 0 && (
        <Line
          icon={<UserRoundPlus aria-hidden="true" className="size-4.5 shrink-0" />}
          text={words.requests(group.requests_count)}
          onClick={() => onInfo('requests')}
        />
      )}
    </>
  );
};
