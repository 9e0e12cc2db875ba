import { Link } from 'react-router';
import { getBrand } from '#kernel';
import { StakingDrawing, StakingFeatures, stakingTexts as words } from '#staking';
import { buttonClass, Notice } from '#ui';
import { BackBar } from './back-bar.tsx';

/** STAK-01. */
export const StakingPage = () => (
  <>
    <BackBar title={words.bar} />
    <header className="flex flex-col items-center px-6 pt-4 pb-8 text-center">
      <StakingDrawing />
      <p className="mt-6 rounded-full bg-accent-soft px-3.5 py-1.5 text-sm font-semibold text-accent-ink">
        {words.badge}
      </p>
      <h1 className="mt-4 text-3xl font-bold tracking-tight">{words.title}</h1>
      <p className="mt-2 max-w-104 text-base text-ink-2">{words.about(getBrand().tokens.chain)}</p>
    </header>
    <div className="flex flex-col gap-5 px-4 pb-10 wide:px-6">
      <StakingFeatures />
      <Notice tone="warning">{words.impostors}</Notice>
      <Link to="/rewards" className={buttonClass('outline', 'md', 'self-center')}>
        {words.meanwhile}
      </Link>
    </div>
  </>
);
