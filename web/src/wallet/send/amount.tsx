import { formatUnits } from '@wagram/contract/kernel';
import { ChevronDown } from 'lucide-react';
import { getLanguage, writeAmount } from '#kernel';
import { SumField } from '#ui';
import { shortAddress } from '../address.ts';
import { allOf } from './draft.ts';
import type { Asset } from './draft.ts';
import { texts } from './texts.ts';

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

const TokenChoice = ({ assets, asset, onToken }: Pick<AmountProps, 'assets' | 'asset' | 'onToken'>) => (
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
);

export const AmountField = ({ assets, asset, isNext, onToken, ...rest }: AmountProps) => (
  <SumField
    {...rest}
    label={words.label}
    choice={<TokenChoice assets={assets} asset={asset} onToken={onToken} />}
    about={words.have(texts.of(formatUnits(asset.held, asset.decimals, getLanguage()), symbolOf(asset)))}
    all={{ text: words.all, value: writeAmount(allOf(asset), asset.decimals) }}
    isFirst={isNext}
  />
);
