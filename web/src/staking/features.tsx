import { Coins, Feather, Unlock } from 'lucide-react';
import { texts } from './texts.ts';

const ICONS = [Unlock, Coins, Feather];

export const StakingFeatures = () => (
  <ul className="flex flex-col gap-3 sm:flex-row">
    {texts.features.map(([title, hint], place) => {
      const Icon = ICONS[place] ?? Coins;
      return (
        <li
          key={title}
          className="flex flex-1 gap-4 rounded-card border border-line bg-surface p-5 sm:flex-col sm:gap-3"
        >
          <Icon aria-hidden="true" className="size-6 shrink-0 text-accent-ink" strokeWidth={1.75} />
          <div>
            <h2 className="text-base font-semibold">{title}</h2>
            <p className="mt-1 text-sm text-ink-2">{hint}</p>
          </div>
        </li>
      );
    })}
  </ul>
);
