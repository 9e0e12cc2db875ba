import { Radio } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTipChange } from '#posts';
import { streamPath, useMostWatched } from '#streams';
import { Avatar, ShortName } from '#ui';
import { texts } from '../texts.ts';

const words = texts.home.banner;

/** D25, D38: what was tipped in 24 hours against the day before, said so and in no colour of a market. The second line keeps its place. */
const Ticker = () => {
  const change = useTipChange();
  return (
    <span className="shrink-0 text-end">
      <span className="block text-sm text-ink-2">{words.tips}</span>
      <span className="figures block text-base font-semibold text-ink" title={words.changeHint}>
        <bdi dir="ltr">{change === null ? '\u00a0' : words.change(change)}</bdi>
      </span>
    </span>
  );
};

interface BannerProps {
  readonly to: string;
  readonly mark: ReactNode;
  readonly title: string;
  readonly hint: ReactNode;
}

const Banner = ({ to, mark, title, hint }: BannerProps) => (
  <Link
    to={to}
    className="mx-4 mt-3 flex min-h-16 items-center gap-3.5 rounded-card border border-line bg-sunken bg-[radial-gradient(90%_160%_at_0%_0%,var(--glow),transparent_70%)] px-4 py-3 transition-[filter] duration-150 hover:brightness-[0.98] wide:mx-5 wide:mt-4 wide:min-h-19 dark:hover:brightness-110"
  >
    <span className="relative inline-flex size-10 shrink-0 items-center max-[359px]:hidden justify-center rounded-full bg-accent-soft text-accent-ink">
      {mark}
    </span>
    <span className="min-w-0 flex-1">
      <span dir="auto" className="block truncate text-base font-semibold">
        {title}
      </span>
      <span className="block truncate text-sm text-ink-2">{hint}</span>
    </span>
    <Ticker />
  </Link>
);

/** Until somebody broadcasts, it invites. */
const Invitation = () => (
  <Banner
    to="/livestream"
    mark={<Radio aria-hidden="true" className="size-5" />}
    title={words.title}
    hint={words.hint}
  />
);

/** FEED-01, D25: the most watched live stream, else the invitation to go live. */
export const HomeBanner = () => {
  const stream = useMostWatched();
  if (stream === null) return <Invitation />;
  return (
    <Banner
      to={streamPath(stream.id)}
      mark={
        <>
          <Avatar name={stream.host.displayName} url={stream.host.avatar_url} size={40} />
          <span className="absolute -end-1 -bottom-1 size-4 rounded-full border-2 border-sunken bg-coral" />
        </>
      }
      title={stream.title}
      hint={
        <span className="flex gap-1">
          <ShortName name={stream.host.displayName} /> <span className="shrink-0">{words.live(stream.viewers)}</span>
        </span>
      }
    />
  );
};
