import { Maximize, Minimize, PictureInPicture2 } from 'lucide-react';
import { IconButton } from '#ui';
import { texts } from '../texts.ts';
import type { Screen } from './use-screen.ts';

const words = texts.screen;

/** What the browser cannot do is not offered. */
export const ScreenButtons = ({ screen, className }: { readonly screen: Screen; readonly className?: string }) => {
  const FullIcon = screen.isFull ? Minimize : Maximize;
  return (
    <>
      {screen.toggleSmall !== null && (
        <IconButton
          label={screen.isSmall ? words.smallOff : words.small}
          aria-keyshortcuts="i"
          onClick={screen.toggleSmall}
          className={className}
        >
          <PictureInPicture2 aria-hidden="true" className="size-5" />
        </IconButton>
      )}
      {screen.toggleFull !== null && (
        <IconButton
          label={screen.isFull ? words.fullOff : words.full}
          aria-keyshortcuts="f"
          onClick={screen.toggleFull}
          className={className}
        >
          <FullIcon aria-hidden="true" className="size-5" />
        </IconButton>
      )}
    </>
  );
};
