import { Link } from 'react-router';
import { gameTexts as words, PlayLink, Poster } from '#games';
import { Card } from '#ui';

/** GAME-01. */
export const GamesPage = () => (
  <>
    <header className="border-b border-line px-4 py-5 wide:px-6">
      <h1 className="text-2xl font-bold tracking-tight">{words.games.heading}</h1>
      <p className="mt-0.5 text-base text-ink-2">{words.games.hint}</p>
    </header>
    <div className="p-4 wide:p-6">
      <Card className="overflow-hidden">
        <Poster className="block aspect-[600/260] w-full" />
        <div className="flex flex-col gap-4 p-5">
          <div>
            <h2 className="text-xl font-bold tracking-tight">{words.title}</h2>
            <p className="mt-1 text-base text-ink-2">{words.about}</p>
          </div>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <PlayLink text={words.games.open} />
            <Link to="/werunner" className="py-2 text-base font-semibold text-accent-ink hover:underline">
              {words.games.how}
            </Link>
          </div>
        </div>
      </Card>
    </div>
  </>
);
