import { VIDEO_DESCRIPTION_MAX, VIDEO_TITLE_MAX } from '@wagram/contract/video';
import { countGraphemes } from '@wagram/contract/kernel';
import { Clapperboard, RotateCw, Upload } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useDrop } from '#media';
import { AlertMark, Button, classes, Dialog, Field, FieldFrame, inputClass } from '#ui';
import { AltField } from './alt-field.tsx';
import { CaptionsField } from './captions-field.tsx';
import { Count } from '../slide/count.tsx';
import { texts } from '../texts.ts';
import type { VideoForm } from './use-video-form.ts';

const words = texts.dialog;

/** The browser shows what it can of the file before the server has it. */
const Chosen = ({ file }: { readonly file: File }) => {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <div className="flex h-56 items-center justify-center overflow-hidden rounded-card bg-black sm:h-64">
      {url !== null && (
        <video
          src={url}
          controls
          playsInline
          preload="metadata"
          aria-label={words.preview}
          className="size-full object-contain"
        />
      )}
    </div>
  );
};

const Picker = ({ form }: { readonly form: VideoForm }) => {
  const input = useRef<HTMLInputElement>(null);
  const { isOver, handlers } = useDrop(([file]) => file !== undefined && form.take(file));
  const pick = () => input.current?.click();
  return (
    <div {...handlers}>
      {form.file === null ? (
        <button
          type="button"
          onClick={pick}
          className={classes(
            'flex h-44 w-full flex-col items-center justify-center gap-1 rounded-card border-2 border-dashed px-4 text-center transition-colors duration-150',
            isOver ? 'border-accent bg-accent-soft' : 'border-line hover:border-line-strong hover:bg-sunken',
          )}
        >
          <Clapperboard aria-hidden="true" className="mb-1 size-7 text-accent-ink" />
          <span className="font-semibold">{isOver ? words.drop : words.choose}</span>
          <span className="text-sm text-ink-3">{words.chooseHint}</span>
        </button>
      ) : (
        <>
          <Chosen file={form.file} />
          <div className="mt-2 flex items-center justify-between gap-3 text-sm text-ink-3">
            <span className="truncate">
              <bdi>{form.file.name}</bdi>
            </span>
            <Button look="ghost" size="sm" disabled={form.isBusy} onClick={pick} className="shrink-0">
              {words.change}
            </Button>
          </div>
        </>
      )}
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={words.choose}
        accept="video/*"
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          // The same file may be chosen again.
          event.target.value = '';
          if (chosen !== undefined) form.take(chosen);
        }}
      />
    </div>
  );
};

const Progress = ({ percent, text }: { readonly percent: number; readonly text: string }) => (
  <div className="min-w-0 flex-1">
    <p className="tabular mb-1.5 text-sm font-medium text-ink-2">{text}</p>
    <div
      role="progressbar"
      aria-label={text}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="h-1.5 overflow-hidden rounded-full bg-line"
    >
      <div
        className="h-full w-full origin-left bg-accent transition-transform duration-200 rtl:origin-right"
        style={{ transform: `scaleX(${percent / 100})` }}
      />
    </div>
  </div>
);

const Problem = ({ text }: { readonly text: string }) => (
  <p
    role="alert"
    className="flex items-center gap-3 rounded-field bg-coral-soft px-4 py-2.5 text-sm font-medium text-coral"
  >
    <AlertMark className="size-5 shrink-0" />
    {text}
  </p>
);

const Foot = ({ form }: { readonly form: VideoForm }) => {
  const { sending, isBusy } = form;
  const hasFailed = sending.step === 'failed';
  const icon = hasFailed ? (
    <RotateCw aria-hidden="true" className="size-4.5" />
  ) : (
    <Upload aria-hidden="true" className="size-4.5" />
  );
  return (
    <div className="sticky bottom-0 -mx-6 flex min-h-19 items-center justify-end gap-3 border-t border-line bg-surface px-6 py-4">
      {sending.step === 'uploading' && sending.percent < 100 && (
        <Progress percent={sending.percent} text={words.uploading(sending.percent)} />
      )}
      {(sending.step === 'saving' || (sending.step === 'uploading' && sending.percent >= 100)) && (
        <Progress percent={100} text={words.saving} />
      )}
      {isBusy ? (
        <Button look="outline" onClick={form.cancel}>
          {words.cancel}
        </Button>
      ) : (
        <Button icon={icon} disabled={form.isOver} onClick={form.submit}>
          {hasFailed ? words.retry : words.upload}
        </Button>
      )}
    </div>
  );
};

const Description = ({ form }: { readonly form: VideoForm }) => {
  const id = useId();
  return (
    <FieldFrame id={id} label={words.about} aside={<Count text={form.description} max={VIDEO_DESCRIPTION_MAX} />}>
      <textarea
        id={id}
        rows={3}
        dir="auto"
        value={form.description}
        placeholder={words.aboutPlaceholder}
        disabled={form.isBusy}
        onChange={(event) => form.setDescription(event.target.value)}
        className={classes(inputClass(countGraphemes(form.description) > VIDEO_DESCRIPTION_MAX), 'resize-none py-3')}
      />
    </FieldFrame>
  );
};

/** VID-02, STG-03: file, title, description, and what those need who cannot see or hear it. It empties only once the server has said yes. */
export const UploadDialog = ({ form, onClose }: { readonly form: VideoForm; readonly onClose: () => void }) => {
  const { sending } = form;
  const problem = form.problem ?? (sending.step === 'failed' ? sending.problem : null);
  return (
    <Dialog title={words.title} width="wide" onClose={onClose}>
      <form
        className="flex flex-col gap-4 px-6 pt-5"
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <Picker form={form} />
        <Field
          label={words.name}
          dir="auto"
          value={form.title}
          placeholder={words.namePlaceholder}
          disabled={form.isBusy}
          aside={<Count text={form.title} max={VIDEO_TITLE_MAX} />}
          onChange={form.setTitle}
        />
        <Description form={form} />
        <AltField alt={form.alt} isBusy={form.isBusy} onChange={form.setAlt} />
        <CaptionsField
          chosen={form.captions}
          kept={null}
          isBusy={form.isBusy}
          onChange={form.setCaptions}
          onRemove={() => form.setCaptions(null)}
        />
        {problem !== null && <Problem text={problem} />}
        <Foot form={form} />
      </form>
    </Dialog>
  );
};
