import { asId, type PartialId } from '@wagram/contract/kernel';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { no, openPage, serve, yes } from '#testing';
import { watchUploads } from '../testing/uploads.ts';
import type { FakeRequest } from '../testing/uploads.ts';
import { PieceSender, sendInPieces } from './pieces.ts';

const id = asId<PartialId>('01890a5d-ac96-774b-bcce-b302099a8057');
const MB = 1024 * 1024;
const upload = (received: number) => ({ upload: { id, received, most: 400 * MB } });
const file = { url: '/media/wagram-videos/abc/video.webm', poster_url: '/p.webp' };

/** Answers pieces as the server does; `answers` are what it says instead, one after the other. */
const pieces = (answers: (number | 'cut')[] = []): FakeRequest[] => {
  const begun = watchUploads();
  const send = vi.fn<(request: FakeRequest) => void>((request) => {
    const answer = answers.shift() ?? 200;
    if (answer === 'cut') request.breakOff();
    else request.answer(answer, { success: answer === 200, code: 'wrong_offset', error: 'Another part is expected' });
  });
  const push = begun.push.bind(begun);
  begun.push = (request) => {
    request.send = () => queueMicrotask(() => send(request));
    return push(request);
  };
  return begun;
};

describe('a file in pieces', () => {
  beforeEach(() => {
    openPage();
    vi.useRealTimers();
  });

  it('[LIVE-02] goes up while it grows, the rest at its end, each piece once', async () => {
    const begun = pieces();
    const log = serve({ 'POST /api/uploads/finish': yes({ file }) });
    const open = vi
      .fn<() => Promise<{ id: PartialId; received: number; most: number }>>()
      .mockResolvedValue(upload(0).upload);
    const sender = new PieceSender(open);
    sender.add(new Blob([new Uint8Array(MB / 2)]));
    expect(begun).toHaveLength(0);
    sender.add(new Blob([new Uint8Array(MB)]));
    await vi.waitFor(() => expect(begun.map(({ address }) => address)).toEqual([`/api/uploads/${id}/0`]));
    sender.add(new Blob([new Uint8Array(100)]));
    const percents: number[] = [];
    expect(await sender.finish((percent) => percents.push(percent))).toMatchObject(file);
    expect(begun.map(({ address }) => address)).toEqual([`/api/uploads/${id}/0`, `/api/uploads/${id}/${1.5 * MB}`]);
    expect(log[0]?.body).toEqual({ upload_id: id, size: 1.5 * MB + 100 });
    expect(open).toHaveBeenCalledOnce();
  });

  it('[LIVE-02][VID-02] asks after a cut how far it came, and goes on from there', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 200 });
    const begun = pieces([200, 'cut']);
    serve({
      'POST /api/uploads': yes(upload(0)),
      // The piece of 4 MB had arrived; its answer had not.
      'GET /api/uploads': yes(upload(8 * MB)),
      'POST /api/uploads/finish': yes({ file }),
    });
    const video = new File([new Uint8Array(9 * MB)], 'film.mp4', { type: 'video/mp4' });
    const signal = new AbortController().signal;
    expect(await sendInPieces(video, { signal, onPercent: () => undefined })).toMatchObject(file);
    expect(begun.map(({ address }) => Number(address.split('/').at(-1)))).toEqual([0, 4 * MB, 8 * MB]);
  });

  it('[VID-02] ends at once where the server refuses, and begins anew with the next try', async () => {
    const begun = pieces([413]);
    const log = serve({ 'POST /api/uploads': yes(upload(0)), 'POST /api/uploads/finish': yes({ file }) });
    const video = new File([new Uint8Array(10)], 'film.mp4');
    const progress = { signal: new AbortController().signal, onPercent: () => undefined };
    await expect(sendInPieces(video, progress)).rejects.toMatchObject({ status: 413 });
    expect(begun).toHaveLength(1);
    expect(await sendInPieces(video, progress)).toMatchObject(file);
    expect(log.filter(({ line }) => line === 'POST /api/uploads')).toHaveLength(2);
  });

  it('[VID-02] that is cancelled is forgotten by the server', async () => {
    const begun = watchUploads();
    const log = serve({
      'POST /api/uploads': yes(upload(0)),
      'DELETE /api/uploads': no(404, 'upload_not_found', 'Gone'),
    });
    const stop = new AbortController();
    const video = new File([new Uint8Array(10)], 'film.mp4');
    const sent = sendInPieces(video, { signal: stop.signal, onPercent: () => undefined });
    await vi.waitFor(() => expect(begun).toHaveLength(1));
    stop.abort();
    await expect(sent).rejects.toThrow();
    await vi.waitFor(() => expect(log.map(({ line }) => line)).toContain('DELETE /api/uploads'));
  });
});
