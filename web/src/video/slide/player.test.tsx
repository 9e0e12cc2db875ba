import { fireEvent, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draw, openPage } from '#testing';
import { ProgressBar } from './progress-bar.tsx';
import { bufferedPart, lengthOf } from './seek.ts';
import { useTaps } from './use-taps.ts';

const Surface = ({ onTap, onDouble }: { readonly onTap: () => void; readonly onDouble: (x: number) => void }) => {
  const handleClick = useTaps({ onTap, onDoubleTap: onDouble });
  return (
    <button type="button" onClick={handleClick}>
      film
    </button>
  );
};

describe('taps on a video', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const taps = () => {
    openPage();
    const [onTap, onDouble] = [vi.fn(), vi.fn()];
    draw(<Surface onTap={onTap} onDouble={onDouble} />);
    let at = 1_000;
    const tap = (afterMs: number, x: number) => {
      vi.advanceTimersByTime(afterMs);
      at += afterMs;
      const event = new MouseEvent('click', { bubbles: true, detail: 1, clientX: x, clientY: 50 });
      Object.defineProperty(event, 'timeStamp', { value: at });
      fireEvent(screen.getByRole('button', { name: 'film' }), event);
    };
    return { onTap, onDouble, tap };
  };

  it('[STG-03] one acts once it is clear that no second one comes; a key acts at once', () => {
    const { onTap, onDouble, tap } = taps();
    tap(0, 10);
    expect(onTap).not.toHaveBeenCalled();
    vi.advanceTimersByTime(300);
    expect(onTap).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button', { name: 'film' }));
    expect([onTap.mock.calls.length, onDouble.mock.calls.length]).toEqual([2, 0]);
  });

  it('[STG-03] two like and do not pause, each further one likes again, and two far apart are two', () => {
    const { onTap, onDouble, tap } = taps();
    tap(0, 10);
    tap(150, 20);
    tap(150, 15);
    vi.advanceTimersByTime(400);
    expect(onDouble.mock.calls.map(([x]) => x as number)).toEqual([20, 15]);
    expect(onTap).not.toHaveBeenCalled();
    tap(1_000, 10);
    tap(150, 300);
    vi.advanceTimersByTime(400);
    expect([onTap.mock.calls.length, onDouble.mock.calls.length]).toEqual([2, 2]);
  });
});

const Player = () => {
  const video = useRef<HTMLVideoElement>(null);
  return (
    <>
      <video ref={video} muted data-testid="film" />
      <ProgressBar video={video} told={12} url="a" />
    </>
  );
};

describe('the bar of a video', () => {
  const film = () => screen.getByTestId<HTMLVideoElement>('film');
  const slider = () => screen.getByRole('slider', { name: 'Position in the video' });
  const open = () => {
    openPage();
    draw(<Player />);
    Object.defineProperty(film(), 'duration', { value: 90, configurable: true });
  };

  it('[STG-03] says in words where it is, before the browser knows and after', () => {
    open();
    expect(slider().getAttribute('aria-valuemax')).toBe('12');
    film().currentTime = 65;
    fireEvent.timeUpdate(film());
    expect([slider().getAttribute('aria-valuenow'), slider().getAttribute('aria-valuetext')]).toEqual([
      '65',
      '1:05 of 1:30',
    ]);
  });

  it('[STG-03] follows keys: by steps, far, to the beginning and to the end', () => {
    open();
    const after = (key: string) => {
      fireEvent.keyDown(slider(), { key });
      return Math.round(film().currentTime);
    };
    expect(['ArrowRight', 'ArrowRight', 'ArrowLeft', 'PageUp', 'End', 'Home'].map(after)).toEqual([
      5, 10, 5, 30, 90, 0,
    ]);
    // Up and down lead to another video.
    expect(fireEvent.keyDown(slider(), { key: 'ArrowDown' })).toBe(true);
  });

  it('[STG-03] follows the pointer', () => {
    open();
    slider().setPointerCapture = () => undefined;
    slider().getBoundingClientRect = () => ({ left: 100, width: 200 }) as DOMRect;
    fireEvent.pointerDown(slider(), { clientX: 200, pointerId: 1 });
    expect(Math.round(film().currentTime)).toBe(45);
    fireEvent.pointerMove(slider(), { clientX: 300, pointerId: 1 });
    expect(Math.round(film().currentTime)).toBe(90);
    fireEvent.pointerUp(slider(), { pointerId: 1 });
    fireEvent.pointerMove(slider(), { clientX: 100, pointerId: 1 });
    expect(Math.round(film().currentTime)).toBe(90);
  });

  it('[STG-03] shows how much of it is here', () => {
    const ranges: readonly (readonly [number, number])[] = [
      [0, 5],
      [20, 40],
    ];
    const buffered = {
      length: 2,
      start: (at: number) => ranges[at]?.[0] ?? 0,
      end: (at: number) => ranges[at]?.[1] ?? 0,
    };
    const at = (currentTime: number) => bufferedPart({ buffered, currentTime } as HTMLVideoElement, 80);
    expect([at(0), at(30), at(60)]).toEqual([5 / 80, 0.5, 0]);
    expect([lengthOf(null, null), lengthOf(null, 3)]).toEqual([null, 3]);
  });
});
