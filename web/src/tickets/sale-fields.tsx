import type { SaleChoices, TicketUnit } from '@wagram/contract/tickets';
import { Link } from 'react-router';
import { getBrand } from '#kernel';
import { Field, Notice, Switch } from '#ui';
import type { SaleDraft, SaleProblems } from './sale-draft.ts';
import { texts } from './texts.ts';

const words = texts.sell;

interface SaleFieldsProps {
  readonly draft: SaleDraft;
  readonly problems: SaleProblems;
  /** Undefined while it is not known yet. */
  readonly choices: SaleChoices | undefined;
  readonly onChange: (draft: SaleDraft) => void;
}

const UnitChoice = ({ draft, choices, onChange }: Omit<SaleFieldsProps, 'problems'>) => (
  <fieldset>
    <legend className="mb-2 text-sm font-semibold">{words.unit}</legend>
    <div className="flex gap-2">
      {(['WGM', 'WGR'] satisfies TicketUnit[]).map((unit) => (
        <label
          key={unit}
          className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-line px-4 text-base font-medium transition-colors duration-150 select-none hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-ink has-focus-visible:ring-4 has-focus-visible:ring-accent/25"
        >
          <input
            type="radio"
            name="ticket-unit"
            value={unit}
            checked={draft.unit === unit}
            onChange={() => onChange({ ...draft, unit })}
            className="sr-only"
          />
          {choices?.symbols[unit] ?? unit}
        </label>
      ))}
    </div>
  </fieldset>
);

const TokenWords = ({ choices }: { readonly choices: SaleChoices }) =>
  choices.tokens?.is_linked === true ? (
    <p>{words.tokens(choices.symbols.WGR)}</p>
  ) : (
    <Notice>
      {words.notLinked}{' '}
      <Link to="/wallet" className="font-semibold text-accent-ink underline">
        {words.toWallet}
      </Link>
    </Notice>
  );

/** MON-11: whether tickets are sold, for what, and how many. */
export const SaleFields = ({ draft, problems, choices, onChange }: SaleFieldsProps) => (
  <div className="flex flex-col gap-4">
    <Switch label={words.on} hint={words.onHint} isOn={draft.isOn} onChange={(isOn) => onChange({ ...draft, isOn })} />
    {draft.isOn && (
      <>
        {choices?.tokens != null && <UnitChoice {...{ draft, choices, onChange }} />}
        <div className="grid grid-cols-2 items-start gap-3">
          <Field
            label={words.price(choices?.symbols[draft.unit] ?? getBrand().tokens.credit)}
            value={draft.price}
            inputMode="decimal"
            autoComplete="off"
            error={problems.price}
            onChange={(price) => onChange({ ...draft, price })}
          />
          <Field
            label={words.seats}
            value={draft.seats}
            inputMode="numeric"
            autoComplete="off"
            hint={words.seatsHint}
            error={problems.seats}
            onChange={(seats) => onChange({ ...draft, seats })}
          />
        </div>
        <div className="flex flex-col gap-1.5 text-sm text-ink-2">
          <p>{words.held}</p>
          <p>{words.back}</p>
          {draft.unit === 'WGR' && choices !== undefined && <TokenWords choices={choices} />}
        </div>
      </>
    )}
  </div>
);
