import { describe, expect, it } from 'vitest';
import { zoomAt } from './use-zoom.ts';

const whole = { scale: 1, x: 0, y: 0 };

describe('zoom', () => {
  it('keeps what is under the point where it is', () => {
    const point = { x: 100, y: -40 };
    const zoomed = zoomAt(whole, 2, point);
    // The point of the picture that was there, (100, -40), is drawn at scale × it + shift.
    expect(zoomed.scale * point.x + zoomed.x).toBe(point.x);
    expect(zoomed.scale * point.y + zoomed.y).toBe(point.y);
  });

  it('stops at five times, and falls back into its frame', () => {
    expect(zoomAt(whole, 40, { x: 0, y: 0 }).scale).toBe(5);
    expect(zoomAt({ scale: 3, x: 70, y: 9 }, 0.4, { x: 5, y: 5 })).toEqual(whole);
  });
});
