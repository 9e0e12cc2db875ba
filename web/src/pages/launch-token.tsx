import { LaunchDrawing, LaunchFeatures, LaunchList, launchTexts as words, NotifyMe } from '#launchpad';
import { BackBar } from './back-bar.tsx';

/** LAUN-01. */
export const LaunchTokenPage = () => (
  <>
    <BackBar title={words.bar} />
    <header className="flex flex-col items-center px-6 pt-2 pb-8 text-center">
      <LaunchDrawing />
      <p className="mt-5 rounded-full bg-accent-soft px-3.5 py-1.5 text-sm font-semibold text-accent-ink">
        {words.badge}
      </p>
      <h1 className="mt-4 text-3xl font-bold tracking-tight">{words.title}</h1>
      <p className="mt-2 mb-6 max-w-104 text-base text-ink-2">{words.about}</p>
      <NotifyMe />
    </header>
    <div className="flex flex-col gap-7 px-4 pb-10 wide:px-6">
      <LaunchFeatures />
      <LaunchList />
    </div>
  </>
);
