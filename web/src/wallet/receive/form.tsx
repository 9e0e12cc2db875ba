import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { classes, Field, FieldFrame, inputClass } from '#ui';
import { problemsOf } from './request.ts';
import type { Payable, Request } from './request.ts';
import { texts } from '../texts.ts';

const words = texts.receive;

interface TokenFieldProps {
  readonly tokens: readonly Payable[];
  readonly chosen: Payable;
  readonly onChoose: (token: Payable) => void;
}

const TokenField = ({ tokens, chosen, onChoose }: TokenFieldProps) => {
  const id = useId();
  return (
    <FieldFrame id={id} label={words.token}>
      <span className="relative block">
        <select
          id={id}
          value={chosen.mint ?? ''}
          onChange={({ target }) => {
            const token = tokens.find(({ mint }) => (mint ?? '') === target.value);
            if (token !== undefined) onChoose(token);
          }}
          className={classes(inputClass(false), 'appearance-none pe-10')}
        >
          {tokens.map(({ mint, symbol }) => (
            <option key={mint ?? ''} value={mint ?? ''}>
              {symbol}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 end-3.5 my-auto size-4.5 text-ink-3"
        />
      </span>
    </FieldFrame>
  );
};

interface RequestFormProps {
  readonly tokens: readonly Payable[];
  readonly request: Request;
  readonly onChange: (request: Request) => void;
}

/** CHN-11: how much, of what and what for. All of it may stay empty. */
export const RequestForm = ({ tokens, request, onChange }: RequestFormProps) => {
  const problems = problemsOf(request);
  return (
    <details className="group rounded-card border border-line">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 rounded-card px-4 text-base font-semibold [&::-webkit-details-marker]:hidden">
        {words.ask}
        <ChevronDown
          aria-hidden="true"
          className="size-5 text-ink-2 transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-4 px-4 pt-1 pb-4">
        <div className="grid grid-cols-[minmax(0,1fr)_7.5rem] gap-3">
          <Field
            label={words.amount}
            inputMode="decimal"
            autoComplete="off"
            placeholder="0"
            value={request.amount}
            error={problems.amount}
            onChange={(amount) => onChange({ ...request, amount })}
          />
          <TokenField tokens={tokens} chosen={request.token} onChoose={(token) => onChange({ ...request, token })} />
        </div>
        <Field
          label={words.note}
          autoComplete="off"
          value={request.note}
          error={problems.note}
          hint={words.noteHint}
          onChange={(note) => onChange({ ...request, note })}
        />
      </div>
    </details>
  );
};
