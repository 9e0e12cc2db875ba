import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draw, openPage } from '#testing';
import { cameraFault, openReader, watchCodes } from './camera.ts';
import { ScanStep } from './scan.tsx';
import { NORA } from './testing-send.ts';

beforeEach(() => openPage());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const cameraIs = (getUserMedia: () => Promise<object>): void => {
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
};

/** A browser with a camera, and a reader of its own that sees these codes one after the other. */
const seeCodes = (...codes: readonly string[]) => {
  const list = [...codes];
  const stop = vi.fn();
  const stream = { getTracks: () => [{ stop }] };
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      detect = () => Promise.resolve(list.length === 0 ? [] : [{ rawValue: list.shift() }]);
    },
  );
  cameraIs(() => Promise.resolve(stream));
  vi.spyOn(HTMLMediaElement.prototype, 'srcObject', 'set').mockImplementation(() => undefined);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
  return { stop };
};

describe('[CHN-11] a code is scanned', () => {
  it('of a payment fills Send; another one is told and looked past; the camera is let go', async () => {
    const { stop } = seeCodes('https://example.com', `solana:${NORA}?amount=0.5`);
    const onFound = vi.fn();
    const { unmount } = draw(<ScanStep onFound={onFound} onBack={() => undefined} />);
    expect(await screen.findByText('This code is neither an address nor a payment.')).toBeTruthy();
    await vi.waitFor(() => expect(onFound).toHaveBeenCalled());
    expect(onFound.mock.calls[0]?.[0]).toMatchObject({ to: NORA, amount: '0.5' });
    unmount();
    expect(stop).toHaveBeenCalled();
  });

  it('of an address is as good', async () => {
    seeCodes(NORA);
    const onFound = vi.fn();
    const { unmount } = draw(<ScanStep onFound={onFound} onBack={() => undefined} />);
    await vi.waitFor(() => expect(onFound).toHaveBeenCalledWith({ to: NORA }));
    unmount();
  });

  it.each([
    ['NotAllowedError', 'The camera may not be used. Allow it in the browser, or paste the address.'],
    ['NotFoundError', 'There is no camera here. Paste the address instead.'],
  ])('without a camera the field remains: %s', async (name, words) => {
    seeCodes();
    cameraIs(() => Promise.reject(new DOMException('no', name)));
    draw(<ScanStep onFound={() => undefined} onBack={() => undefined} />);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy();
  });

  it('a picture that cannot be read is no end; once stopped nothing is told', async () => {
    vi.useFakeTimers();
    const video = document.createElement('video');
    const answers = [
      Promise.reject(new Error('no')),
      Promise.resolve(null),
      Promise.resolve('a'),
      Promise.resolve('b'),
    ];
    const onCode = vi.fn();
    const stop = watchCodes(video, () => answers.shift() ?? Promise.resolve(null), onCode);
    await act(() => vi.advanceTimersByTimeAsync(320));
    expect(onCode.mock.calls).toEqual([['a']]);
    stop();
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(onCode).toHaveBeenCalledOnce();
  });

  it('a browser without a reader of its own gets ours, which sees nothing in no picture', async () => {
    const read = await openReader();
    expect(await read(document.createElement('video'))).toBeNull();
    expect(cameraFault(new Error('x'))).toBe('missing');
  });
});
