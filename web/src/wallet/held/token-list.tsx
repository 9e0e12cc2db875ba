import { formatAmount, type MemberId } from '@wagram/contract/kernel';
import type { ReactNode } from 'react';
import { getBrand, getLanguage } from '#kernel';
import { useBalance, useEarnings } from '#ledger';
import { classes, Skeleton } from '#ui';
import { shortAddress } from '../address.ts';
import { NetworkMark } from '../network-mark.tsx';
import { listTokens, useHoldings, useNetwork } from '../network.ts';
import type { TokenHeld } from '../network.ts';
import { texts } from '../texts.ts';
import { writeSol, writeUnits } from '../units.ts';

const words = texts.tokens;

interface TokenProps {
  readonly symbol: string;
  readonly look: string;
  readonly name: ReactNode;
  readonly hint: ReactNode;
  readonly held: ReactNode;
  readonly change?: string | null;
}

const Token = ({ symbol, look, name, hint, held, change = null }: TokenProps) => (
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
    <span className="figures max-w-1/2 text-end">
      {held}
      {change !== null && <span className="block text-sm text-mint">{change}</span>}
    </span>
  </li>
);

const LONG = 14;
const Sum = ({ text }: { readonly text: string }) => (
  <span className={classes('block font-semibold', text.length > LONG ? 'text-sm break-all' : 'text-base')}>{text}</span>
);
const Waiting = () => <Skeleton className="h-5 w-12" />;

/** D32: what is not known is not 0. */
const NotKnown = ({ hint }: { readonly hint: string }) => (
  <>
    <span className="block text-base text-ink-3">{words.dash}</span>
    <span className="block text-sm text-ink-2">{hint}</span>
  </>
);

const CreditRow = ({ memberId }: { readonly memberId: MemberId | null }) => {
  const { name, tokens } = getBrand();
  const credit = useBalance(memberId, 'WGM');
  const earned = useEarnings(memberId);
  const held = memberId === null ? '0' : credit === null ? null : formatAmount(credit, 'WGM', getLanguage());
  return (
    <Token
      symbol={tokens.credit}
      look="token-credit"
      name={words.credit(name)}
      hint={words.creditHint}
      held={held === null ? <Waiting /> : <Sum text={held} />}
      change={earned === null || earned === 0n ? null : `+${formatAmount(earned, 'WGM', getLanguage())}`}
    />
  );
};

const hintOf = ({ name, mint, aside, decimals }: TokenHeld, isOwn: boolean): string => {
  if (aside > 0n) return words.aside(writeUnits(aside, decimals));
  return isOwn ? words.own : (name ?? shortAddress(mint));
};

/** Somebody can send a token of any name to anybody: only those that this server knows are called by one. */
const TokenRow = ({ token, isOwn }: { readonly token: TokenHeld; readonly isOwn: boolean }) => {
  const { symbol, name, mint, isFrozen } = token;
  return (
    <Token
      symbol={symbol ?? '?'}
      look={symbol === null ? 'token-unknown' : 'token-chain'}
      name={symbol ?? words.unknownToken}
      hint={
        isFrozen ? (
          <span className="font-medium text-coral">{words.frozen}</span>
        ) : (
          <span className={classes(name === null && !isOwn && 'font-mono')} title={mint}>
            {hintOf(token, isOwn)}
          </span>
        )
      }
      held={<Sum text={writeUnits(token.amount, token.decimals)} />}
    />
  );
};

/** The network's own token stands there before anybody holds it. */
const withOwn = (tokens: readonly TokenHeld[], own: { mint: string; symbol: string; decimals: number } | null) => {
  if (own === null || tokens.some(({ mint }) => mint === own.mint)) return tokens;
  return [{ ...own, amount: 0n, aside: 0n, name: null, isFrozen: false }, ...tokens];
};

const ChainRows = ({ address }: { readonly address: string }) => {
  const network = useNetwork();
  const { holdings, isAsking } = useHoldings(address);
  const sol = { symbol: 'SOL', look: 'token-sol', name: words.sol, hint: words.solHint };
  if (network === null || (holdings === null && !isAsking)) {
    const held = <NotKnown hint={network === null ? words.notRead : texts.chain.unknown} />;
    const { chain } = getBrand().tokens;
    return (
      <>
        <Token {...sol} held={held} />
        <Token symbol={chain} look="token-chain" name={chain} hint={texts.chain.label} held={held} />
      </>
    );
  }
  if (holdings === null) return <Token {...sol} held={<Waiting />} />;
  return (
    <>
      <Token {...sol} held={<Sum text={writeSol(BigInt(holdings.lamports))} />} />
      {withOwn(listTokens(holdings), network?.token ?? null).map((token) => (
        <TokenRow key={token.mint} token={token} isOwn={token.mint === network?.token?.mint} />
      ))}
      {holdings.has_more && <li className="px-4 py-3 text-sm text-ink-2 wide:px-6">{words.more}</li>}
    </>
  );
};

/** WALL-01, CHN-12: what the ledger holds, then everything that an address holds on its chain. */
export const TokenList = ({ memberId, address }: { readonly memberId: MemberId | null; readonly address: string }) => (
  <>
    <ul aria-label={texts.credit.label}>
      <CreditRow memberId={memberId} />
    </ul>
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-y border-line bg-sunken px-4 py-2 wide:px-6">
      <h2 className="text-sm font-semibold text-ink-2">{texts.chain.label}</h2>
      <NetworkMark />
    </div>
    <ul aria-label={texts.chain.label}>
      <ChainRows address={address} />
    </ul>
  </>
);
