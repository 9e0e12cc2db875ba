import {
  ACCOUNT_RENT,
  PLEDGE_MIN,
  type LaunchView,
  type OwnPartView,
  type PledgeView,
} from '@wagram/contract/launchpad';
import { units, type MemberId } from '@wagram/contract/kernel';
import { useState } from 'react';
import { readAmount } from '#kernel';
import { requireSignIn } from '#auth';
import { shortAddress } from '#chain';
import { Button, Card, Field, Notice } from '#ui';
import { inSol, inTokens, inWholeTokens, priceOf } from './figures.ts';
import { Progress } from './launch-row.tsx';
import { PledgeSheet, TakeBackSheet } from './pledge-sheets.tsx';
import { texts } from './texts.ts';

const words = texts.sale;

interface SalePanelProps {
  readonly memberId: MemberId | null;
  /** Null: no wallet is open. */
  readonly address: string | null;
  readonly launch: LaunchView;
  readonly own: OwnPartView | null;
  readonly isOn: boolean;
  readonly onChanged: () => void;
}

/** What still waits for its owner: SOL, or only the deposit of accounts that are empty. */
const leftOf = ({ held, is_spare: isSpare }: PledgeView): 'sol' | 'deposit' | null =>
  held !== null && held !== '0' ? 'sol' : held !== null || isSpare ? 'deposit' : null;

const depositOf = ({ held, is_spare: isSpare }: PledgeView): string =>
  inSol(ACCOUNT_RENT * BigInt(Number(held !== null) + Number(isSpare)));

const Back = ({ pledge }: { readonly pledge: PledgeView }) => {
  const left = leftOf(pledge);
  if (left === 'deposit')
    return (
      <Notice tone="good">
        {words.taken} {words.deposit(depositOf(pledge))}
      </Notice>
    );
  if (left === null) return <Notice tone="good">{pledge.amount === '0' ? words.nothing : words.taken}</Notice>;
  return <Notice tone="warning">{words.missed}</Notice>;
};

/** What became of a pledge once the sale is over. */
const Outcome = ({ launch, pledge }: { readonly launch: LaunchView; readonly pledge: PledgeView | null }) => {
  if (pledge === null || pledge.state === 'pledged') return null;
  if (pledge.state === 'filling') return <Notice>{words.filling}</Notice>;
  if (pledge.state === 'let_go') return <Back pledge={pledge} />;
  const got = `${inTokens(pledge.gets, launch.decimals)} ${launch.symbol}`;
  const left = leftOf(pledge);
  return (
    <Notice tone="good">
      {words.filled(inSol(pledge.pays), got)} {left === 'sol' && words.rest}
      {left === 'deposit' && words.deposit(depositOf(pledge))}
    </Notice>
  );
};

const Fact = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <div className="flex justify-between gap-4">
    <dt className="shrink-0 text-ink-2">{label}</dt>
    <dd className="text-end font-medium tabular-nums">{value}</dd>
  </div>
);

const PledgeForm = ({
  launch,
  onPledge,
}: {
  readonly launch: LaunchView;
  readonly onPledge: (sum: bigint) => void;
}) => {
  const [typed, setTyped] = useState('');
  const sum = readAmount(typed, units.SOL);
  const isFine = sum !== null && sum >= PLEDGE_MIN && sum <= BigInt(launch.cap);
  const hint = words.between(inSol(PLEDGE_MIN), inSol(launch.cap));
  return (
    <form
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isFine) onPledge(sum);
      }}
    >
      <Field
        label={words.amount}
        inputMode="decimal"
        value={typed}
        onChange={setTyped}
        hint={hint}
        error={typed !== '' && !isFine ? hint : undefined}
      />
      <Button type="submit" className="w-full" disabled={!isFine}>
        {words.pledge}
      </Button>
    </form>
  );
};

export const SalePanel = ({ memberId, address, launch, own, isOn, onChanged }: SalePanelProps) => {
  const [sum, setSum] = useState<bigint | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const pledge = own?.pledge ?? null;
  const left = pledge === null ? null : leftOf(pledge);
  const has = left === 'sol';
  const canLeave = left !== null && pledge?.state !== 'filling' && pledge?.address === address;
  const isOpen = launch.state === 'open' && !launch.is_hidden && Date.parse(launch.closes_at) > Date.now();
  const handlePledge = (wanted: bigint) => (memberId === null ? requireSignIn(words.signIn) : setSum(wanted));
  return (
    <Card aria-labelledby="sale" className="space-y-4 p-4">
      <h2 id="sale" className="text-lg font-bold tracking-tight">
        {words.title}
      </h2>
      <Progress launch={launch} />
      <dl className="space-y-2 text-sm">
        <Fact label={words.price} value={texts.sol(priceOf(launch))} />
        <Fact label={words.forSale} value={inWholeTokens(launch.for_sale, launch)} />
        {launch.pool_percent > 0 && (
          <Fact
            label={words.pool}
            value={words.poolSays(launch.pool_percent, inWholeTokens(launch.for_pool, launch))}
          />
        )}
        <Fact label={words.cap} value={texts.sol(inSol(launch.cap))} />
      </dl>
      <Outcome launch={launch} pledge={pledge} />
      {isOpen && has && pledge !== null && <p className="text-sm">{words.yours(inSol(pledge.amount))}</p>}
      {isOpen && isOn && !has && !launch.is_mine && <PledgeForm launch={launch} onPledge={handlePledge} />}
      {left !== null && !canLeave && pledge !== null && pledge.state !== 'filling' && (
        <p className="text-sm text-ink-2">{texts.elsewhere(shortAddress(pledge.address))}</p>
      )}
      {canLeave && (
        <Button look="soft" onClick={() => setLeaving(true)}>
          {left === 'sol' ? words.takeBack : words.closeEmpty}
        </Button>
      )}
      {sum !== null && memberId !== null && own !== null && address !== null && (
        <PledgeSheet {...{ memberId, address, launch, own, sum, onChanged }} onClose={() => setSum(null)} />
      )}
      {isLeaving && memberId !== null && pledge !== null && (
        <TakeBackSheet {...{ memberId, launch, pledge, onChanged }} onClose={() => setLeaving(false)} />
      )}
    </Card>
  );
};
