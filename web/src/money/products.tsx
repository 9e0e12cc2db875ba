import { REWARDS_LOW_DAYS } from '@wagram/contract/money';
import type { LaunchCounts, LaunchStatus, PoolStatus, StakingStatus } from '@wagram/contract/money';
import { Link } from 'react-router';
import { memberPath } from '#members';
import { writePrice } from '#swap';
import { Button, Notice, openDialog, PagedList, ShortName, Skeleton, TimeAgo } from '#ui';
import { useLaunches } from './api.ts';
import { Figure, Figures, Part, Pill } from '#moderation';
import { texts } from './texts.ts';
import { hugeNumber, percentOf, solOf, sumOf } from './write.ts';

const Pool = ({ pool }: { readonly pool: PoolStatus }) => {
  const words = texts.pools;
  return (
    <li className="py-2 first:pt-0 last:pb-0">
      <h3 className="text-base font-semibold">
        <Link to={`/token/${pool.mint}`} className="hover:underline">
          <bdi>{pool.symbol}</bdi>
        </Link>
      </h3>
      <Figures>
        <Figure name={words.sol}>{solOf(pool.sol)}</Figure>
        <Figure name={words.tokens}>{sumOf(pool.tokens, pool)}</Figure>
        <Figure name={words.price}>{texts.of(writePrice(BigInt(pool.price)), words.sol)}</Figure>
        <Figure name={words.fee}>{percentOf(pool.fee)}</Figure>
        <Figure name={words.trades}>{words.tradesOf(pool.trades, solOf(pool.volume))}</Figure>
        {pool.underway > 0 && <Figure name={words.underway}>{pool.underway}</Figure>}
        <Figure name={words.k}>{hugeNumber(pool.k)}</Figure>
      </Figures>
    </li>
  );
};

export const PoolsPart = ({ pools }: { readonly pools: readonly PoolStatus[] }) => (
  <Part title={texts.pools.title}>
    {pools.length === 0 ? (
      <p className="text-base text-ink-2">{texts.pools.none}</p>
    ) : (
      <ul className="divide-y divide-line">
        {pools.map((pool) => (
          <Pool key={pool.mint} pool={pool} />
        ))}
      </ul>
    )}
  </Part>
);

export const StakingPart = ({ staking }: { readonly staking: StakingStatus | null }) => {
  const words = texts.staking;
  if (staking === null)
    return (
      <Part title={words.title}>
        <p className="text-base text-ink-2">{words.none}</p>
      </Part>
    );
  const { token, rate, named_rate: named, staked, left, owed, days } = staking;
  const isLow = days !== null && days < REWARDS_LOW_DAYS;
  return (
    <Part title={words.title}>
      <Figures>
        <Figure name={words.rate}>{words.rateOf(percentOf(rate), percentOf(named))}</Figure>
        <Figure name={words.staked}>{sumOf(staked, token)}</Figure>
        <Figure name={words.left}>{sumOf(left, token)}</Figure>
        <Figure name={words.owed}>{sumOf(owed, token)}</Figure>
        <Figure name={words.days} tone={isLow ? 'bad' : 'plain'}>
          {days === null ? words.noStake : words.daysOf(days)}
        </Figure>
      </Figures>
      {isLow && (
        <div className="mt-3">
          <Notice tone="warning">{words.low}</Notice>
        </div>
      )}
    </Part>
  );
};

const Launch = ({ launch }: { readonly launch: LaunchStatus }) => {
  const words = texts.launches;
  const { id, name, symbol, mint, state, creator, raised, pledged, goal, is_hidden: isHidden } = launch;
  const action = isHidden ? words.restore : words.hide;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-base font-semibold">
          <Link to={`/token/${mint}`} className="max-w-full min-w-0 hover:underline">
            <ShortName name={`${name} (${symbol})`} />
          </Link>
          <Pill tone={state === 'opened' ? 'good' : 'plain'}>{words.states[state]}</Pill>
          {isHidden && <Pill tone="warning">{words.hidden}</Pill>}
        </p>
        <p className="text-sm text-ink-2 tabular-nums">
          {state === 'opened' ? words.raised(solOf(raised)) : words.pledged(solOf(pledged), solOf(goal))}
        </p>
        <p className="flex flex-wrap gap-x-1.5 text-sm text-ink-2">
          {creator !== null && (
            <span>
              {words.by(
                <Link key="creator" to={memberPath(creator.username)} className="font-semibold hover:underline">
                  <bdi>{creator.username}</bdi>
                </Link>,
              )}
            </span>
          )}
          <TimeAgo at={launch.created_at} />
        </p>
      </div>
      {creator !== null && (
        <Button
          look="outline"
          size="sm"
          className="min-h-11"
          aria-label={words.label(action, name)}
          onClick={() =>
            openDialog('decide', {
              target: 'launch',
              id,
              action: isHidden ? 'restore' : 'hide',
              name: creator.username,
            })
          }
        >
          {action}
        </Button>
      )}
    </li>
  );
};

export const LaunchesPart = ({ counts }: { readonly counts: LaunchCounts }) => {
  const list = useLaunches();
  const words = texts.launches;
  return (
    <Part
      title={words.title}
      aside={
        <p className="text-sm text-ink-2 tabular-nums">{words.counts(counts.open, counts.opened, counts.missed)}</p>
      }
    >
      <PagedList
        list={list}
        isEmpty={list.items.length === 0}
        loading={<Skeleton className="h-16" />}
        failed={{ title: texts.failed }}
        empty={<p className="text-base text-ink-2">{words.none}</p>}
      >
        <ul className="divide-y divide-line">
          {list.items.map((launch) => (
            <Launch key={launch.id} launch={launch} />
          ))}
        </ul>
      </PagedList>
    </Part>
  );
};
