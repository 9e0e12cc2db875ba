import { afterEach, describe, expect, it, vi } from 'vitest';
import { watchUploads } from '../testing/uploads.ts';
import { upload } from './upload.ts';

const start = (address = '/api/v1/files/upload') => {
  const begun = watchUploads();
  const percents: number[] = [];
  const stop = new AbortController();
  const done = upload(address, new FormData(), { signal: stop.signal, onPercent: (percent) => percents.push(percent) });
  return { done, stop, percents, request: begun[0]! };
};

describe('upload', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('[MEDIA-03] tells how much has left, and answers what the host says', async () => {
    const { done, percents, request } = start();
    request.progress(1, 3);
    request.progress(3, 3);
    request.answer(200, { url: '/media/x.webp' });
    expect(await done).toEqual({ url: '/media/x.webp' });
    expect(percents).toEqual([33, 100]);
  });

  it.each([
    ['{"error":"Only image files are allowed","code":"only_images"}', 'Only image files are allowed'],
    ['{"message":"Your account is over its limit"}', 'Your account is over its limit'],
    ['<html>', ''],
  ])('[MEDIA-06] a refusal %s carries the words "%s"', async (body, words) => {
    const { done, request } = start();
    request.answer(400, body);
    await expect(done).rejects.toMatchObject({ status: 400, message: words });
  });

  it('[MEDIA-03] can be cancelled', async () => {
    const { done, stop } = start();
    stop.abort();
    await expect(done).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('sends no file over plain http to another host', async () => {
    const { done } = start('http://elsewhere.example/upload');
    await expect(done).rejects.toMatchObject({ code: 'foreign_address' });
  });
});
