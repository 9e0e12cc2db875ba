import { parseUnits, plainUnits } from '@wagram/contract/kernel';
import type { HoldingsView } from '@wagram/contract/chain';
import { leastOf, priceOf, SLIPPAGE_DEFAULT } from '@wagram/contract/swap';
import type { Outcome, PoolView, SwapSide } from '@wagram/contract/swap';
import { useId, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { Button, classes, Notice } from '#ui';
import { decimalsOf, estimate, mostOf, problemOf } from './draft.ts';
import type { SwapDraft } from './draft.ts';
import { texts } from './texts.ts';
import { roundSum, sumOf, writePrice, writeShare, writeSol } from './write.ts';

const words = texts.form;
/** In hundredths of a percent. */
const SLIPPAGES = [10, SLIPPAGE_DEFAULT, 100, 300];
const HIGH_IMPACT = 300;

const choiceClass = (isChosen: boolean): string =>
  classes(
    'inline-flex min-h-11 flex-1 cursor-pointer items-center justify-center rounded-full px-3 text-base font-semibold whitespace-nowrap transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-accent-ink',
    isChosen ? 'bg-surface text-ink shadow-sm' : 'text-ink-2 hover:text-ink',
  );

interface ChoiceProps<T extends string | number> {
  readonly label: string;
  readonly options: readonly (readonly [T, string])[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

export const Choice = <T extends string | number>({ label, options, value, onChange }: ChoiceProps<T>) => {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className="flex rounded-full bg-sunken p-1">
      {options.map(([option, text]) => (
        <label key={option} className={choiceClass(option === value)}>
          <input
            type="radio"
            name={name}
            checked={option === value}
            onChange={() => onChange(option)}
            className="sr-only"
          />
          {text}
        </label>
      ))}
    </div>
  );
};

const Line = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-1">
    <dt className="text-sm text-ink-2">{label}</dt>
    <dd className="figures min-w-0 text-end text-base font-medium wrap-anywhere">{children}</dd>
  </div>
);

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
      <Line label={words.receive}>
        <span className="text-lg font-bold">{writeOf(pool, !isBuy, out)}</span>
      </Line>
      <Line label={words.least}>{writeOf(pool, !isBuy, leastOf(out, slippage))}</Line>
      <Line label={words.price}>
        {words.priceOf(pool.symbol, texts.sol(writePrice(priceOf(sol, tokens, pool.decimals))))}
      </Line>
      <Line label={words.fee(writeShare(pool.fee))}>{writeOf(pool, isBuy, fee)}</Line>
      <Line label={words.impact}>
        <span className={impact >= HIGH_IMPACT ? 'text-coral' : ''}>{writeShare(impact)}</span>
      </Line>
      <Line label={words.network}>{words.networkHint}</Line>
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

const Amount = ({ pool, side, value, error, most, onChange }: AmountProps) => {
  const id = useId();
  const isBuy = side === 'buy';
  const have = most === null ? null : isBuy ? writeSol(most, 4) : roundSum(most, pool);
  return (
    <div className="rounded-card bg-sunken p-4 transition-shadow duration-150 focus-within:ring-4 focus-within:ring-accent/20">
      <label htmlFor={id} className="text-sm font-semibold">
        {words.pay}
      </label>
      <div className="flex items-baseline gap-2">
        <input
          id={id}
          value={value}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={`${id}-about`}
          onChange={(event) => onChange(event.target.value)}
          className="figures block min-h-13 w-full min-w-0 flex-1 bg-transparent text-3xl font-bold tracking-tight placeholder:text-ink-3 focus-visible:outline-none"
        />
        <span className="text-lg font-semibold text-ink-2">{isBuy ? texts.solName : pool.symbol}</span>
      </div>
      <div id={`${id}-about`} className="mt-1 flex min-h-9 items-center justify-between gap-3 text-sm">
        {error === undefined ? (
          <span className="figures min-w-0 text-ink-2">{have === null ? words.haveUnknown : words.have(have)}</span>
        ) : (
          <span role="alert" className="min-w-0 text-coral">
            {error}
          </span>
        )}
        {most !== null && most > 0n && (
          <Button look="outline" size="sm" onClick={() => onChange(plainUnits(most, decimalsOf(side, pool)))}>
            {words.all}
          </Button>
        )}
      </div>
    </div>
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
  const amount = error === undefined ? (parseUnits(text, decimalsOf(side, pool)) ?? 0n) : 0n;
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
      <Choice
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
        <Choice
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
