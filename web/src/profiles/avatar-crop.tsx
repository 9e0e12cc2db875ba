import { AVATAR_PX } from '@wagram/contract/media';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent, WheelEvent } from 'react';
import { Button } from '#ui';
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

interface SquareProps {
  readonly picture: ImageBitmap;
  readonly view: CropView;
  readonly onChange: (view: CropView) => void;
}

/** The picture under a round window: moved by finger, mouse and arrow keys, zoomed by wheel, + and -. */
const Square = ({ picture, view, onChange }: SquareProps) => {
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
    onChange(moveView(picture, view, right, down));
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined) onChange(moveView(picture, view, ...step));
    else if (event.key === '+' || event.key === '=') onChange(zoomView(picture, view, view.zoom + ZOOM_STEP));
    else if (event.key === '-') onChange(zoomView(picture, view, view.zoom - ZOOM_STEP));
    else return;
    event.preventDefault();
  };
  const handleWheel = (event: WheelEvent) => onChange(zoomView(picture, view, view.zoom - event.deltaY * WHEEL_STEP));
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
      className="relative mx-auto aspect-square w-full max-w-70 cursor-grab touch-none overflow-hidden rounded-card bg-sunken active:cursor-grabbing"
    >
      <canvas ref={canvas} width={DRAWN_PX} height={DRAWN_PX} aria-hidden="true" className="size-full" />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-2 rounded-full ring-2 ring-white/90 shadow-[0_0_0_999px_var(--scrim)]"
      />
    </div>
  );
};

/** Cuts out what the window shows; null while the picture is still being read. */
export type Cut = { readonly make: () => string } | null;

interface CropProps {
  readonly file: File;
  /** Told at each move: who saves with the window open means what it shows (MEND-04). */
  readonly onCut: (cut: Cut) => void;
  readonly onUse: (dataUrl: string) => void;
  readonly onCancel: () => void;
  readonly onUnreadable: () => void;
}

/** PROF-02: cuts a square of 512 px out of a picture, in this browser; nothing is sent before Save. */
export const AvatarCrop = ({ file, onCut, onUse, onCancel, onUnreadable }: CropProps) => {
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
    onCut(shown === null ? null : { make: () => cutOut(shown.picture, shown.view, AVATAR_PX) });
  }, [shown, onCut]);
  if (shown === null)
    return <div className="mx-auto aspect-square w-full max-w-70 animate-pulse rounded-card bg-sunken" />;
  const { picture, view } = shown;
  const setView = (next: CropView) => setShown({ picture, view: next });
  return (
    <div className="flex flex-col gap-4">
      <Square picture={picture} view={view} onChange={setView} />
      <label className="mx-auto flex w-full max-w-70 items-center gap-3 text-ink-2">
        <ZoomOut aria-hidden="true" className="size-5 shrink-0" />
        <span className="sr-only">{words.zoom}</span>
        <input
          type="range"
          min={1}
          max={ZOOM_MAX}
          step={0.01}
          value={view.zoom}
          onChange={(event) => setView(zoomView(picture, view, Number(event.target.value)))}
          className="h-11 min-w-0 flex-1 accent-accent dark:scheme-dark"
        />
        <ZoomIn aria-hidden="true" className="size-5 shrink-0" />
      </label>
      <div className="flex justify-center gap-3">
        <Button look="soft" size="sm" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button size="sm" onClick={() => onUse(cutOut(picture, view, AVATAR_PX))}>
          {words.use}
        </Button>
      </div>
    </div>
  );
};
