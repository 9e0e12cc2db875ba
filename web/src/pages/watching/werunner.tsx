import { useSession } from '#auth';
import { gameTexts as words, Leaderboard, PlayLink, Poster } from '#games';
import { BackBar } from '../back-bar.tsx';

const Steps = () => (
  <ol className="grid gap-3 sm:grid-cols-3">
    {words.steps.map(([title, hint], place) => (
      <li key={title} className="rounded-card bg-sunken p-4">
        <span className="figures text-sm font-semibold text-accent-ink">{place + 1}</span>
        <h3 className="mt-1 text-base font-semibold">{title}</h3>
        <p className="mt-1 text-sm text-ink-2">{hint}</p>
      </li>
    ))}
  </ol>
);

/** GAME-01, D22: nothing on this page keeps anybody from zooming. */
export const WerunnerPage = () => {
  const { user } = useSession();
  return (
    <>
      <BackBar title={words.games.heading} />
      <div className="flex flex-col gap-7 px-4 pb-10 wide:px-6">
        <header className="flex flex-col gap-5">
          <Poster className="block aspect-[600/260] w-full rounded-card" />
          <div>
            <h1 className="text-3xl font-bold tracking-tight">{words.title}</h1>
            <p className="mt-1.5 text-base text-ink-2">{words.about}</p>
          </div>
          <PlayLink text={words.play.start} />
        </header>
        <Steps />
        <Leaderboard memberId={user?.id ?? null} />
      </div>
    </>
  );
};
