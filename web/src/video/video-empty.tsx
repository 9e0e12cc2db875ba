import { Clapperboard } from 'lucide-react';
import { Link } from 'react-router';
import { requireSignIn, useSession } from '#auth';
import { Button, buttonClass, EmptyState } from '#ui';
import type { VideoTab } from './api.ts';
import { texts } from './texts.ts';
import type { Open } from './use-opened.ts';
import { VideoActions } from './slide/video-actions.tsx';

interface EmptyProps {
  readonly tab: VideoTab;
  readonly onShow: (open: Open) => void;
}

/** Nothing to see, and a way to something. */
export const VideosEmpty = ({ tab, onShow }: EmptyProps) => {
  const { user } = useSession();
  const icon = <Clapperboard className="size-7" />;
  if (tab === 'all') {
    const action = <VideoActions look="plain" onShow={onShow} />;
    return <EmptyState icon={icon} title={texts.feed.empty} hint={texts.feed.emptyHint} action={action} />;
  }
  const words = texts.following;
  if (user !== null) {
    const find = (
      <Link to="/explore" className={buttonClass()}>
        {words.find}
      </Link>
    );
    return <EmptyState icon={icon} title={words.empty} hint={words.emptyHint} action={find} />;
  }
  const signIn = <Button onClick={() => requireSignIn(words.guest)}>{words.signIn}</Button>;
  return <EmptyState icon={icon} title={words.guest} hint={words.guestHint} action={signIn} />;
};
