import { formatAmount } from '@wagram/contract/kernel';
import { Gift, HandCoins, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OwnProfileView } from '@wagram/contract/members';
import { getBrand, getLanguage } from '#kernel';
import { useBalance, useWaitingWelcome } from '#ledger';
import { Button } from '#ui';
import { WelcomeFoot } from './frame.tsx';
import { texts } from './texts.ts';

const words = texts.credit;

/** What was given, or waits, in the sentences of the step. Nothing is said that the ledger does not hold. */
export const useCreditWords = (user: OwnProfileView): { title: string; hint: string } => {
  const token = getBrand().tokens.credit;
  const balance = useBalance(user.id, 'WGM') ?? 0n;
  const waiting = useWaitingWelcome(user.id);
  if (balance > 0n)
    return { title: words.title(formatAmount(balance as never, 'WGM', getLanguage()), token), hint: words.given };
  if (waiting > 0n)
    return { title: words.titleWaiting(formatAmount(waiting, 'WGM', getLanguage()), token), hint: words.waiting };
  return { title: words.titleNone(token), hint: words.none };
};

const Line = ({ icon, title, about }: { readonly icon: ReactNode; readonly title: string; readonly about: string }) => (
  <li className="flex gap-4 py-3.5">
    <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-mint-soft text-mint">
      {icon}
    </span>
    <span className="min-w-0">
      <span className="block font-semibold">{title}</span>
      <span className="block text-ink-2">{about}</span>
    </span>
  </li>
);

interface CreditStepProps {
  readonly isBusy: boolean;
  readonly onFinish: () => void;
}

export const CreditStep = ({ isBusy, onFinish }: CreditStepProps) => {
  const token = getBrand().tokens.credit;
  return (
    <>
      <ul className="divide-y divide-line">
        <Line icon={<Gift className="size-5" />} title={words.tip} about={words.tipAbout(token)} />
        <Line icon={<Undo2 className="size-5" />} title={words.undo} about={words.undoAbout} />
        <Line icon={<HandCoins className="size-5" />} title={words.earn} about={words.earnAbout} />
      </ul>
      <WelcomeFoot>
        <Button size="lg" className="flex-1" isBusy={isBusy} onClick={onFinish}>
          {words.finish}
        </Button>
      </WelcomeFoot>
    </>
  );
};
