// What journeys about posts share: files made on the spot, posts made through the API, and where things stand.
import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { PostId } from '@wagram/contract/kernel';
import { apiOf } from './api.ts';

export const WIDE = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false };

interface FileToSend {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A photo: what the page shows, as a picture. */
export const takePhoto = async (page: Page): Promise<FileToSend> => ({
  name: 'garden.png',
  mimeType: 'image/png',
  buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 240 } }),
});

/** A video as phones' browsers record it. */
export const recordVideo = async (page: Page): Promise<FileToSend> => {
  const bytes = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 });
        const pen = canvas.getContext('2d');
        const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm;codecs=vp8' });
        const parts: Blob[] = [];
        let frames = 0;
        const draw = (): void => {
          if (pen !== null) pen.fillStyle = `hsl(${frames * 12} 70% 50%)`;
          pen?.fillRect(0, 0, 320, 180);
          frames += 1;
          if (frames < 25) requestAnimationFrame(draw);
          else recorder.stop();
        };
        recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
        recorder.addEventListener('stop', () => {
          void new Blob(parts).arrayBuffer().then((bytes) => resolve([...new Uint8Array(bytes)]));
        });
        recorder.start();
        draw();
      }),
  );
  return { name: 'clip.webm', mimeType: 'video/webm', buffer: Buffer.from(bytes) };
};

/** A post made through the API, where making it is not the subject. Answers its id. */
export const postAs = async (context: BrowserContext, content: string): Promise<PostId> =>
  (await apiOf(context).posts.createPost({ content })).post.id;

export const cardOf = (page: Page, id: string): Locator => page.locator(`[data-post="${id}"]`);
/** The card that carries these words. */
export const cardWith = (page: Page, words: string): Locator => page.getByRole('article').filter({ hasText: words });
