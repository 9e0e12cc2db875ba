import { REWARDS_LOW_DAYS, type KeyView, type MoneyView } from '@wagram/contract/money';
import { Alerts, type Alert } from '#moderation';
import { texts as keyTexts } from './texts-keys.ts';
import { texts } from './texts.ts';
import { sumOf } from './write.ts';

const words = texts.alerts;

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

export const MoneyAlerts = ({ money, keys }: { readonly money: MoneyView; readonly keys: readonly KeyView[] }) => (
  <Alerts words={words} alerts={alertsOf(money, keys)} />
);
