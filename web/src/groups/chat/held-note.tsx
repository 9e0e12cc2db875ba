import { useQueryClient } from '@tanstack/react-query';
import type { BubbleView } from '#messages';
import { useAct } from '../api.ts';
import { answerHeld } from './held.ts';
import { texts } from '../texts.ts';

const words = texts.chat;

/** Under one's own message until a moderator has let it through. */
export const HeldNote = ({ shown: { state, message } }: { readonly shown: BubbleView }) => {
  const client = useQueryClient();
  const [isBusy, act] = useAct();
  if (state !== 'held' || message === null) return null;
  return (
    <p role="status" className="mt-1 flex items-center justify-end gap-1 text-sm text-ink-2">
      {words.held}
      <span aria-hidden="true">·</span>
      <button
        type="button"
        disabled={isBusy}
        onClick={() => void act(() => answerHeld(client, message, 'decline'))}
        className="relative min-h-8 rounded-full px-1 font-semibold before:absolute before:-inset-y-1.5 before:inset-x-0 hover:underline"
      >
        {words.takeBack}
      </button>
    </p>
  );
};
