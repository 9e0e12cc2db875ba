import type { StakingView } from '@wagram/contract/staking';
import { Link } from 'react-router';
import { Button, buttonClass, Notice, openDialog } from '#ui';
import { NetworkMark } from '#wallet';
import { StakingDrawing } from './drawing.tsx';
import { StakingFeatures } from './features.tsx';
import { rateOf } from './figures.ts';
import { texts } from './texts.ts';

/** What it is, for whoever is not signed in. */
export const StakingHero = ({ staking }: { readonly staking: StakingView }) => (
  <header className="flex flex-col items-center text-center">
    <StakingDrawing />
    <div className="mt-5 flex justify-center">
      <NetworkMark />
    </div>
    <h1 className="mt-4 text-3xl font-bold tracking-tight">{texts.hero.title(staking.token.symbol)}</h1>
    <p className="mt-2 max-w-104 text-base text-ink-2">{texts.hero.about(rateOf(staking.rate))}</p>
    <Button size="lg" className="mt-6" onClick={() => openDialog('sign-in', { reason: texts.hero.reason })}>
      {texts.hero.signIn}
    </Button>
  </header>
);

/** STAK-01: where there is no network, or the operator leaves it off. */
export const StakingLater = ({ why }: { readonly why: 'noNetwork' | 'off' }) => (
  <>
    <header className="flex flex-col items-center px-2 text-center">
      <StakingDrawing />
      <p className="mt-6 rounded-full bg-accent-soft px-3.5 py-1.5 text-sm font-semibold text-accent-ink">
        {texts.later.badge}
      </p>
      <h1 className="mt-4 text-3xl font-bold tracking-tight">{texts.later.title}</h1>
      <p className="mt-2 max-w-104 text-base text-ink-2">{texts.later[why]}</p>
    </header>
    <StakingFeatures />
    <Notice tone="warning">{texts.later.impostors}</Notice>
    <Link to="/rewards" className={buttonClass('outline', 'md', 'self-center')}>
      {texts.later.meanwhile}
    </Link>
  </>
);
