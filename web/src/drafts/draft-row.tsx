import type { DraftView } from '@wagram/contract/drafts';
import { CalendarClock, CircleAlert, Ellipsis, FilePen, Send, Trash2, Undo2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazy } from '#kernel';
import { classes, IconButton, Menu, openDialog, TimeAgo } from '#ui';
import type { MenuItem } from '#ui';
import { useDraftActions } from './api.ts';
import { texts } from './texts.ts';
import { whenText } from './when.ts';

const ScheduleSheet = lazy(async () => ({ default: (await import('./schedule-sheet.tsx')).ScheduleSheet }));
const RemoveQuestion = lazy(async () => ({ default: (await import('./remove-question.tsx')).RemoveQuestion }));

/** What stands for it where its words are few. */
const partsOf = ({ media, poll, quote_of: quoteOf }: DraftView): string[] => {
  const isFilm = media[0]?.kind === 'video';
  return [
    ...(media.length === 0 ? [] : [isFilm ? texts.video : texts.photos(media.length)]),
    ...(poll === null ? [] : [texts.poll]),
    ...(quoteOf === null ? [] : [texts.quote]),
  ];
};

const wordsOf = (draft: DraftView): string => draft.content.trim() || partsOf(draft)[0] || texts.noWords;

const Thumb = ({ draft: { media } }: { readonly draft: DraftView }) => {
  const [first] = media;
  const src = first?.kind === 'image' ? first.url : (first?.poster_url ?? null);
  if (first === undefined || src === null) return null;
  return (
    <img
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      className="size-16 shrink-0 rounded-xl bg-sunken object-cover outline-1 -outline-offset-1 outline-ink/10"
    />
  );
};

const LINE = 'mt-1.5 flex items-start gap-1.5 text-sm';
const MARK = 'mt-0.5 size-4 shrink-0';

const Standing = ({ draft }: { readonly draft: DraftView }) => {
  const { state, problem, scheduled_for: at } = draft;
  if (problem !== null)
    return (
      <span className={classes(LINE, 'text-coral')}>
        <CircleAlert aria-hidden="true" className={MARK} />
        {texts.problem(problem)}
      </span>
    );
  if (state === 'scheduled' && at !== null)
    return (
      <span className={classes(LINE, 'font-medium text-accent-ink')}>
        <CalendarClock aria-hidden="true" className={MARK} />
        {new Date(at) <= new Date() ? texts.wentOut : texts.goesOut(whenText(new Date(at)))}
      </span>
    );
  return (
    <span className={classes(LINE, 'text-ink-3')}>
      {texts.edited} <TimeAgo at={draft.updated_at} />
    </span>
  );
};

const icon = 'size-4.5';

interface ItemsProps {
  readonly draft: DraftView;
  readonly actions: ReturnType<typeof useDraftActions>;
  readonly onEdit: () => void;
  readonly onTime: () => void;
  readonly onRemove: () => void;
}

const groupsOf = ({ draft, actions, onEdit, onTime, onRemove }: ItemsProps): MenuItem[][] => {
  const isDraft = draft.state === 'draft';
  return [
    [
      { text: texts.edit, icon: <FilePen className={icon} />, onSelect: onEdit },
      { text: texts.postNow, icon: <Send className={icon} />, onSelect: () => void actions.publish() },
      {
        text: isDraft ? texts.schedule : texts.otherTime,
        icon: <CalendarClock className={icon} />,
        onSelect: onTime,
      },
      ...(isDraft
        ? []
        : [{ text: texts.back, icon: <Undo2 className={icon} />, onSelect: () => void actions.unschedule() }]),
    ],
    [{ text: texts.remove, icon: <Trash2 className={icon} />, isDanger: true, onSelect: onRemove }],
  ];
};

interface AskedProps {
  readonly asked: 'time' | 'remove' | null;
  readonly draft: DraftView;
  readonly actions: ReturnType<typeof useDraftActions>;
  readonly onClose: () => void;
}

const Asked = ({ asked, draft, actions, onClose }: AskedProps) => {
  const isScheduled = draft.state === 'scheduled';
  return (
    <Suspense fallback={null}>
      {asked === 'time' && (
        <ScheduleSheet
          at={isScheduled && draft.scheduled_for !== null ? new Date(draft.scheduled_for) : null}
          onClose={onClose}
          onPick={(at) => {
            onClose();
            void actions.schedule(at);
          }}
        />
      )}
      {asked === 'remove' && (
        <RemoveQuestion
          isScheduled={isScheduled}
          onClose={onClose}
          onRemove={() => {
            onClose();
            void actions.remove();
          }}
        />
      )}
    </Suspense>
  );
};

const Summary = ({ draft }: { readonly draft: DraftView }) => {
  const parts = partsOf(draft);
  return (
    <>
      <span className="min-w-0 flex-1">
        {draft.warning !== null && <span className="block text-sm text-ink-3">{draft.warning}</span>}
        <bdi className="line-clamp-3 text-base break-words whitespace-pre-wrap">{wordsOf(draft)}</bdi>
        {draft.content.trim() !== '' && parts.length > 0 && (
          <span className="mt-1 block text-sm text-ink-3">{parts.join(' · ')}</span>
        )}
        <Standing draft={draft} />
      </span>
      <Thumb draft={draft} />
    </>
  );
};

export const DraftRow = ({ draft }: { readonly draft: DraftView }) => {
  const actions = useDraftActions(draft.id);
  const [asked, setAsked] = useState<AskedProps['asked']>(null);
  const handleEdit = () => openDialog('new-post', { draft: draft.id });
  const words = wordsOf(draft);
  const ask = { onEdit: handleEdit, onTime: () => setAsked('time'), onRemove: () => setAsked('remove') };
  return (
    <li
      aria-busy={actions.isBusy || undefined}
      className="flex items-start gap-1 border-b border-line transition-colors duration-150 hover:bg-sunken/60"
    >
      <button
        type="button"
        disabled={actions.isBusy}
        onClick={handleEdit}
        className="flex min-w-0 flex-1 items-start gap-3 py-4 ps-4 text-start disabled:opacity-55 wide:ps-6"
      >
        <Summary draft={draft} />
      </button>
      <div className="py-2 pe-1 wide:pe-3">
        <Menu
          place="below"
          trigger={
            <IconButton label={texts.menu(words)} disabled={actions.isBusy} className="text-ink-3">
              <Ellipsis aria-hidden="true" className="size-5" />
            </IconButton>
          }
          groups={groupsOf({ draft, actions, ...ask })}
        />
      </div>
      <Asked asked={asked} draft={draft} actions={actions} onClose={() => setAsked(null)} />
    </li>
  );
};
