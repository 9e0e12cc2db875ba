import { Check, Lock, Scale, Timer, UsersRound } from 'lucide-react';
import { texts } from './texts.ts';

const ICONS = [Timer, Scale, UsersRound, Lock];

export const LaunchFeatures = () => (
  <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line">
    {texts.features.map(([title, hint], place) => {
      const Icon = ICONS[place] ?? Timer;
      return (
        <li key={title} className="bg-surface p-4 sm:p-5">
          <Icon aria-hidden="true" className="size-6 text-accent-ink" strokeWidth={1.75} />
          <h2 className="mt-3 text-base font-semibold">{title}</h2>
          <p className="mt-1 text-sm text-ink-2">{hint}</p>
        </li>
      );
    })}
  </ul>
);

export const LaunchList = () => (
  <section aria-labelledby="launch-can" className="flex flex-col gap-3">
    <h2 id="launch-can" className="text-lg font-bold tracking-tight">
      {texts.canTitle}
    </h2>
    <ul className="flex flex-col gap-2.5">
      {texts.can.map((line) => (
        <li key={line} className="flex gap-3 text-base text-ink-2">
          <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-mint" />
          {line}
        </li>
      ))}
    </ul>
  </section>
);
