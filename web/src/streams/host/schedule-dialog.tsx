import type { StreamId } from '@wagram/contract/kernel';
import { streamCalls } from '@wagram/contract/streams';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { ask, reasonOf } from '#kernel';
import { Button, Dialog, Field, localTime, Notice, toast } from '#ui';
import { forgetLists } from '../api.ts';
import { DraftFields, noDraft, titleError } from './draft-fields.tsx';
import { texts } from '../texts.ts';

const words = texts.schedule;
const HOUR_MS = 3_600_000;

const nextHour = (): string => localTime(new Date(Math.ceil((Date.now() + HOUR_MS / 2) / HOUR_MS) * HOUR_MS));

/** What a room above this one adds to the form. */
export interface ScheduleMore {
  readonly fields: ReactNode;
  /** Whether it can be saved; it says itself why not. */
  readonly check: () => boolean;
  /** Once there is a stream. Answers what went wrong, in words. */
  readonly save: (id: StreamId) => Promise<string | null>;
}

const useSchedule = (more: ScheduleMore | undefined, onClose: () => void) => {
  const client = useQueryClient();
  // What could not be saved beside the stream is tried again without a second stream.
  const made = useRef<StreamId | null>(null);
  const [draft, setDraft] = useState(noDraft);
  const [when, setWhen] = useState(nextHour);
  const [error, setError] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    const invalid = titleError(draft);
    const at = new Date(when);
    setError(invalid);
    setProblem(invalid === null && Number.isNaN(at.getTime()) ? words.missing : null);
    const isMoreRight = more?.check() ?? true;
    if (invalid !== null || Number.isNaN(at.getTime()) || !isMoreRight) return;
    setBusy(true);
    try {
      made.current ??= (await ask(streamCalls.createStream, { ...draft, scheduled_for: at.toISOString() })).stream.id;
      forgetLists(client);
      const unsaved = (await more?.save(made.current)) ?? null;
      setProblem(unsaved);
      setBusy(false);
      if (unsaved !== null) return;
      toast(words.done, 'good');
      onClose();
    } catch (cause) {
      setProblem(reasonOf(cause, words.failed));
      setBusy(false);
    }
  };
  return { draft, setDraft, when, setWhen, error, problem, isBusy, save };
};

interface ScheduleDialogProps {
  readonly more?: ScheduleMore;
  readonly onClose: () => void;
}

/** LIVE-01, D26. */
export const ScheduleDialog = ({ more, onClose }: ScheduleDialogProps) => {
  const { draft, setDraft, when, setWhen, error, problem, isBusy, save } = useSchedule(more, onClose);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <Dialog title={words.heading} description={words.about} onClose={onClose}>
      <form onSubmit={handleSubmit} className="flex flex-col gap-5 px-6 pt-5" noValidate>
        <div>
          <DraftFields draft={draft} onChange={setDraft} error={error} />
        </div>
        <Field label={words.when} type="datetime-local" value={when} min={localTime(new Date())} onChange={setWhen} />
        {more?.fields}
        {problem !== null && <Notice tone="danger">{problem}</Notice>}
        <Button type="submit" isBusy={isBusy}>
          {words.save}
        </Button>
      </form>
    </Dialog>
  );
};
