import type { StreamView } from '@wagram/contract/streams';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { memberPath } from '#members';
import { Avatar, ShortName } from '#ui';
import { LiveDuration } from '../duration.tsx';
import { Figures } from './figures.tsx';
import type { FiguresView } from './figures.tsx';
import { LiveMark } from '../stream-card.tsx';
import { texts } from '../texts.ts';

interface StageHeadProps {
  readonly stream: StreamView;
  readonly shown: FiguresView;
  readonly isSimulated?: boolean;
  readonly aside?: ReactNode;
}

/** Who, what, and the five figures. */
export const StageHead = ({ stream, shown, isSimulated = false, aside }: StageHeadProps) => (
  <div className="[text-shadow:0_1px_2px_rgb(0_0_0/0.6)]">
    <div className="flex min-w-0 items-center gap-2.5">
      <Link
        to={memberPath(stream.host.username)}
        className="shrink-0 rounded-full"
        aria-label={stream.host.displayName}
      >
        <Avatar name={stream.host.displayName} url={stream.host.avatar_url} size={40} />
      </Link>
      <div className="min-w-0">
        <h1 dir="auto" className="line-clamp-2 text-base leading-5 font-semibold wrap-anywhere wide:line-clamp-1">
          {stream.title}
        </h1>
        <p className="mt-0.5 flex min-w-0 items-center gap-2 text-sm text-ink-2">
          <LiveMark className="[text-shadow:none]" />
          {stream.started_at !== null && <LiveDuration since={stream.started_at} className="font-semibold text-ink" />}
          {isSimulated && (
            <span
              title={texts.stage.simulatedHint}
              className="shrink-0 rounded-md bg-amber px-2 py-0.5 text-xs font-bold text-paper [text-shadow:none]"
            >
              {texts.stage.simulated}
            </span>
          )}
          <ShortName name={stream.host.displayName} />
          <span className="shrink-0 max-sm:hidden">{texts.categories[stream.category]}</span>
        </p>
      </div>
      {aside !== undefined && <div className="shrink-0 [text-shadow:none]">{aside}</div>}
    </div>
    <div className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-1.5">
      <Figures shown={shown} />
    </div>
  </div>
);
