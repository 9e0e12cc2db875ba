import { streamCalls } from '@wagram/contract/streams';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { ask, isAskError } from '#kernel';
import { Button, Dialog, Field, Notice, toast } from '#ui';
import { forgetLists } from './api.ts';
import { DraftFields, noDraft, titleError } from './draft-fields.tsx';
import { texts } from './texts.ts';

const words = texts.schedule;
const HOUR_MS = 3_600_000;

/** What `datetime-local` wants: the reader's own clock, without a zone. */
export const localTime = (at: Date): string =>
  new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

const nextHour = (): string => localTime(new Date(Math.ceil((Date.now() + HOUR_MS / 2) / HOUR_MS) * HOUR_MS));

const useSchedule = (onClose: () => void) => {
  const client = useQueryClient();
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
    if (invalid !== null || Number.isNaN(at.getTime())) return;
    setBusy(true);
    try {
      await ask(streamCalls.createStream, { ...draft, scheduled_for: at.toISOString() });
      forgetLists(client);
      toast(words.done, 'good');
      onClose();
    } catch (cause) {
      setProblem(isAskError(cause) ? cause.message : words.failed);
      setBusy(false);
    }
  };
  return { draft, setDraft, when, setWhen, error, problem, isBusy, save };
};

/** LIVE-01, D26. */
export const ScheduleDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { draft, setDraft, when, setWhen, error, problem, isBusy, save } = useSchedule(onClose);
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
        {problem !== null && <Notice tone="danger">{problem}</Notice>}
        <Button type="submit" isBusy={isBusy}>
          {words.save}
        </Button>
      </form>
    </Dialog>
  );
};
