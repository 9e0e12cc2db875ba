import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '#testing';
import { copySecret } from './copy-secret.ts';

let held = '';
let isRefusing = false;

beforeEach(() => {
  openPage();
  held = '';
  isRefusing = false;
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {
    clipboard: {
      writeText: async (text: string) => {
        held = text;
      },
      readText: async () => {
        if (isRefusing) throw new DOMException('not focused', 'NotAllowedError');
        return held;
      },
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a copied secret', () => {
  it('is gone from the clipboard after a minute (WA-06)', async () => {
    expect(await copySecret('tram')).toBe(true);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(held).toBe('tram');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(held).toBe('');
  });

  it('leaves alone what was copied since (WA-06)', async () => {
    await copySecret('tram');
    held = 'a shopping list';
    await vi.advanceTimersByTimeAsync(60_000);
    expect(held).toBe('a shopping list');
  });

  it('copied again, has its minute from then on', async () => {
    await copySecret('tram');
    await vi.advanceTimersByTimeAsync(40_000);
    await copySecret('tram');
    await vi.advanceTimersByTimeAsync(40_000);
    expect(held).toBe('tram');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(held).toBe('');
  });

  it('is cleared when the window comes back, if the browser would not let us before', async () => {
    await copySecret('tram');
    isRefusing = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(held).toBe('tram');
    isRefusing = false;
    window.dispatchEvent(new Event('focus'));
    await vi.advanceTimersByTimeAsync(0);
    expect(held).toBe('');
    held = 'tram';
    window.dispatchEvent(new Event('focus'));
    await vi.advanceTimersByTimeAsync(0);
    expect(held).toBe('tram');
  });

  it('that was not copied starts nothing', async () => {
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('no')) } });
    expect(await copySecret('tram')).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });
});
