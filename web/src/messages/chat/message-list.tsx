import { ArrowDown } from 'lucide-react';
import { useEffect, useImperativeHandle } from 'react';
import type { Ref } from 'react';
import { Virtualizer } from 'virtua';
import { Spinner } from '#ui';
import { Bubble } from '../bubble/bubble.tsx';
import type { BubbleActions } from '../bubble/menu.tsx';
import type { Row } from './rows.ts';
import { texts } from '../texts.ts';
import { usePlace } from './use-place.ts';

const words = texts.chat;
const BUFFER_PX = 600;

export interface ListHandle {
  readonly toIndex: (index: number) => void;
}

interface RowProps {
  readonly row: Row;
  readonly lit: string | null;
  readonly actions: BubbleActions;
}

const RowView = ({ row, lit, actions }: RowProps) => {
  if (row.type === 'day') {
    return (
      <p className="flex justify-center pt-5 pb-1">
        <span className="rounded-full bg-sunken px-3 py-1 text-xs font-medium text-ink-2">{row.text}</span>
      </p>
    );
  }
  if (row.type === 'fresh') {
    return (
      <p className="mx-4 flex items-center gap-3 pt-4 pb-1 text-xs font-semibold text-accent-ink before:h-px before:flex-1 before:bg-accent-ink/30 after:h-px after:flex-1 after:bg-accent-ink/30">
        {words.fresh}
      </p>
    );
  }
  if (row.shown.kind === 'system') {
    return (
      <p dir="auto" className="px-8 pt-3 text-center text-sm text-ink-3">
        {texts.did(row.shown.message?.sender_name ?? null, row.shown.content)}
      </p>
    );
  }
  const { shown, isFirst, isLast } = row;
  const isLit = lit !== null && shown.message?.id === lit;
  return <Bubble shown={shown} isFirst={isFirst} isLast={isLast} isLit={isLit} actions={actions} />;
};

/** Where there is more than is drawn, and how to get it. */
export interface Pages {
  readonly hasOlder: boolean;
  readonly isLoadingOlder: boolean;
  readonly hasNewer: boolean;
  readonly isLoadingNewer: boolean;
  readonly onOlder: () => void;
  readonly onNewer: () => void;
  readonly onNewest: () => void;
}

interface MessageListProps {
  readonly rows: readonly Row[];
  readonly name: string;
  readonly lit: string | null;
  readonly pages: Pages;
  readonly unseen: number;
  readonly actions: BubbleActions;
  /** The last message that has been on the screen. */
  readonly onSeen: (seq: number) => void;
  readonly startsAtTop: boolean;
  readonly ref: Ref<ListHandle>;
}

const Latest = ({ unseen, onClick }: { readonly unseen: number; readonly onClick: () => void }) => (
  <button
    type="button"
    aria-label={unseen > 0 ? words.latestCount(unseen) : words.latest}
    onClick={onClick}
    className="absolute end-4 bottom-3 inline-flex h-11 min-w-11 animate-rise items-center justify-center gap-1.5 rounded-full border border-line bg-surface px-3 text-sm font-semibold text-ink shadow-lg shadow-black/10"
  >
    {unseen > 0 && <span className="tabular">{words.latestCount(unseen)}</span>}
    <ArrowDown aria-hidden="true" className="size-5" />
  </button>
);

const nothing = () => undefined;

/** Which message stands at a row, or next above it. */
const seqAt = (rows: readonly Row[], index: number): number => {
  for (let at = Math.min(index, rows.length - 1); at >= 0; at -= 1) {
    const row = rows[at];
    // What waits to be sent or approved has no number yet.
    if (row?.type === 'message' && (row.shown.message?.seq ?? 0) > 0) return row.shown.message?.seq ?? 0;
  }
  return 0;
};

/** A log that grows at both ends without moving under the reader. */
export const MessageList = (props: MessageListProps) => {
  const { rows, name, lit, pages, unseen, actions, onSeen, startsAtTop, ref } = props;
  const { isLoadingOlder, isLoadingNewer } = pages;
  const { handle, shift, isAtEnd, seenRow, toEnd, handleScroll, handleResize } = usePlace({
    ...pages,
    rows,
    startsAtTop,
    hasOlder: pages.hasOlder && !isLoadingOlder,
    onNewer: isLoadingNewer ? nothing : pages.onNewer,
  });
  useImperativeHandle(ref, () => ({ toIndex: (index) => handle.current?.scrollToIndex(index, { align: 'center' }) }), [
    handle,
  ]);
  const seen = seqAt(rows, seenRow);
  useEffect(() => {
    if (seen > 0) onSeen(seen);
  }, [seen, onSeen]);
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        role="log"
        aria-label={texts.log(name)}
        // Older ones that are scrolled into sight are not news.
        aria-live={isAtEnd ? 'polite' : 'off'}
        tabIndex={0}
        className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain pb-2 [scrollbar-width:thin] focus-visible:-outline-offset-2"
      >
        {!startsAtTop && <div className="grow" />}
        <Virtualizer
          ref={handle}
          data={rows}
          bufferSize={BUFFER_PX}
          shift={shift}
          onScroll={handleScroll}
          onResize={handleResize}
        >
          {(row) => <RowView key={row.key} row={row} lit={lit} actions={actions} />}
        </Virtualizer>
      </div>
      {isLoadingOlder && (
        <div className="pointer-events-none absolute inset-x-0 top-3 flex justify-center">
          <span className="rounded-full bg-surface p-2 text-ink-3 shadow-md shadow-black/10">
            <Spinner className="size-5" label={words.loadingOlder} />
          </span>
        </div>
      )}
      {!isAtEnd && <Latest unseen={unseen} onClick={toEnd} />}
    </div>
  );
};
