import { AVATAR_PX } from '@wagram/contract/media';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent, WheelEvent } from 'react';
import { Button, classes } from '#ui';
import { cutOut, drawView, firstView, moveView, ZOOM_MAX, zoomView } from './crop.ts';
import type { CropView } from './crop.ts';
import { texts } from './texts.ts';

const words = texts.crop;

/** Sharp on a dense screen. */
const DRAWN_PX = 560;
const KEY_STEP = 0.05;
const ZOOM_STEP = 0.1;
const WHEEL_STEP = 0.002;

const STEPS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [KEY_STEP, 0],
  ArrowRight: [-KEY_STEP, 0],
  ArrowUp: [0, KEY_STEP],
  ArrowDown: [0, -KEY_STEP],
};

const frameOf = (aspect: number): string =>
  classes('mx-auto w-full rounded-card bg-sunken', aspect === 1 ? 'aspect-square max-w-70' : 'aspect-3/1');

interface WindowProps {
  /** Width divided by height; a square has a round window for a face. */
  readonly aspect: number;
  readonly picture: ImageBitmap;
  readonly view: CropView;
  readonly onChange: (view: CropView) => void;
}

/** The picture under its window: moved by finger, mouse and arrow keys, zoomed by wheel, + and -. */
const CropWindow = ({ picture, view, aspect, onChange }: WindowProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const held = useRef<{ x: number; y: number } | null>(null);
  useEffect(() => {
    if (canvas.current !== null) drawView(canvas.current, picture, view);
  }, [picture, view]);
  const handleMove = (event: PointerEvent<HTMLElement>) => {
    if (held.current === null) return;
    const { width } = event.currentTarget.getBoundingClientRect();
    const [right, down] = [(event.clientX - held.current.x) / width, (event.clientY - held.current.y) / width];
    held.current = { x: event.clientX, y: event.clientY };
    onChange(moveView(picture, view, right, down, aspect));
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined) onChange(moveView(picture, view, ...step, aspect));
    else if (event.key === '+' || event.key === '=') onChange(zoomView(picture, view, view.zoom + ZOOM_STEP, aspect));
    else if (event.key === '-') onChange(zoomView(picture, view, view.zoom - ZOOM_STEP, aspect));
    else return;
    event.preventDefault();
  };
  const handleWheel = (event: WheelEvent) =>
    onChange(zoomView(picture, view, view.zoom - event.deltaY * WHEEL_STEP, aspect));
  const letGo = () => {
    held.current = null;
  };
  return (
    <div
      role="application"
      aria-label={words.label}
      tabIndex={0}
      onKeyDown={handleKey}
      onWheel={handleWheel}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={handleMove}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      className={classes(frameOf(aspect), 'relative cursor-grab touch-none overflow-hidden active:cursor-grabbing')}
    >
      <canvas
        ref={canvas}
        width={DRAWN_PX * Math.min(aspect, 2)}
        height={(DRAWN_PX * Math.min(aspect, 2)) / aspect}
        aria-hidden="true"
        className="size-full"
      />
      {aspect === 1 && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-2 rounded-full ring-2 ring-white/90 shadow-[0_0_0_999px_var(--scrim)]"
        />
      )}
    </div>
  );
};

/** Cuts out what the window shows; null while the picture is still being read. */
export type Cut = { readonly make: () => string } | null;

interface CropProps {
  readonly file: File;
  readonly aspect?: number;
  /** Width of what is cut out. */
  readonly px?: number;
  /** Told at each move: who saves with the window open means what it shows (MEND-04). */
  readonly onCut: (cut: Cut) => void;
  readonly onUse: (dataUrl: string) => void;
  readonly onCancel: () => void;
  readonly onUnreadable: () => void;
}

/** PROF-02: cuts a square of 512 px, or a banner, out of a picture, in this browser. */
export const PictureCrop = ({ file, aspect = 1, px = AVATAR_PX, onCut, onUse, onCancel, onUnreadable }: CropProps) => {
  const [shown, setShown] = useState<{ picture: ImageBitmap; view: CropView } | null>(null);
  const refuse = useRef(onUnreadable);
  refuse.current = onUnreadable;
  useEffect(() => {
    let isLeft = false;
    createImageBitmap(file, { imageOrientation: 'from-image' }).then(
      (picture) => {
        if (!isLeft) setShown({ picture, view: firstView(picture) });
      },
      () => refuse.current(),
    );
    return () => {
      isLeft = true;
    };
  }, [file]);
  useEffect(() => {
    onCut(shown === null ? null : { make: () => cutOut(shown.picture, shown.view, px, aspect) });
  }, [shown, onCut, px, aspect]);
  if (shown === null) return <div className={classes(frameOf(aspect), 'animate-pulse')} />;
  const { picture, view } = shown;
  const setView = (next: CropView) => setShown({ picture, view: next });
  return (
    <div className="flex flex-col gap-4">
      <CropWindow picture={picture} view={view} aspect={aspect} onChange={setView} />
      <label className="mx-auto flex w-full max-w-70 items-center gap-3 text-ink-2">
        <ZoomOut aria-hidden="true" className="size-5 shrink-0" />
        <span className="sr-only">{words.zoom}</span>
        <input
          type="range"
          min={1}
          max={ZOOM_MAX}
          step={0.01}
          value={view.zoom}
          onChange={(event) => setView(zoomView(picture, view, Number(event.target.value), aspect))}
          className="h-11 min-w-0 flex-1 accent-accent dark:scheme-dark"
        />
        <ZoomIn aria-hidden="true" className="size-5 shrink-0" />
      </label>
      <div className="flex justify-center gap-3">
        <Button look="soft" size="sm" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button size="sm" onClick={() => onUse(cutOut(picture, view, px, aspect))}>
          {words.use}
        </Button>
      </div>
    </div>
  );
};
