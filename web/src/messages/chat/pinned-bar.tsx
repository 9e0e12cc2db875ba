import type { MessageId } from '@wagram/contract/kernel';
import type { MessageView } from '@wagram/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { Pin, X } from 'lucide-react';
import { useState } from 'react';
import { classes, IconButton } from '#ui';
import { mediaLineOf } from '../inbox/inbox.ts';
import { keepMessage } from '../keep.ts';
import { usePinsHere } from './pins.ts';
import { texts } from '../texts.ts';

const words = texts.pinned;
const MARKS_MAX = 4;

export const lineOf = (message: MessageView): string =>
  message.content === '' ? mediaLineOf(message) : message.content;

/** One mark for each, the shown one strong: how far one is among them. */
const Marks = ({ count, place }: { readonly count: number; readonly place: number }) => (
  <span aria-hidden="true" className="flex h-9 w-0.5 shrink-0 flex-col gap-0.5">
    {Array.from({ length: Math.min(count, MARKS_MAX) }, (_, at) => (
      <span
        key={at}
        className={classes('flex-1 rounded-full', at === place % MARKS_MAX ? 'bg-accent-ink' : 'bg-line')}
      />
    ))}
  </span>
);

/** TLK-01: the newest pin; each press goes to what is shown and shows the one before it. */
export const PinnedBar = ({ onJump }: { readonly onJump: (id: MessageId) => void }) => {
  const client = useQueryClient();
  const { pinned, canPin } = usePinsHere();
  const [turn, setTurn] = useState(0);
  const place = pinned.length === 0 ? 0 : turn % pinned.length;
  const message = pinned[place];
  if (message === undefined) return null;
  const line = lineOf(message);
  const show = () => {
    onJump(message.id);
    setTurn(place + 1);
  };
  return (
    <div className="relative flex shrink-0 items-center gap-3 border-b border-line bg-surface px-4 py-1.5 hover:bg-sunken/60 wide:px-6">
      <Marks count={pinned.length} place={place} />
      <button
        type="button"
        aria-label={words.show(line)}
        onClick={show}
        className="min-w-0 flex-1 text-start text-sm before:absolute before:inset-0"
      >
        <span className="block font-semibold text-accent-ink">
          {pinned.length === 1 ? words.title : words.titles(place + 1, pinned.length)}
        </span>
        <bdi className="block truncate text-ink-2">{line}</bdi>
      </button>
      {canPin ? (
        <IconButton
          label={texts.menu.unpin}
          className="relative"
          onClick={() => void keepMessage(client, message, 'unpin')}
        >
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      ) : (
        <Pin aria-hidden="true" className="size-4.5 shrink-0 text-ink-3" />
      )}
    </div>
  );
};
