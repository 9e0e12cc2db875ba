import type { HoldingsView } from '@wagram/contract/chain';
import { leastOf, priceOf, SLIPPAGE_DEFAULT } from '@wagram/contract/swap';
import type { Outcome, PoolView, SwapSide } from '@wagram/contract/swap';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { readAmount, writeAmount } from '#kernel';
import { Button, Notice, Segments, SumField, TermLine } from '#ui';
import { decimalsOf, estimate, mostOf, problemOf } from './draft.ts';
import type { SwapDraft } from './draft.ts';
import { texts } from './texts.ts';
import { roundSum, sumOf, writePrice, writeShare, writeSol } from './write.ts';

const words = texts.form;
/** In hundredths of a percent. */
const SLIPPAGES = [10, SLIPPAGE_DEFAULT, 100, 300];
const HIGH_IMPACT = 300;

const writeOf = (pool: PoolView, isSol: boolean, units: bigint): string =>
  isSol ? writeSol(units) : sumOf(units, pool);

interface TermsProps {
  readonly pool: PoolView;
  readonly side: SwapSide;
  readonly amount: bigint;
  readonly outcome: Outcome;
  readonly slippage: number;
}

/** What would come of it now, with every digit; the offer says it again before anybody signs. */
const Terms = ({ pool, side, amount, outcome, slippage }: TermsProps) => {
  const isBuy = side === 'buy';
  const { out, fee, impact } = outcome;
  const [sol, tokens] = isBuy ? [amount, out] : [out, amount];
  return (
    <dl aria-live="polite">
      <TermLine label={words.receive}>
        <span className="text-lg font-bold">{writeOf(pool, !isBuy, out)}</span>
      </TermLine>
      <TermLine label={words.least}>{writeOf(pool, !isBuy, leastOf(out, slippage))}</TermLine>
      <TermLine label={words.price}>
        {words.priceOf(pool.symbol, texts.sol(writePrice(priceOf(sol, tokens, pool.decimals))))}
      </TermLine>
      <TermLine label={words.fee(writeShare(pool.fee))}>{writeOf(pool, isBuy, fee)}</TermLine>
      <TermLine label={words.impact}>
        <span className={impact >= HIGH_IMPACT ? 'text-coral' : ''}>{writeShare(impact)}</span>
      </TermLine>
      <TermLine label={words.network}>{words.networkHint}</TermLine>
    </dl>
  );
};

interface AmountProps {
  readonly pool: PoolView;
  readonly side: SwapSide;
  readonly value: string;
  readonly error: string | undefined;
  readonly most: bigint | null;
  readonly onChange: (text: string) => void;
}

const Amount = ({ pool, side, most, ...rest }: AmountProps) => {
  const isBuy = side === 'buy';
  const have = most === null ? null : isBuy ? writeSol(most, 4) : roundSum(most, pool);
  const all =
    most === null || most === 0n ? null : { text: words.all, value: writeAmount(most, decimalsOf(side, pool)) };
  return (
    <SumField
      label={words.pay}
      unit={isBuy ? texts.solName : pool.symbol}
      about={have === null ? words.haveUnknown : words.have(have)}
      all={all}
      {...rest}
    />
  );
};

interface SwapFormProps {
  readonly pool: PoolView;
  readonly holdings: HoldingsView | null;
  readonly problem: string | null;
  readonly onBegin: (draft: SwapDraft) => void;
}

/** MON-07: which way, how much, what comes of it, and how far the price may move. */
export const SwapForm = ({ pool, holdings, problem, onBegin }: SwapFormProps) => {
  const [side, setSide] = useState<SwapSide>('buy');
  const [text, setText] = useState('');
  const [slippage, setSlippage] = useState(SLIPPAGE_DEFAULT);
  const most = mostOf(side, pool, holdings);
  const error = problemOf(text, side, pool, most);
  const amount = error === undefined ? (readAmount(text, decimalsOf(side, pool)) ?? 0n) : 0n;
  const outcome = amount === 0n ? null : estimate(side, amount, pool);
  const sum = amount === 0n ? '' : side === 'buy' ? writeSol(amount) : sumOf(amount, pool);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (outcome !== null) onBegin({ side, amount, expected: outcome.out, slippage });
  };
  const handleSide = (next: SwapSide) => {
    setSide(next);
    setText('');
  };
  return (
    <form className="flex flex-col gap-4" onSubmit={handleSubmit}>
      <Segments
        label={words.side}
        options={(['buy', 'sell'] as const).map((one) => [one, words[one]] as const)}
        value={side}
        onChange={handleSide}
      />
      <Amount pool={pool} side={side} value={text} error={error} most={most} onChange={setText} />
      {outcome !== null && <Terms pool={pool} side={side} amount={amount} outcome={outcome} slippage={slippage} />}
      {outcome !== null && outcome.impact >= HIGH_IMPACT && <Notice tone="warning">{words.impactHint}</Notice>}
      <div className="flex flex-col gap-1.5">
        <p className="text-sm font-semibold">{words.slippage}</p>
        <Segments
          label={words.slippage}
          options={SLIPPAGES.map((one) => [one, writeShare(one)] as const)}
          value={slippage}
          onChange={setSlippage}
        />
        <p className="text-sm text-ink-2">{words.slippageHint}</p>
      </div>
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      <Button type="submit" size="lg" disabled={outcome === null}>
        {side === 'buy' || sum === '' ? words.go(side, sum) : words.sellSum(sum)}
      </Button>
    </form>
  );
};
