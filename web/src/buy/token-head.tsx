import { Check, Plus } from 'lucide-react';
import { requireSignIn, useSession } from '#auth';
import { getBrand, getConfig } from '#kernel';
import { useWaitlist } from '#settings';
import { Button, classes } from '#ui';
import { TokenCoin } from './coin.tsx';
import { texts } from './texts.ts';

/** BUY-01, D26: on the list at once, and off again with the same button. */
const Watch = () => {
  const { user } = useSession();
  const [isOn, setWaiting] = useWaitlist(user?.id ?? null, 'token', () => requireSignIn(texts.watch.signIn), {
    on: texts.watch.added,
    off: texts.watch.removed,
  });
  const Mark = isOn ? Check : Plus;
  return (
    <Button
      look={isOn ? 'soft' : 'outline'}
      aria-pressed={isOn}
      icon={<Mark aria-hidden="true" className="size-4.5" />}
      className="basis-full sm:basis-auto"
      onClick={() => setWaiting(!isOn)}
    >
      {isOn ? texts.watch.on : texts.watch.add}
    </Button>
  );
};

/** What trades say; null where nothing is traded here. */
export interface TokenFigures {
  readonly price: string;
  readonly priceHint: string | null;
  readonly cap: string;
  readonly capHint: string | null;
  readonly volume: string;
}

const PLACEHOLDERS: TokenFigures = { price: '$0.00', priceHint: null, cap: '$0', capHint: null, volume: '$0' };

interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly hint: string | null;
}

const Figure = ({ label, value, hint }: FigureProps) => (
  <div className="flex min-w-0 flex-1 flex-col px-3 py-3.5 not-first:border-line not-first:border-s sm:px-4">
    <dt className="truncate text-sm text-ink-2">{label}</dt>
    <dd className="figures text-xl font-bold tracking-tight sm:text-lg">{value}</dd>
    {hint !== null && <dd className="figures text-sm text-ink-2">{hint}</dd>}
  </div>
);

/** Name, ticker and figures. Where no price is known, none is made up; where it trades, nobody waits for that. */
export const TokenHead = ({ figures }: { readonly figures: TokenFigures | null }) => {
  const { name, tokens } = getBrand();
  const { price, priceHint, cap, capHint, volume } = figures ?? PLACEHOLDERS;
  return (
    <section className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-4">
        <TokenCoin token={tokens.chain} className="size-16 shrink-0" />
        <div className="min-w-0 flex-1">
          <h1 className="text-2xl font-bold tracking-tight">{texts.title(name)}</h1>
          <p className="font-mono text-base text-ink-2">{tokens.chain}</p>
        </div>
        {figures === null && <Watch />}
      </div>
      <div>
        <dl
          aria-label={texts.figures.title}
          className={classes(
            'flex rounded-card border border-line bg-surface',
            figures !== null && 'max-sm:flex-col max-sm:[&>*]:border-s-0 max-sm:[&>*+*]:border-t',
          )}
        >
          <Figure label={texts.figures.price} value={price} hint={priceHint} />
          <Figure label={texts.figures.cap} value={cap} hint={capHint} />
          <Figure label={texts.figures.volume} value={volume} hint={null} />
        </dl>
        {figures === null && (
          <p className="mt-2 text-sm text-ink-3">
            {getConfig().tokenAddress === null ? texts.placeholder : texts.noFigures}
          </p>
        )}
      </div>
    </section>
  );
};
