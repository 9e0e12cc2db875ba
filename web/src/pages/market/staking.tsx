import type { StakingView } from '@wagram/contract/staking';
import { Link } from 'react-router';
import { useSession } from '#auth';
import {
  StakingFeatures,
  StakingHero,
  StakingInside,
  StakingLater,
  stakingTexts as words,
  StakingTerms,
  StakingTrust,
  StakingWarnings,
  useStaking,
} from '#staking';
import { buttonClass, ErrorState, Notice, Skeleton } from '#ui';
import { linkedMember, useWallet } from '#wallet';
import { BackBar } from '../back-bar.tsx';

const Loading = () => (
  <div role="status" aria-label={words.loading} className="flex flex-col gap-5">
    <Skeleton className="h-48 rounded-card" />
    <Skeleton className="h-64 rounded-card" />
  </div>
);

const ForGuest = ({ staking }: { readonly staking: StakingView }) => (
  <>
    <StakingHero staking={staking} />
    <StakingWarnings staking={staking} />
    <StakingFeatures />
    <StakingTerms staking={staking} />
    <StakingTrust staking={staking} />
  </>
);

const ForMember = ({ staking }: { readonly staking: StakingView }) => {
  const { user } = useSession();
  const { wallet } = useWallet();
  if (user === null || wallet === null) return staking.state === 'off' ? null : <Loading />;
  if (wallet.state === 'ready') return <StakingInside member={linkedMember(user, wallet.address)} staking={staking} />;
  return (
    <>
      <Notice>{words.wallet.closed}</Notice>
      <Link to="/wallet" className={buttonClass('soft', 'md', 'self-start')}>
        {words.wallet.open}
      </Link>
      <StakingTerms staking={staking} />
    </>
  );
};

const Body = () => {
  const { user, isChecking } = useSession();
  const { data: staking, isError, refetch } = useStaking();
  if (staking === null) return <StakingLater why="noNetwork" />;
  if (staking === undefined)
    return isError ? (
      <ErrorState title={words.away.title} hint={words.away.hint} onRetry={() => void refetch()} />
    ) : (
      <Loading />
    );
  if (isChecking) return <Loading />;
  const isOff = staking.state === 'off';
  return (
    <>
      {user !== null && !isOff && <h1 className="sr-only">{words.hero.title(staking.token.symbol)}</h1>}
      {user !== null && <ForMember staking={staking} />}
      {isOff && <StakingLater why="off" />}
      {user === null && !isOff && <ForGuest staking={staking} />}
    </>
  );
};

/** STAK-01, MON-09. */
export const StakingPage = () => (
  <>
    <BackBar title={words.bar} />
    <div className="flex flex-col gap-5 px-4 pt-1 pb-10 wide:px-6">
      <Body />
    </div>
  </>
);
