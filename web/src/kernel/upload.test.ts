import { afterEach, describe, expect, it, vi } from 'vitest';
import { upload } from './upload.ts';

type Listener = (event: object) => void;

/** A request that a test answers by hand. */
class FakeRequest {
  static last: FakeRequest;
  readonly listeners: Record<string, Listener> = {};
  readonly upload = { addEventListener: (name: string, listener: Listener) => void (this.listeners[name] = listener) };
  status = 200;
  responseText = '';
  sent: unknown = null;
  constructor() {
    FakeRequest.last = this;
  }
  addEventListener(name: string, listener: Listener) {
    this.listeners[name] = listener;
  }
  open() {}
  send(form: unknown) {
    this.sent = form;
  }
  abort() {
    this.listeners['abort']?.({});
  }
  answer(status: number, text: string) {
    this.status = status;
    this.responseText = text;
    this.listeners['load']?.({});
  }
}

const start = (address = '/api/v1/files/upload') => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  const percents: number[] = [];
  const stop = new AbortController();
  const done = upload(address, new FormData(), { signal: stop.signal, onPercent: (percent) => percents.push(percent) });
  return { done, stop, percents, request: FakeRequest.last };
};

describe('upload', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('[MEDIA-03] tells how much has left, and answers what the host says', async () => {
    const { done, percents, request } = start();
    request.listeners['progress']?.({ lengthComputable: true, loaded: 1, total: 3 });
    request.listeners['progress']?.({ lengthComputable: true, loaded: 3, total: 3 });
    request.answer(200, '{"url":"/media/x.webp"}');
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
