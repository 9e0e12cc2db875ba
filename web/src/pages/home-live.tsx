import { streamPath, useMostWatched } from '#streams';
import { Avatar, ShortName } from '#ui';
import { Banner, Invitation } from './home-banner.tsx';
import { texts } from './texts.ts';

const words = texts.home.banner;

/** D25. */
export const HomeLive = () => {
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
