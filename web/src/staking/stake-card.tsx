import type { MemberId } from '@wagram/contract/kernel';
import type { StakeView, StakingView } from '@wagram/contract/staking';
import { isRefused } from '#kernel';
import { Button, Card, classes, Notice, Skeleton, toast } from '#ui';
import { NetworkMark } from '#wallet';
import { useClaim } from './api.ts';
import { sumOf } from './figures.ts';
import { texts } from './texts.ts';

const words = texts.stake;
const LONG = 14;

interface RewardsProps {
  readonly memberId: MemberId;
  readonly staking: StakingView;
  readonly stake: StakeView;
}

const Rewards = ({ memberId, staking, stake }: RewardsProps) => {
  const claim = useClaim(memberId, () => toast(words.asked, 'good'));
  const { token, least, state } = staking;
  const rewards = BigInt(stake.rewards);
  const isEnough = rewards >= BigInt(least);
  const { error } = claim;
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="text-sm text-ink-2">{words.rewards}</p>
          <p className="figures text-xl font-bold text-mint wrap-anywhere">{sumOf(rewards, token)}</p>
        </div>
        <Button
          look={isEnough ? 'primary' : 'soft'}
          isBusy={claim.isPending}
          disabled={!isEnough || state !== 'on'}
          aria-label={words.claimLabel(sumOf(rewards, token))}
          onClick={() => claim.mutate()}
        >
          {words.claim}
        </Button>
      </div>
      {!isEnough && <p className="text-sm text-ink-2">{words.least(sumOf(BigInt(least), token))}</p>}
      {stake.paid !== '0' && (
        <p className="figures text-sm text-ink-2">{words.paid(sumOf(BigInt(stake.paid), token))}</p>
      )}
      {error !== null && <Notice tone="danger">{isRefused(error) ? error.message : words.failed}</Notice>}
    </div>
  );
};

interface StakeCardProps {
  readonly memberId: MemberId;
  readonly staking: StakingView;
  /** As the network says it; null while it is not known. */
  readonly staked: bigint | null;
  /** As the server last saw it; null while it is asked, undefined where nobody can say. */
  readonly stake: StakeView | null | undefined;
}

/** MON-09: what is staked, and what it has earned. */
export const StakeCard = ({ memberId, staking, staked, stake }: StakeCardProps) => {
  const figure = staked === null ? null : sumOf(staked, staking.token);
  return (
    <Card>
      <section aria-label={words.label} className="flex flex-col gap-4 p-5">
        <div className="flex flex-col gap-2">
          <p className="text-base font-semibold">{words.label}</p>
          {figure === null ? (
            <Skeleton className="h-12 w-40" />
          ) : (
            <p
              className={classes(
                'figures font-bold tracking-tight wrap-anywhere',
                figure.length > LONG ? 'text-2xl' : 'text-4xl',
              )}
            >
              {figure}
            </p>
          )}
          {staked === 0n && <p className="text-sm text-ink-2">{words.none}</p>}
          <NetworkMark />
        </div>
        {stake === null && <Skeleton className="h-14" />}
        {stake === undefined && <Notice tone="warning">{texts.away.rewards}</Notice>}
        {stake != null && <Rewards memberId={memberId} staking={staking} stake={stake} />}
      </section>
    </Card>
  );
};
