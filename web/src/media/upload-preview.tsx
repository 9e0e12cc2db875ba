import { RotateCw, X } from 'lucide-react';
import { useState } from 'react';
import type { MediaKind } from '@wagram/contract/media';
import { AlertMark, classes, IconButton, Spinner } from '#ui';
import { texts } from './texts.ts';
import type { ShownUpload, Upload, UploadedMedia } from './use-upload.ts';

/** Small files in kB: as megabytes they would all read 0.0. */
export const toSize = (bytes: number): string => {
  const size = bytes / (1024 * 1024);
  return size < 0.1 ? texts.kilobytes(Math.max(1, Math.round(bytes / 1024))) : texts.megabytes(size.toFixed(1));
};

const detailsOf = ({ size, width, height }: UploadedMedia): string =>
  texts.ready([
    ...(size === null ? [] : [toSize(size)]),
    ...(width === null || height === null ? [] : [texts.dimensions(width, height)]),
  ]);

interface PictureProps {
  readonly kind: MediaKind;
  readonly src: string;
  readonly media: UploadedMedia | null;
  readonly isDim: boolean;
  /** The server has it no more: an upload that waited in a draft for too long. */
  readonly onGone: () => void;
}

/** What the browser cannot draw (HEIC, say) is shown as the server made it, once it has. */
const Picture = ({ kind, src, media, isDim, onGone }: PictureProps) => {
  const [broken, setBroken] = useState<string | null>(null);
  const shown = broken === src ? (media?.url ?? src) : src;
  if (broken === shown) {
    return <div className="flex h-40 w-full items-center justify-center text-sm text-ink-3">{texts[kind]}</div>;
  }
  const checkHandle = () => {
    setBroken(shown);
    if (shown === media?.url) onGone();
  };
  const look = {
    src: shown,
    width: media?.width ?? undefined,
    height: media?.height ?? undefined,
    onError: checkHandle,
    className: classes(
      // What is narrower than its buttons is cut at top and bottom, instead of standing between bars.
      'block h-auto max-h-80 w-auto max-w-full min-w-48 object-cover transition-opacity duration-200 max-sm:max-h-64',
      isDim && 'opacity-45',
    ),
  };
  return kind === 'image' ? (
    <img {...look} alt="" />
  ) : (
    <video {...look} controls={!isDim} playsInline preload="metadata" />
  );
};

const PILL =
  'inline-flex min-h-8 items-center gap-2 rounded-full bg-black/70 px-3 text-xs font-semibold text-white tabular backdrop-blur-sm';

const Progress = ({ percent }: { readonly percent: number }) => (
  <>
    <p className={classes(PILL, 'absolute start-3 bottom-3')}>
      <Spinner className="size-3.5" />
      {percent < 100 ? texts.uploading(percent) : texts.working}
    </p>
    <div
      role="progressbar"
      aria-label={texts.uploading(percent)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="absolute inset-x-0 bottom-0 h-1 overflow-hidden bg-line"
    >
      <div
        className="h-full w-full origin-left bg-accent transition-transform duration-200 rtl:origin-right"
        style={{ transform: `scaleX(${percent / 100})` }}
      />
    </div>
  </>
);

const Failed = ({ problem, onRetry }: { readonly problem: string; readonly onRetry: () => void }) => (
  <div
    role="alert"
    className="flex items-center gap-3 rounded-field bg-coral-soft px-4 py-2.5 text-sm font-medium text-coral"
  >
    <AlertMark className="size-5 shrink-0" />
    <p className="min-w-0 flex-1">{problem}</p>
    <button
      type="button"
      onClick={onRetry}
      className="-me-1.5 inline-flex min-h-9 shrink-0 items-center gap-1.5 rounded-full px-3 font-semibold hover:bg-coral/10"
    >
      <RotateCw aria-hidden="true" className="size-4" />
      {texts.retry}
    </button>
  </div>
);

/** As much of an upload as is shown of it. */
type Previewed = Pick<Upload, 'state' | 'retry' | 'remove'>;

const Shown = ({ state, upload }: { readonly state: ShownUpload; readonly upload: Previewed }) => {
  const media = state.step === 'uploaded' ? state.media : null;
  const kind = state.step === 'uploaded' ? state.media.kind : state.kind;
  return (
    <div className="flex flex-col gap-2">
      <figure className="relative w-fit max-w-full min-w-48 self-start overflow-hidden rounded-card border border-line bg-sunken">
        <Picture
          key={state.preview}
          kind={kind}
          src={state.preview}
          media={media}
          isDim={media === null}
          onGone={upload.remove}
        />
        {state.step === 'uploading' && <Progress percent={state.percent} />}
        {media !== null && detailsOf(media) !== '' && (
          <figcaption
            className={classes(
              PILL,
              'pointer-events-none absolute start-2.5',
              kind === 'video' ? 'top-3.5' : 'bottom-2.5',
            )}
          >
            {detailsOf(media)}
          </figcaption>
        )}
        <IconButton
          label={state.step === 'uploading' ? texts.cancel : texts.remove}
          onClick={upload.remove}
          className="absolute! end-2 top-2 bg-black/70! text-white! backdrop-blur-sm hover:bg-black/85!"
        >
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </figure>
      {state.step === 'failed' && <Failed problem={state.problem} onRetry={upload.retry} />}
    </div>
  );
};

/** MEDIA-03: what is being attached, in every state that has something to show. */
export const UploadPreview = ({ upload }: { readonly upload: Previewed }) => {
  const { state } = upload;
  if ('preview' in state) return <Shown state={state} upload={upload} />;
  return state.step === 'removed' ? (
    <p role="status" className="sr-only">
      {texts.removed}
    </p>
  ) : null;
};
