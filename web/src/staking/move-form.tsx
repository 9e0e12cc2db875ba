import type { StakingView } from '@wagram/contract/staking';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { Link } from 'react-router';
import { readAmount, writeAmount } from '#kernel';
import { Button, buttonClass, Card, Segments, SumField } from '#ui';
import { sumOf } from './figures.ts';
import { mostOf, problemOf } from './place.ts';
import type { Direction, Place } from './place.ts';
import { texts } from './texts.ts';

const words = texts.move;

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
  const amount = error === undefined ? (readAmount(text, token.decimals) ?? 0n) : 0n;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (amount > 0n) onMove(direction, amount);
  };
  return (
    <form className="flex flex-col gap-4" onSubmit={handleSubmit}>
      <SumField
        label={words.amount}
        unit={token.symbol}
        value={text}
        error={error}
        about={words.have[direction](sumOf(most, token))}
        all={{ text: words.all, value: writeAmount(most, token.decimals) }}
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
      <Segments
        label={words.label}
        options={(['stake', 'unstake'] as const).map((name) => [name, words.names[name]] as const)}
        value={direction}
        onChange={setChosen}
      />
      {isShut && <p className="text-base text-ink-2">{whyNot}</p>}
      {!isShut && isEmpty && <Nothing direction={direction} symbol={props.staking.token.symbol} />}
      {!isShut && !isEmpty && <Form key={direction} direction={direction} {...props} />}
    </Card>
  );
};
