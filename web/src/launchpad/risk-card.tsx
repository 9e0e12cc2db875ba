import type { TokenView } from '@wagram/contract/launchpad';
import type { ReactNode } from 'react';
import { shortAddress } from '#chain';
import { Card, TimeAgo } from '#ui';
import { inTokens, percentOf } from './figures.ts';
import { texts } from './texts.ts';

const words = texts.risk;

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="flex justify-between gap-4 border-b border-line px-4 py-3 last:border-b-0">
    <dt className="shrink-0 text-ink-2">{label}</dt>
    <dd className="min-w-0 text-end font-medium wrap-anywhere">{children}</dd>
  </div>
);

/** What the network says, in plain words: facts for everybody to judge by, and no score. */
export const RiskCard = ({ token: { facts, launch } }: { readonly token: TokenView }) => {
  const maker = launch?.creator?.username ?? (facts.maker === null ? words.unknown : shortAddress(facts.maker));
  const top = facts.holders.find(({ role }) => role === null);
  return (
    <Card aria-labelledby="risk">
      <h2 id="risk" className="px-4 pt-4 text-lg font-bold tracking-tight">
        {words.title}
      </h2>
      {launch === null && <p className="px-4 pt-1 text-sm text-ink-2">{words.notHere}</p>}
      <dl className="mt-2 text-sm">
        <Fact label={words.maker}>{maker}</Fact>
        <Fact label={words.age}>{facts.made_at === null ? words.unknown : <TimeAgo at={facts.made_at} />}</Fact>
        <Fact label={words.supply}>{inTokens(facts.supply, facts.decimals)}</Fact>
        {launch !== null && (
          <Fact label={words.share}>
            {launch.share === '0'
              ? words.none
              : words.vesting(`${percentOf(launch.share, launch.supply)} %`, launch.vesting_days)}
          </Fact>
        )}
        <Fact label={words.mint}>{facts.mint_authority === null ? words.mintGone : words.mintThere}</Fact>
        <Fact label={words.freeze}>{facts.freeze_authority === null ? words.freezeGone : words.freezeThere}</Fact>
        <Fact label={words.holders}>{facts.holder_count ?? words.many}</Fact>
        <Fact label={words.top}>{top === undefined ? words.none : `${percentOf(top.amount, facts.supply)} %`}</Fact>
      </dl>
      <p className="px-4 pb-4 text-sm text-ink-3">{words.judge}</p>
    </Card>
  );
};

export const HolderList = ({ token: { facts } }: { readonly token: TokenView }) => (
  <Card aria-labelledby="holders">
    <h2 id="holders" className="px-4 pt-4 text-lg font-bold tracking-tight">
      {texts.holders.title}
    </h2>
    {facts.holders.length === 0 && <p className="px-4 py-3 text-sm text-ink-2">{texts.holders.empty}</p>}
    <ol className="mt-2 text-sm">
      {facts.holders.map(({ account, owner, amount, role, member }) => (
        <li key={account} className="flex justify-between gap-4 border-b border-line px-4 py-3 last:border-b-0">
          <span className="min-w-0 truncate">
            {role === null ? (member?.username ?? shortAddress(owner)) : texts.holders[role]}
          </span>
          <span className="shrink-0 tabular-nums">{percentOf(amount, facts.supply)} %</span>
        </li>
      ))}
    </ol>
  </Card>
);
