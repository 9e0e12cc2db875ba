import type { MemberId } from '@wagram/contract/kernel';
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  BookUser,
  ChartColumn,
  ChevronRight,
  Layers,
  Rocket,
  Scale,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { moreTexts as words, Sheet } from '#wallet';

/** What has a screen of its own. */
const PLACES: readonly {
  readonly to: string;
  readonly name: 'stake' | 'launch' | 'book' | 'earnings' | 'reserves';
  readonly icon: LucideIcon;
}[] = [
  { to: '/staking', name: 'stake', icon: Layers },
  { to: '/launch-token', name: 'launch', icon: Rocket },
  { to: '/wallet/settings', name: 'book', icon: BookUser },
  { to: '/earnings', name: 'earnings', icon: ChartColumn },
  { to: '/reserves', name: 'reserves', icon: Scale },
];

const ROW =
  'flex min-h-15 w-full items-center gap-4 rounded-2xl px-3 py-2 text-start transition-colors duration-150 hover:bg-sunken';

const Inside = ({ icon: Icon, name }: { readonly icon: LucideIcon; readonly name: keyof typeof words.hints }) => (
  <>
    <span className="inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-accent-soft text-accent-ink">
      <Icon aria-hidden="true" className="size-5" />
    </span>
    <span className="min-w-0 flex-1">
      <span className="block text-base font-semibold">{words[name]}</span>
      <span className="block text-sm text-ink-2">{words.hints[name]}</span>
    </span>
    <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-3 rtl:-scale-x-100" />
  </>
);

interface MoreSheetProps {
  readonly memberId: MemberId | null;
  /** Null where it cannot be done here. */
  readonly onDeposit: (() => void) | null;
  readonly onWithdraw: (() => void) | null;
  readonly onClose: () => void;
}

/** What the wallet does that has no button of its own. */
export const MoreSheet = ({ memberId, onDeposit, onWithdraw, onClose }: MoreSheetProps) => {
  const acts = [
    { name: 'deposit', icon: ArrowDownToLine, act: onDeposit },
    { name: 'withdraw', icon: ArrowUpFromLine, act: onWithdraw },
  ] as const;
  return (
    <Sheet title={words.title} onClose={onClose}>
      <ul className="-mx-3 -mt-2 flex flex-col">
        {acts.map(
          ({ name, icon, act }) =>
            act !== null && (
              <li key={name}>
                <button type="button" className={ROW} onClick={act}>
                  <Inside icon={icon} name={name} />
                </button>
              </li>
            ),
        )}
        {PLACES.filter(({ name }) => memberId !== null || name !== 'earnings').map(({ to, name, icon }) => (
          <li key={name}>
            <Link to={to} className={ROW} onClick={onClose}>
              <Inside icon={icon} name={name} />
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  );
};
