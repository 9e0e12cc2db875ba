import { useCallback, useEffect, useRef, useState } from 'react';
import type { MouseEvent as ReactMouseEvent, PointerEvent as ReactPointerEvent } from 'react';

const MAX = 5;
const STEP = 2.5;
const CLOSE_PX = 110;
const SIDE_PX = 60;

export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };

/** Zooms so that what is under the point stays there. The point counts from the middle of the stage. */
export const zoomAt = (zoom: Zoom, scale: number, point: { x: number; y: number }): Zoom => {
  const next = Math.min(MAX, Math.max(1, scale));
  if (next === 1) return WHOLE;
  const ratio = next / zoom.scale;
  return { scale: next, x: point.x - (point.x - zoom.x) * ratio, y: point.y - (point.y - zoom.y) * ratio };
};

interface Point {
  readonly x: number;
  readonly y: number;
}

const middleOf = (stage: HTMLElement, clientX: number, clientY: number): Point => {
  const box = stage.getBoundingClientRect();
  return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
};

const distance = ([one, other]: readonly Point[]): number =>
  one === undefined || other === undefined ? 0 : Math.hypot(one.x - other.x, one.y - other.y);

/** React listens to wheels passively; zooming must keep the page behind from scrolling. */
const useWheel = (stage: HTMLElement | null, onWheel: (event: WheelEvent) => void) => {
  useEffect(() => {
    stage?.addEventListener('wheel', onWheel, { passive: false });
    return () => stage?.removeEventListener('wheel', onWheel);
  }, [stage, onWheel]);
};

interface Ways {
  readonly onClose: () => void;
  /** The whole picture was drawn aside: 1 asks for the next, -1 for the one before. */
  readonly onSide: (step: -1 | 1) => void;
}

/** Fingers on the stage: one moves the picture (or, when it is whole, pulls it away or aside), two pinch it. */
const useFingers = (zoom: Zoom, setZoom: (change: (old: Zoom) => Zoom) => void, { onClose, onSide }: Ways) => {
  const fingers = useRef(new Map<number, Point>());
  const [pull, setPull] = useState(0);
  const aside = useRef(0);
  const handleDown = (event: ReactPointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const handleMove = (event: ReactPointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const wide = distance([...fingers.current.values()]);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const moved = { x: event.clientX - before.x, y: event.clientY - before.y };
    if (fingers.current.size > 1) {
      const point = middleOf(event.currentTarget, event.clientX, event.clientY);
      const now = distance([...fingers.current.values()]);
      setZoom((old) => zoomAt(old, old.scale * (wide === 0 ? 1 : now / wide), point));
    } else if (zoom.scale > 1) setZoom((old) => ({ ...old, x: old.x + moved.x, y: old.y + moved.y }));
    else {
      aside.current += moved.x;
      setPull((old) => Math.max(0, old + moved.y));
    }
  };
  const handleUp = (event: ReactPointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId);
    if (pull > CLOSE_PX) onClose();
    else if (Math.abs(aside.current) > Math.max(SIDE_PX, pull)) onSide(aside.current < 0 ? 1 : -1);
    aside.current = 0;
    setPull(0);
  };
  return { pull, handleDown, handleMove, handleUp };
};

/** Pinch, double click, wheel; a pull downwards closes, one to the side turns the page. */
export const useZoom = (ways: Ways) => {
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const [zoom, setZoom] = useState(WHOLE);
  const { pull, handleDown, handleMove, handleUp } = useFingers(zoom, setZoom, ways);
  const handleWheel = useCallback((event: WheelEvent) => {
    event.preventDefault();
    const point = middleOf(event.currentTarget as HTMLElement, event.clientX, event.clientY);
    setZoom((old) => zoomAt(old, old.scale * Math.exp(-event.deltaY / 300), point));
  }, []);
  useWheel(stage, handleWheel);
  const toggle = (point: Point = { x: 0, y: 0 }) =>
    setZoom((old) => (old.scale > 1 ? WHOLE : zoomAt(old, STEP, point)));
  const props = {
    ref: setStage,
    onPointerDown: handleDown,
    onPointerMove: handleMove,
    onPointerUp: handleUp,
    onPointerCancel: handleUp,
    onDoubleClick: (event: ReactMouseEvent<HTMLElement>) =>
      toggle(middleOf(event.currentTarget, event.clientX, event.clientY)),
  };
  return { zoom, pull, isZoomed: zoom.scale > 1, toggle, reset: () => setZoom(WHOLE), props };
};
