import { ArrowUp } from 'lucide-react';
import { Spinner } from '#ui';
import { texts } from '../texts.ts';

interface PillProps {
  readonly count: number;
  readonly isBusy: boolean;
  readonly onShow: () => void;
}

/** New posts wait here. It floats over the list, so that its coming and going moves nothing. */
export const NewPostsPill = ({ count, isBusy, onShow }: PillProps) => (
  <div
    aria-live="polite"
    className="pointer-events-none sticky top-[calc(7.5rem+var(--strip))] z-10 h-0 wide:top-[calc(8.5rem+var(--strip))]"
  >
    {count > 0 && (
      <div className="flex translate-y-2.5 justify-center">
        <button
          type="button"
          disabled={isBusy}
          onClick={onShow}
          className="pointer-events-auto inline-flex h-10 animate-rise items-center gap-2 rounded-full bg-accent px-4.5 text-sm font-semibold text-on-accent shadow-lg shadow-accent/30 transition-transform duration-150 hover:brightness-110 active:scale-95"
        >
          {isBusy ? <Spinner /> : <ArrowUp aria-hidden="true" className="size-4" />}
          {texts.feed.newPosts(count)}
        </button>
      </div>
    )}
  </div>
);
