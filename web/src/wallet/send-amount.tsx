import { formatUnits, plainUnits } from '@wagram/contract/kernel';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { getLanguage } from '#kernel';
import { Button, classes } from '#ui';
import { shortAddress } from './address.ts';
import { allOf } from './send-draft.ts';
import type { Asset } from './send-draft.ts';
import { texts } from './texts-send.ts';

const words = texts.amount;

export const symbolOf = ({ mint, symbol }: Asset): string => symbol ?? shortAddress(mint ?? '');

interface AmountProps {
  readonly assets: readonly Asset[];
  readonly asset: Asset;
  readonly value: string;
  readonly error: string | undefined;
  /** The first thing that is left to say. */
  readonly isNext: boolean;
  readonly onToken: (mint: string) => void;
  readonly onChange: (text: string) => void;
}

const sizeFor = (text: string): string => (text.length > 12 ? 'text-2xl' : text.length > 8 ? 'text-3xl' : 'text-4xl');

/** The sum is what the eye should rest on. */
export const AmountField = ({ assets, asset, value, error, isNext, onToken, onChange }: AmountProps) => {
  const id = useId();
  const held = texts.of(formatUnits(asset.held, asset.decimals, getLanguage()), symbolOf(asset));
  return (
    <div className="rounded-card bg-sunken p-4 transition-shadow duration-150 focus-within:ring-4 focus-within:ring-accent/20">
      <div className="flex items-center justify-between gap-3">
        <label htmlFor={id} className="text-sm font-semibold text-ink">
          {words.label}
        </label>
        <span className="relative shrink-0">
          <select
            aria-label={words.token}
            value={asset.mint ?? ''}
            onChange={(event) => onToken(event.target.value)}
            className="min-h-11 max-w-40 appearance-none truncate rounded-full border border-line bg-surface ps-4 pe-9 text-base font-semibold"
          >
            {assets.map((one) => (
              <option key={one.account} value={one.mint ?? ''}>
                {symbolOf(one)}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4.5 text-ink-3"
          />
        </span>
      </div>
      <input
        id={id}
        value={value}
        inputMode="decimal"
        autoComplete="off"
        placeholder="0"
        autoFocus={isNext}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={`${id}-about`}
        onChange={(event) => onChange(event.target.value)}
        className={classes(
          'figures block min-h-13 w-full min-w-0 bg-transparent font-bold tracking-tight placeholder:text-ink-3 focus-visible:outline-none',
          sizeFor(value),
        )}
      />
      <div id={`${id}-about`} className="mt-1 flex min-h-9 items-center justify-between gap-3 text-sm">
        {error === undefined ? (
          <span className="figures min-w-0 text-ink-2 wrap-anywhere">{words.have(held)}</span>
        ) : (
          <span role="alert" className="min-w-0 text-coral">
            {error}
          </span>
        )}
        <Button look="outline" size="sm" onClick={() => onChange(plainUnits(allOf(asset), asset.decimals))}>
          {words.all}
        </Button>
      </div>
    </div>
  );
};
