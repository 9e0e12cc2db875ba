import { streamCalls } from '@wagram/contract/streams';
import type { StreamView } from '@wagram/contract/streams';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { ask, reasonOf } from '#kernel';
import { Button, Switch, toast } from '#ui';
import { DraftFields, noDraft, titleError } from './draft-fields.tsx';
import type { StreamDraft } from './draft-fields.tsx';
import { DeviceChoice, DeviceToggles, Preview } from './preview.tsx';
import { canRecord } from './recording.ts';
import { texts } from '../texts.ts';
import type { Camera } from './use-camera.ts';

const words = texts.setup;

interface SetupProps {
  readonly camera: Camera;
  /** One that was scheduled and begins now. */
  readonly planned: StreamView | null;
  readonly onLive: (stream: StreamView, isRecorded: boolean) => void;
  readonly onCancel: () => void;
}

const begin = async (planned: StreamView | null, { title, category }: StreamDraft): Promise<StreamView> => {
  if (planned === null) return (await ask(streamCalls.createStream, { title, category })).stream;
  const stream_id = planned.id;
  if (planned.title !== title.trim() || planned.category !== category)
    await ask(streamCalls.changeStream, { stream_id, title, category });
  return (await ask(streamCalls.startStream, { stream_id })).stream;
};

const useBegin = (planned: StreamView | null, draft: StreamDraft, onBegun: (stream: StreamView) => void) => {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const start = async () => {
    const invalid = titleError(draft);
    setError(invalid);
    if (invalid !== null) return toast(invalid, 'bad');
    setBusy(true);
    try {
      onBegun(await begin(planned, draft));
    } catch (cause) {
      toast(reasonOf(cause, words.failed), 'bad');
      setBusy(false);
    }
  };
  return { isBusy, error, start };
};

/** LIVE-01: the title is asked for when somebody goes live without one; without a camera nobody can. */
export const Setup = ({ camera, planned, onLive, onCancel }: SetupProps) => {
  const [draft, setDraft] = useState<StreamDraft>(planned ?? noDraft);
  const [isRecorded, setRecorded] = useState(canRecord);
  const { isBusy, error, start } = useBegin(planned, draft, (stream) => onLive(stream, isRecorded));
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (camera.state === 'on') void start();
  };
  return (
    <form onSubmit={handleSubmit} className="px-4 py-5 pb-10 wide:px-6" noValidate>
      <h2 className="mb-4 text-lg font-semibold tracking-tight">{words.heading}</h2>
      <Preview camera={camera} />
      <div className="mt-4">
        <DeviceToggles camera={camera} />
        <DeviceChoice camera={camera} />
      </div>
      <div className="mt-6">
        <DraftFields draft={draft} onChange={setDraft} error={error} />
      </div>
      {canRecord() && (
        <div className="mt-6">
          <Switch label={words.record} hint={words.recordHint} isOn={isRecorded} onChange={setRecorded} />
        </div>
      )}
      <div className="mt-7 flex gap-3">
        <Button look="outline" className="flex-1" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button type="submit" isBusy={isBusy} disabled={camera.state !== 'on'} className="flex-1">
          {words.goLive}
        </Button>
      </div>
    </form>
  );
};
