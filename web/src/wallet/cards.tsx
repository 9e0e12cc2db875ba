import { ArrowRight, FileWarning, KeyRound, LockKeyhole, Wallet } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button, buttonClass, Card, classes, EmptyState, openDialog, Skeleton } from '#ui';
import type { ReadyWallet } from './vault/open-wallet.ts';
import type { Aside } from './shelf.ts';
import { texts } from './texts.ts';

const PLACE = '/wallet/settings';

interface RowProps {
  readonly icon: LucideIcon;
  readonly tone: string;
  readonly title: string;
  readonly hint: ReactNode;
  readonly action: ReactNode;
}

/** Something to do about the wallet: what, why, and the way there. */
export const Row = ({ icon: Icon, tone, title, hint, action }: RowProps) => (
  <Card className="flex flex-wrap items-center gap-x-3 gap-y-3 p-4">
    <span className={classes('inline-flex size-11 shrink-0 items-center justify-center rounded-full', tone)}>
      <Icon aria-hidden="true" className="size-5" />
    </span>
    <div className="min-w-30 flex-1">
      <h2 className="text-base font-semibold">{title}</h2>
      <div className="text-sm text-ink-2">{hint}</div>
    </div>
    {action}
  </Card>
);

const GoLink = ({ to, text }: { readonly to: string; readonly text: string }) => (
  <Link to={to} className={buttonClass('soft', 'md', 'px-4 max-sm:grow')}>
    {text}
    <ArrowRight aria-hidden="true" className="size-4 rtl:-scale-x-100" />
  </Link>
);

interface SafetyProps {
  readonly wallet: ReadyWallet;
  readonly asides: readonly Aside[];
  readonly onPassword: () => void;
}

/** The next thing that would make the wallet safer; one at a time, and nothing once all is done. */
export const SafetyCard = ({ wallet, asides, onPassword }: SafetyProps) => {
  const words = texts.safety;
  if (asides.some(({ why }) => why !== 'replaced')) {
    return (
      <Row
        icon={FileWarning}
        tone="bg-coral-soft text-coral"
        title={words.asideTitle}
        hint={words.asideHint}
        action={<GoLink to={`${PLACE}#earlier`} text={words.aside} />}
      />
    );
  }
  if (!wallet.hasPassword) {
    return (
      <Row
        icon={LockKeyhole}
        tone="bg-amber-soft text-amber"
        title={words.passwordTitle}
        hint={words.passwordHint}
        action={
          <Button className="max-sm:grow" onClick={onPassword}>
            {words.password}
          </Button>
        }
      />
    );
  }
  if (wallet.words === 0 || wallet.isBackedUp) return null;
  return (
    <Row
      icon={KeyRound}
      tone="bg-amber-soft text-amber"
      title={words.backupTitle}
      hint={words.backupHint}
      action={<GoLink to={`${PLACE}#phrase`} text={words.backup} />}
    />
  );
};

/** As high as the card that takes its place, so that nothing moves. */
export const ChainSkeleton = () => (
  <div role="status" aria-label={texts.loading}>
    <Skeleton className="h-[294px] w-full rounded-card wide:h-[256px]" />
  </div>
);

/** For a guest, whose card of credit is smaller. */
export const WalletSkeleton = () => (
  <div className="flex flex-col gap-4 p-4 wide:px-6">
    <Skeleton className="h-[208px] w-full rounded-3xl" />
    <ChainSkeleton />
  </div>
);

/** Instead of a wallet, for who has just signed out. */
export const LeftState = () => (
  <EmptyState
    icon={<Wallet className="size-7" />}
    title={texts.left.title}
    hint={texts.left.hint}
    action={<Button onClick={() => openDialog('sign-in')}>{texts.left.signIn}</Button>}
  />
);

/** A guest's wallet, found by a member who has none here. */
export const OfferCard = ({
  address,
  onAnswer,
}: {
  readonly address: string;
  readonly onAnswer: (isTaken: boolean) => void;
}) => (
  <Card className="flex flex-col gap-4 p-5">
    <span className="inline-flex size-12 items-center justify-center rounded-2xl bg-accent-soft text-accent-ink">
      <Wallet aria-hidden="true" className="size-6" />
    </span>
    <div>
      <h2 className="text-lg font-semibold">{texts.offer.title}</h2>
      <p className="mt-1 text-base text-ink-2">{texts.offer.about}</p>
    </div>
    <p className="rounded-field bg-sunken px-4 py-3 font-mono text-sm break-all">{address}</p>
    <div className="flex flex-wrap gap-3">
      <Button className="grow whitespace-nowrap" onClick={() => onAnswer(true)}>
        {texts.offer.take}
      </Button>
      <Button look="outline" className="grow whitespace-nowrap" onClick={() => onAnswer(false)}>
        {texts.offer.leave}
      </Button>
    </div>
  </Card>
);
