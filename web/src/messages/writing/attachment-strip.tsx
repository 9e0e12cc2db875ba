import { RotateCw, X } from 'lucide-react';
import { toSize, UploadPreview, type ShownUpload } from '#media';
import { classes, Spinner } from '#ui';
import { FileName } from '../bubble/file-body.tsx';
import { FileIcon } from '../bubble/file-icon.tsx';
import { texts } from '../texts.ts';
import type { Attachment, Attachments } from './use-attachments.ts';

const words = texts.attach;

interface OneProps {
  readonly one: Attachment;
  readonly attachments: Attachments;
}

const kindOf = ({ kind, state }: Attachment) => (state.step === 'uploaded' ? state.media.kind : kind);

const percentOf = ({ state }: Attachment): number | null =>
  state.step === 'uploading' ? state.percent : state.step === 'waiting' ? 0 : null;

const Progress = ({ name, percent }: { readonly name: string; readonly percent: number }) => (
  <span
    role="progressbar"
    aria-label={words.uploading(name)}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={percent}
    className="absolute inset-x-0 bottom-0 h-1 overflow-hidden bg-line"
  >
    <span
      className="block size-full origin-left bg-accent transition-transform duration-200 rtl:origin-right"
      style={{ transform: `scaleX(${percent / 100})` }}
    />
  </span>
);

const ROUND = 'relative inline-flex shrink-0 items-center justify-center rounded-full before:absolute before:-inset-2';

const Remove = ({ one, attachments, className }: OneProps & { readonly className: string }) => (
  <button
    type="button"
    aria-label={words.remove(one.file.name)}
    onClick={() => attachments.remove(one)}
    className={classes(ROUND, className)}
  >
    <X aria-hidden="true" className="size-4" />
  </button>
);

const Retry = ({ one, attachments, className }: OneProps & { readonly className: string }) => (
  <button
    type="button"
    aria-label={words.retry(one.file.name)}
    onClick={() => attachments.retry(one)}
    className={classes(ROUND, className)}
  >
    <RotateCw aria-hidden="true" className="size-4" />
  </button>
);

/** A picture among others. */
const Tile = ({ one, attachments }: OneProps) => {
  const percent = percentOf(one);
  const isVideo = kindOf(one) === 'video';
  const look = classes('size-full object-cover', one.state.step !== 'uploaded' && 'opacity-45');
  return (
    <li className="relative size-20 shrink-0 overflow-hidden rounded-xl bg-sunken">
      {isVideo ? (
        <video src={one.preview} muted playsInline preload="metadata" className={look} />
      ) : (
        <img src={one.preview} alt="" className={look} />
      )}
      {percent !== null && <Progress name={one.file.name} percent={percent} />}
      {percent !== null && <Spinner className="absolute inset-0 m-auto size-5" />}
      {one.state.step === 'failed' && (
        <Retry one={one} attachments={attachments} className="absolute! inset-0 m-auto size-9 bg-coral text-paper" />
      )}
      <Remove one={one} attachments={attachments} className="absolute! end-1 top-1 size-7 bg-black/70 text-white" />
    </li>
  );
};

const FileLine = ({ one, attachments }: OneProps) => {
  const percent = percentOf(one);
  return (
    <li className="relative flex w-full min-w-0 items-center gap-3 overflow-hidden rounded-xl bg-sunken py-2 ps-2 pe-3">
      <span className="inline-flex size-10 shrink-0 items-center justify-center rounded-lg bg-accent-soft text-accent-ink">
        <FileIcon name={one.file.name} className="size-5.5" />
      </span>
      <span className="min-w-0 flex-1 text-sm">
        <span className="block font-semibold">
          <FileName name={one.file.name} />
        </span>
        <span className="tabular block truncate text-ink-2">
          {percent === null ? toSize(one.file.size) : words.sentOf(percent, toSize(one.file.size))}
        </span>
      </span>
      {one.state.step === 'failed' && (
        <Retry one={one} attachments={attachments} className="size-8 text-coral hover:bg-coral/10" />
      )}
      <Remove one={one} attachments={attachments} className="size-8 text-ink-2 hover:bg-line hover:text-ink" />
      {percent !== null && <Progress name={one.file.name} percent={percent} />}
    </li>
  );
};

const toPreview = (one: Attachment): ShownUpload => {
  const { state, preview, file } = one;
  const kind = kindOf(one) === 'video' ? 'video' : 'image';
  if (state.step === 'uploaded') {
    const { url, width, height } = state.media;
    return { step: 'uploaded', preview, media: { kind, url, size: file.size, width, height } };
  }
  if (state.step === 'failed') return { ...state, kind, preview };
  return { step: 'uploading', kind, preview, percent: percentOf(one) ?? 0 };
};

/** One picture alone is shown as large as there is room. */
const Alone = ({ one, attachments }: OneProps) => {
  const upload = { state: toPreview(one), retry: () => attachments.retry(one), remove: () => attachments.remove(one) };
  return <UploadPreview upload={upload} />;
};

const isShown = (one: Attachment): boolean => kindOf(one) !== 'file';

/** TLK-01: what will be sent, each with its way out. */
export const AttachmentStrip = ({ attachments }: { readonly attachments: Attachments }) => {
  const { items } = attachments;
  const [first, ...others] = items;
  if (first === undefined) return null;
  if (others.length === 0 && isShown(first)) return <Alone one={first} attachments={attachments} />;
  const problem = items.flatMap(({ state }) => (state.step === 'failed' ? [state.problem] : []))[0];
  const [pictures, files] = [items.filter(isShown), items.filter((one) => !isShown(one))];
  return (
    <div className="flex max-h-[40dvh] flex-col gap-2 overflow-y-auto">
      {pictures.length > 0 && (
        <ul aria-label={words.pictures} className="flex flex-wrap gap-1.5">
          {pictures.map((one) => (
            <Tile key={one.key} one={one} attachments={attachments} />
          ))}
        </ul>
      )}
      {files.length > 0 && (
        <ul aria-label={words.files} className="flex max-w-md flex-col gap-1.5">
          {files.map((one) => (
            <FileLine key={one.key} one={one} attachments={attachments} />
          ))}
        </ul>
      )}
      {problem !== undefined && (
        <p role="alert" className="text-sm font-medium text-coral">
          {problem}
        </p>
      )}
    </div>
  );
};
