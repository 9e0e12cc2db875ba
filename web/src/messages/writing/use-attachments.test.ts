import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openPage, serve, yes } from '#testing';
import { fileOf, uploadPass, watchUploads } from '../../testing/uploads.ts';
import { toMessages, useAttachments } from './use-attachments.ts';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const steps = ({ current }: { current: ReturnType<typeof useAttachments> }) =>
  current.items.map(({ state }) => state.step);
const picture = (at: number) => ({ url: `/media/${at}.webp`, size: 9, width: 4, height: 3, thumbhash: 'x' });

describe('what is attached to a message', () => {
  beforeEach(() => {
    openPage();
    serve({ 'GET /api/imagekit-auth': yes(uploadPass) });
  });

  it('[TLK-01] goes up two at a time, in its order, and each can be taken away', async () => {
    const begun = watchUploads();
    const { result } = renderHook(() => useAttachments());
    act(() => result.current.take([1, 2, 3].map((at) => fileOf('image/png', 1, `${at}.png`))));
    await waitFor(() => expect(begun).toHaveLength(2));
    expect(steps(result)).toEqual(['uploading', 'uploading', 'waiting']);
    act(() => begun[1]?.answer(200, picture(2)));
    await waitFor(() => expect(begun).toHaveLength(3));
    act(() => result.current.remove(result.current.items[0]!));
    act(() => begun[2]?.answer(200, picture(3)));
    await waitFor(() => expect(result.current.isBusy).toBe(false));
    expect(result.current.media.map(({ url }) => url)).toEqual(['/media/2.webp', '/media/3.webp']);
  });

  it('[TLK-01] is refused where it is too much, and tried again where it failed', async () => {
    const begun = watchUploads();
    const { result } = renderHook(() => useAttachments());
    act(() => result.current.take([fileOf('image/png', 11)]));
    expect([result.current.refusal, result.current.items]).toEqual(['File size must be less than 10MB', []]);
    act(() => result.current.take(Array.from({ length: 11 }, () => fileOf('image/png'))));
    expect(result.current.refusal).toBe('A message has at most 10 photos, videos and files');
    expect(result.current.items).toHaveLength(10);
    act(() => result.current.reset());
    act(() => result.current.take([fileOf('image/png')]));
    await waitFor(() => expect(steps(result)).toEqual(['uploading']));
    await waitFor(() => expect(begun.length).toBeGreaterThan(0));
    act(() => begun.at(-1)?.answer(507, { error: 'There is no space left for files.' }));
    await waitFor(() =>
      expect(result.current.items[0]?.state).toEqual({
        step: 'failed',
        problem: 'Upload failed: There is no space left for files.',
      }),
    );
    const tries = begun.length;
    act(() => result.current.retry(result.current.items[0]!));
    await waitFor(() => expect(begun).toHaveLength(tries + 1));
    act(() => begun.at(-1)?.answer(200, picture(1)));
    await waitFor(() => expect(steps(result)).toEqual(['uploaded']));
  });

  it('[TLK-01] is a file where it is no picture that the server draws, and goes in pieces under its name', async () => {
    const begun = watchUploads();
    const media = { kind: 'file', url: '/media/acme-files/a/file.bin', file: { name: 'plan.heic', size: 1 } };
    const log = serve({
      'POST /api/uploads': yes({ upload: { id, received: 0, most: 100 } }),
      'POST /api/uploads/finish': yes({ file: media }),
    });
    const { result } = renderHook(() => useAttachments());
    act(() => result.current.take([new File(['x'], 'plan.heic', { type: 'image/heic' })]));
    await waitFor(() => expect(begun).toHaveLength(1));
    act(() => begun[0]?.answer(200, { success: true, received: 1 }));
    await waitFor(() => expect(result.current.media).toMatchObject([media]));
    expect(log[0]?.body).toMatchObject({ screen: 'file', name: 'plan.heic', size: 1 });
  });

  it('[TLK-01] goes out as one album, and each file by itself', () => {
    const one = (kind: 'image' | 'video' | 'file', url: string) =>
      ({ kind, url, srcset: null, poster_url: null, width: null, height: null, thumbhash: null, alt: null }) as const;
    const media = [one('file', 'a'), one('image', 'b'), one('video', 'c'), one('file', 'd')];
    expect(toMessages(media).map((group) => group.map(({ url }) => url))).toEqual([['b', 'c'], ['a'], ['d']]);
    expect(toMessages([])).toEqual([]);
  });
});
