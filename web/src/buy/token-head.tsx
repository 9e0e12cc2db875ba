import { Check, Plus } from 'lucide-react';
import { requireSignIn, useSession } from '#auth';
import { getBrand, getConfig } from '#kernel';
import { useWaitlist } from '#settings';
import { Button } from '#ui';
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

const Figure = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <div className="flex min-w-0 flex-1 flex-col-reverse px-3 py-3.5 sm:px-4 not-first:border-s not-first:border-line">
    <dt className="truncate text-sm text-ink-2">{label}</dt>
    <dd className="figures text-xl font-bold tracking-tight">{value}</dd>
  </div>
);

/** Name, ticker and figures. No price is known here, so none is made up. */
export const TokenHead = () => {
  const { name, tokens } = getBrand();
  return (
    <section className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-4">
        <TokenCoin token={tokens.chain} className="size-16 shrink-0" />
        <div className="min-w-0 flex-1">
          <h1 className="text-2xl font-bold tracking-tight">{texts.title(name)}</h1>
          <p className="font-mono text-base text-ink-2">{tokens.chain}</p>
        </div>
        <Watch />
      </div>
      <div>
        <dl aria-label={texts.figures.title} className="flex rounded-card border border-line bg-surface">
          <Figure label={texts.figures.price} value="$0.00" />
          <Figure label={texts.figures.cap} value="$0" />
          <Figure label={texts.figures.volume} value="$0" />
        </dl>
        <p className="mt-2 text-sm text-ink-3">
          {getConfig().tokenAddress === null ? texts.placeholder : texts.noFigures}
        </p>
      </div>
    </section>
  );
};
