import { REWARDS_LOW_DAYS, type KeyView, type MoneyView } from '@wagram/contract/money';
import { CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { Notice } from '#ui';
import { texts as keyTexts } from './texts-keys.ts';
import { texts } from './texts.ts';
import { sumOf } from './write.ts';

const words = texts.alerts;

interface Alert {
  readonly tone: 'danger' | 'warning';
  readonly text: string;
}

const alertsOf = ({ network, products, treasury, staking }: MoneyView, keys: readonly KeyView[]): Alert[] => {
  const paused = products.filter(({ state }) => state === 'paused').map(({ name }) => texts.products.names[name]);
  const missing = treasury === null || treasury.held === null ? 0n : BigInt(treasury.owed) - BigInt(treasury.held);
  const low = keys.filter((key) => key.is_low).map(({ name }) => keyTexts.names[name]);
  const returned = treasury?.returned.count ?? 0;
  const days = staking?.days ?? null;
  const list: (Alert | null)[] = [
    network?.is_reachable === false ? { tone: 'danger', text: words.away } : null,
    treasury !== null && missing > 0n ? { tone: 'danger', text: words.short(sumOf(missing, treasury.token)) } : null,
    paused.length > 0 ? { tone: 'warning', text: words.paused(paused.join(', ')) } : null,
    returned > 0 ? { tone: 'warning', text: words.returned(returned) } : null,
    days !== null && days < REWARDS_LOW_DAYS ? { tone: 'warning', text: words.rewards(days) } : null,
    low.length > 0 ? { tone: 'warning', text: words.low(low.join(', ')) } : null,
  ];
  return list.filter((alert) => alert !== null);
};

/** What an operator should not have to look for. */
export const Alerts = ({ money, keys }: { readonly money: MoneyView; readonly keys: readonly KeyView[] }) => {
  const id = useId();
  const alerts = alertsOf(money, keys);
  return (
    <section aria-labelledby={id} className="px-4 pt-5 pb-6 wide:px-6">
      <h2 id={id} className="sr-only">
        {words.title}
      </h2>
      {alerts.length === 0 && (
        <p className="flex items-center gap-3 text-base">
          <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-mint" />
          <span>
            <span className="font-semibold">{words.quiet}.</span> <span className="text-ink-2">{words.quietHint}</span>
          </span>
        </p>
      )}
      <div className="flex flex-col gap-2">
        {alerts.map(({ tone, text }) => (
          <Notice key={text} tone={tone}>
            {text}
          </Notice>
        ))}
      </div>
    </section>
  );
};
