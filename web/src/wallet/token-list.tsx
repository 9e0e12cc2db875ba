import { formatAmount, type MemberId } from '@wagram/contract/kernel';
import { getBrand, getLanguage } from '#kernel';
import { useBalance, useEarnings } from '#ledger';
import { classes, Skeleton } from '#ui';
import { chain } from './chain.ts';
import type { ChainUnit } from './chain.ts';
import { texts } from './texts.ts';

const words = texts.tokens;

interface TokenProps {
  readonly symbol: string;
  readonly look: string;
  readonly name: string;
  readonly hint: string;
  readonly held: string | null;
  readonly change?: string | null;
  /** Nobody has read it: neither a figure nor one on its way. */
  readonly isUnread?: boolean;
}

const Token = ({ symbol, look, name, hint, held, change = null, isUnread = false }: TokenProps) => (
  <li className="flex min-h-18 items-center gap-3.5 border-b border-line px-4 py-3 last:border-b-0 wide:px-6">
    <span
      aria-hidden="true"
      className={classes(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-xs font-bold tracking-tight text-white',
        look,
      )}
    >
      {symbol.slice(0, 4)}
    </span>
    <span className="min-w-0 flex-1">
      <span className="block truncate text-base font-semibold">{name}</span>
      <span className="block truncate text-sm text-ink-2">{hint}</span>
    </span>
    <span className="figures shrink-0 text-end">
      {isUnread ? (
        <>
          <span className="block text-base text-ink-3">{words.unread}</span>
          <span className="block text-sm text-ink-2">{words.unreadHint}</span>
        </>
      ) : held === null ? (
        <Skeleton className="h-5 w-12" />
      ) : (
        <span className="block text-base font-semibold">{held}</span>
      )}
      {change !== null && <span className="block text-sm text-mint">{change}</span>}
    </span>
  </li>
);

/** D32: what is not known is not 0. */
const heldOnChain = (unit: ChainUnit, address: string) => {
  const held = chain.balanceAt(unit, address);
  return { held: held === null ? null : formatAmount(held, unit, getLanguage()), isUnread: held === null };
};

/** WALL-01: what the ledger holds first, then what an address holds on its chain. */
export const TokenList = ({ memberId, address }: { readonly memberId: MemberId | null; readonly address: string }) => {
  const { name, tokens } = getBrand();
  const credit = useBalance(memberId, 'WGM');
  const earned = useEarnings(memberId);
  const held = memberId === null ? '0' : credit === null ? null : formatAmount(credit, 'WGM', getLanguage());
  return (
    <ul aria-label={texts.tabs.tokens}>
      <Token
        symbol={tokens.credit}
        look="token-credit"
        name={words.credit(name)}
        hint={words.creditHint}
        held={held}
        change={earned === null || earned === 0n ? null : `+${formatAmount(earned, 'WGM', getLanguage())}`}
      />
      <Token
        symbol={tokens.chain}
        look="token-chain"
        name={tokens.chain}
        hint={words.chainHint}
        {...heldOnChain('WGR', address)}
      />
      <Token symbol="SOL" look="token-sol" name={words.sol} hint={words.solHint} {...heldOnChain('SOL', address)} />
    </ul>
  );
};
