// From the camera to the feed, with the fake camera of the browser.
import { check } from './axe.ts';
import { expect, test } from './journey.ts';

test.describe('videos @phone', () => {
  test.setTimeout(60_000);

  test('[VID-01][VID-02] a video is recorded, retaken, confirmed, titled, uploaded, seen playing and liked', async ({
    page,
    member,
  }) => {
    await page.goto('/video');
    await page.getByRole('button', { name: 'Record' }).click();
    const camera = page.getByRole('dialog', { name: 'Record a video' });
    const take = async () => {
      await camera.getByRole('button', { name: 'Start recording' }).click();
      await expect(camera.getByRole('timer')).toContainText('0:01');
      await camera.getByRole('button', { name: 'Stop recording' }).click();
      await expect(camera.getByLabel('Your recording')).toBeVisible();
    };
    await camera.getByRole('button', { name: 'Switch between front and rear camera' }).click();
    await take();
    await camera.getByRole('button', { name: 'Retake' }).click();
    await expect(camera.getByLabel('Picture of your camera')).toBeVisible();
    await take();
    await camera.getByRole('button', { name: 'Use video' }).click();

    const dialog = page.getByRole('dialog', { name: 'Upload video' });
    await expect(dialog.getByText('recording.webm')).toBeVisible();
    await dialog.getByRole('button', { name: 'Upload' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Please select a video and enter a title');
    await check(page, 'the upload dialog');
    // The check has asked for less motion, and then nothing plays by itself.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const title = `The sea by ${member.username}`;
    await dialog.getByLabel('Title').fill(title);
    await dialog.getByLabel('Description').fill('Before the rain, at the #coast');
    await dialog.getByRole('button', { name: 'Upload' }).click();

    const slide = page.getByRole('article', { name: title });
    await expect(slide).toBeInViewport({ ratio: 0.8 });
    const clip = slide.locator('video');
    const time = () =>
      clip.evaluate((shown: HTMLVideoElement) => (shown.paused || !shown.muted ? 0 : shown.currentTime));
    await expect.poll(time).toBeGreaterThan(0.1);
    await expect(slide.getByRole('link', { name: '#coast' })).toBeVisible();
    await slide.getByRole('button', { name: 'Like, 0 likes' }).click();
    await expect(slide.getByRole('button', { name: 'Unlike, 1 like' })).toBeVisible();
    await check(page, 'the feed of videos');
    // It is a post like others.
    await page.goto('/profile');
    await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Unlike, 1 like' })).toBeVisible();
  });

  test('[VID-01] a camera that is refused is told, and a file can be chosen instead', async ({ page, member }) => {
    expect(member.id).not.toBe('');
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await page.goto('/video');
    await page.getByRole('button', { name: 'Record' }).click();
    await expect(page.getByRole('alert')).toContainText('Camera access denied. Please allow camera permissions.');
    await check(page, 'a refused camera');
    await page.getByRole('button', { name: 'Choose a file instead' }).click();
    await expect(page.getByRole('dialog', { name: 'Upload video' })).toBeVisible();
  });
});
