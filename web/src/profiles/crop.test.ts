import { describe, expect, it } from 'vitest';
import { firstView, fitView, moveView, sideOf, zoomView } from './crop.ts';

const wide = { width: 1_000, height: 400 };

describe('cutting a square out of a picture', () => {
  it('[PROF-02] starts in the middle with as much as fits', () => {
    expect(firstView(wide)).toEqual({ zoom: 1, x: 500, y: 200 });
    expect(sideOf(wide, 1)).toBe(400);
  });

  it('[PROF-02] never shows an empty corner, however it is moved or zoomed', () => {
    expect(moveView(wide, firstView(wide), -10, -10)).toEqual({ zoom: 1, x: 800, y: 200 });
    expect(moveView(wide, firstView(wide), 10, 10)).toEqual({ zoom: 1, x: 200, y: 200 });
    const near = moveView(wide, zoomView(wide, firstView(wide), 4), 10, 10);
    expect(near).toEqual({ zoom: 4, x: 50, y: 50 });
    expect(zoomView(wide, near, 1)).toEqual({ zoom: 1, x: 200, y: 200 });
    expect(fitView(wide, { zoom: 99, x: 0, y: 0 }).zoom).toBe(5);
    expect(fitView(wide, { zoom: 0, x: 0, y: 0 }).zoom).toBe(1);
  });

  it('[PROF-02] follows the finger by the size of the square', () => {
    const view = zoomView(wide, firstView(wide), 2);
    expect(moveView(wide, view, 0.5, 0.1)).toEqual({ zoom: 2, x: 400, y: 180 });
  });
});
