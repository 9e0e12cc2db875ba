import { X } from 'lucide-react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { classes, IconButton } from '#ui';

interface StageProps {
  readonly label: string;
  readonly picture: ReactNode;
  /** Over the picture: who it is, what is counted. */
  readonly head: ReactNode;
  readonly chat: ReactNode;
  /** What the closing cross says, and does. */
  readonly leave: string;
  readonly onLeave: () => void;
  /** On the whole screen the picture has it alone, where the chat does not lie upon it. */
  readonly isFull?: boolean;
}

const STILL = ['overflow-hidden', '[scrollbar-gutter:auto]'];

/** What lies behind the stage is neither read out nor reached by the keyboard. */
const useAlone = (): void => {
  useEffect(() => {
    const shell = document.querySelector<HTMLElement>('[data-shell]');
    shell?.setAttribute('inert', '');
    const { classList } = document.documentElement;
    classList.add(...STILL);
    return () => {
      shell?.removeAttribute('inert');
      classList.remove(...STILL);
    };
  }, []);
};

/** LIVE-02: the whole screen, dark in every theme, so that nothing is brighter than the picture. */
export const Stage = ({ label, picture, head, chat, leave, onLeave, isFull = false }: StageProps) => {
  useAlone();
  return createPortal(
    <main
      aria-label={label}
      className="dark fixed inset-0 z-30 flex flex-col overflow-hidden bg-black text-ink wide:flex-row [color-scheme:dark]"
    >
      <div className="absolute inset-0 wide:relative wide:flex-1">
        {picture}
        <div className="absolute inset-x-0 top-0 bg-linear-to-b from-black/80 to-transparent px-3 pt-[max(0.75rem,env(safe-area-inset-top))] pb-10 wide:px-5 wide:pt-4">
          <div className="flex items-start gap-2">
            <div className="min-w-0 flex-1">{head}</div>
            <IconButton label={leave} onClick={onLeave} className="bg-black/45 text-ink! hover:bg-black/70">
              <X aria-hidden="true" className="size-5" />
            </IconButton>
          </div>
        </div>
      </div>
      <div
        className={classes(
          'pointer-events-none relative mt-auto flex max-h-[55dvh] w-full flex-col bg-linear-to-t from-black/90 via-black/60 to-transparent pt-8 wide:pointer-events-auto wide:mt-0 wide:h-full wide:max-h-none wide:w-[360px] wide:border-s wide:border-line wide:bg-paper wide:bg-none wide:pt-0',
          isFull && 'wide:hidden',
        )}
      >
        <div className="pointer-events-auto flex min-h-0 flex-1 flex-col">{chat}</div>
      </div>
    </main>,
    document.body,
  );
};
