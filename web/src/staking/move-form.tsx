import { parseUnits, plainUnits } from '@wagram/contract/kernel';
import type { StakingView } from '@wagram/contract/staking';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { Link } from 'react-router';
import { Button, buttonClass, Card, classes } from '#ui';
import { sumOf } from './figures.ts';
import { mostOf, problemOf } from './place.ts';
import type { Direction, Place } from './place.ts';
import { texts } from './texts.ts';

const words = texts.move;

interface ChoiceProps {
  readonly direction: Direction;
  readonly onChange: (direction: Direction) => void;
}

const Choice = ({ direction, onChange }: ChoiceProps) => (
  <div role="group" aria-label={words.label} className="flex gap-1 rounded-full bg-sunken p-1">
    {(['stake', 'unstake'] as const).map((name) => (
      <button
        key={name}
        type="button"
        aria-pressed={direction === name}
        onClick={() => onChange(name)}
        className={classes(
          'min-h-11 flex-1 rounded-full text-base font-semibold transition-colors duration-150',
          direction === name ? 'bg-surface text-ink shadow-xs dark:bg-line' : 'text-ink-2 hover:text-ink',
        )}
      >
        {words.names[name]}
      </button>
    ))}
  </div>
);

interface AmountProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly about: string;
  readonly symbol: string;
  readonly onAll: () => void;
  readonly onChange: (text: string) => void;
}

const Amount = ({ value, error, about, symbol, onAll, onChange }: AmountProps) => {
  const id = useId();
  return (
    <div className="rounded-card bg-sunken p-4 transition-shadow duration-150 focus-within:ring-4 focus-within:ring-accent/20">
      <label htmlFor={id} className="text-sm font-semibold">
        {words.amount}
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
          className={classes(
            'figures block min-h-13 w-full min-w-0 flex-1 bg-transparent font-bold tracking-tight placeholder:text-ink-3 focus-visible:outline-none',
            value.length > 11 ? 'text-2xl' : 'text-4xl',
          )}
        />
        <span className="text-lg font-semibold text-ink-2">{symbol}</span>
      </div>
      <div id={`${id}-about`} className="mt-1 flex min-h-11 items-center justify-between gap-3 text-sm">
        {error === undefined ? (
          <span className="figures min-w-0 text-ink-2 wrap-anywhere">{about}</span>
        ) : (
          <span role="alert" className="min-w-0 text-coral">
            {error}
          </span>
        )}
        <Button look="outline" size="sm" className="min-h-11" onClick={onAll}>
          {words.all}
        </Button>
      </div>
    </div>
  );
};

interface NothingProps {
  readonly direction: Direction;
  readonly symbol: string;
}

const Nothing = ({ direction, symbol }: NothingProps) =>
  direction === 'unstake' ? (
    <p className="text-base text-ink-2">{words.nothing.unstake}</p>
  ) : (
    <div className="flex flex-col items-start gap-3">
      <p className="text-base text-ink-2">{words.nothing.stake(symbol)}</p>
      <Link to="/wallet" className={buttonClass('soft')}>
        {words.toWallet}
      </Link>
    </div>
  );

interface FormProps {
  readonly direction: Direction;
  readonly place: Place;
  readonly staking: StakingView;
  readonly onMove: (direction: Direction, amount: bigint) => void;
}

const Form = ({ direction, place, staking: { token }, onMove }: FormProps) => {
  const [text, setText] = useState('');
  const most = mostOf(place, direction);
  const error = problemOf(text, most, token);
  const amount = error === undefined ? (parseUnits(text, token.decimals) ?? 0n) : 0n;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (amount > 0n) onMove(direction, amount);
  };
  return (
    <form className="flex flex-col gap-4" onSubmit={handleSubmit}>
      <Amount
        value={text}
        error={error}
        about={words.have[direction](sumOf(most, token))}
        symbol={token.symbol}
        onAll={() => setText(plainUnits(most, token.decimals))}
        onChange={setText}
      />
      <p className="text-sm text-ink-2">{words.about[direction]}</p>
      <Button type="submit" size="lg" disabled={amount === 0n}>
        {amount === 0n ? words.names[direction] : words.go[direction](sumOf(amount, token))}
      </Button>
    </form>
  );
};

interface MoveFormProps extends Omit<FormProps, 'direction'> {
  /** Why nothing can be staked now. Taking out is always possible. */
  readonly whyNot: string | null;
}

/** MON-09: in, or out again. */
export const MoveForm = ({ whyNot, ...props }: MoveFormProps) => {
  const [chosen, setChosen] = useState<Direction | null>(null);
  const direction = chosen ?? (whyNot !== null && props.place.staked > 0n ? 'unstake' : 'stake');
  const isEmpty = mostOf(props.place, direction) === 0n;
  const isShut = direction === 'stake' && whyNot !== null;
  return (
    <Card className="flex flex-col gap-4 p-5">
      <Choice direction={direction} onChange={setChosen} />
      {isShut && <p className="text-base text-ink-2">{whyNot}</p>}
      {!isShut && isEmpty && <Nothing direction={direction} symbol={props.staking.token.symbol} />}
      {!isShut && !isEmpty && <Form key={direction} direction={direction} {...props} />}
    </Card>
  );
};
