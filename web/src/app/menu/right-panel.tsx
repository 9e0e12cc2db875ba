import { Gamepad2, Radio } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { TopPosts } from '#posts';
import { buttonClass, Card, classes, openDialog, useIsExtraWide } from '#ui';
import { isTalkOpen } from '#video';
import { MessagesPanel } from './messages-door.tsx';
import { PeopleBeside } from './people-door.tsx';
import { isConversation } from '../routes.ts';
import { texts } from '../shell-texts.ts';

const words = texts.panel;

interface SideCardProps {
  readonly title: string;
  readonly about: string;
  readonly children?: ReactNode;
  readonly hasGlow?: boolean;
}

const SideCard = ({ title, about, children, hasGlow = false }: SideCardProps) => (
  <Card className={hasGlow ? 'glow p-5' : 'p-5'}>
    <h2 className="text-lg font-semibold tracking-tight">{title}</h2>
    <p className="mt-1.5 text-base text-ink-2">{about}</p>
    {children !== undefined && <div className="mt-4">{children}</div>}
  </Card>
);

const FRAME = 'sticky top-(--strip) hidden h-[calc(100dvh-var(--strip))] w-[340px] shrink-0 flex-col xwide:flex';

const Links = () => (
  <p className="flex flex-wrap gap-x-4 px-1 text-sm text-ink-3">
    <Link to="/terms" className="py-1 hover:text-ink hover:underline">
      {words.terms}
    </Link>
    <Link to="/privacy" className="py-1 hover:text-ink hover:underline">
      {words.privacy}
    </Link>
    <button type="button" onClick={() => openDialog('keys')} className="py-1 hover:text-ink hover:underline">
      {words.keys}
    </button>
  </p>
);

/** SHELL-04; D42: beside a private talk stand the other talks, in the same place, and nothing is promoted. */
export const RightPanel = () => {
  const location = useLocation();
  const { pathname } = location;
  // What cannot be seen does not ask the server for anything.
  if (!useIsExtraWide()) return null;
  if (isConversation(pathname)) {
    return (
      <aside aria-label={words.conversations} className={classes(FRAME, 'border-e border-line bg-surface')}>
        <MessagesPanel path={pathname} />
      </aside>
    );
  }
  return (
    <aside
      aria-label={words.label}
      // The comments of a video lie over it.
      inert={isTalkOpen(location)}
      className={classes(FRAME, 'gap-4 overflow-y-auto py-5 ps-6 [scrollbar-width:thin]')}
    >
      <Card className="p-5">
        <h2 className="text-lg font-semibold tracking-tight">{words.trending}</h2>
        <TopPosts />
      </Card>
      {pathname !== '/explore' && <PeopleBeside />}
      <SideCard title={words.game} about={words.gameAbout} hasGlow>
        <Link to="/werunner" className={buttonClass('soft', 'sm')}>
          <Gamepad2 aria-hidden="true" className="size-4.5" />
          {words.play}
        </Link>
      </SideCard>
      <SideCard title={words.live} about={words.liveAbout}>
        <Link to="/livestream" className={buttonClass('outline', 'sm')}>
          <Radio aria-hidden="true" className="size-4.5" />
          {words.start}
        </Link>
      </SideCard>
      <Links />
    </aside>
  );
};
