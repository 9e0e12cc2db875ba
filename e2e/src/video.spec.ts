// From the camera to the feed, with the fake camera of the browser.
import { check } from './axe.ts';
import { expect, test } from './journey.ts';

const captionsFile = (words: string) => ({
  name: 'sea.vtt',
  mimeType: 'text/vtt',
  buffer: Buffer.from(`WEBVTT\n\n00:00.000 --> 00:59.000\n${words}\n`),
});

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
    await dialog.getByLabel('What it shows').fill('Waves under a dark sky');
    await dialog.getByLabel('Choose a captions file').setInputFiles(captionsFile('Here comes the rain'));
    await expect(dialog.getByText('sea.vtt')).toBeVisible();
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
    await expect(slide.getByText('Here comes the rain')).toBeVisible();
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

test.describe('a video in its feed', () => {
  test('[STG-03] is liked by a double tap, sought, and talked about while it plays; Back closes the comments', async ({
    page,
    member,
  }) => {
    await page.goto('/video');
    // By its mark: comments are articles too, and behind a sheet nothing has a role.
    const slide = page.locator('article[data-post]').first();
    const film = slide.locator('video');
    await expect(film).toBeVisible();
    // Less motion is asked for, so it waits for a hand: that also turns the sound on.
    await slide.getByRole('button', { name: 'Play', exact: true }).click();
    const state = () => film.evaluate((shown: HTMLVideoElement) => [shown.paused, shown.muted]);
    await expect.poll(state).toEqual([false, false]);

    await slide.locator('[data-tap]').dblclick({ position: { x: 120, y: 90 } });
    await expect(slide.getByRole('button', { name: /^Unlike, / })).toBeVisible();
    await expect(slide.locator('[data-heart]')).toHaveCount(0);
    await slide.locator('[data-tap]').dblclick({ position: { x: 120, y: 90 } });
    await expect(slide.getByRole('button', { name: /^Unlike, / })).toBeVisible();
    expect(await state()).toEqual([false, false]);

    const bar = slide.getByRole('slider', { name: 'Position in the video' });
    await bar.press('Home');
    await expect(bar).toHaveAttribute('aria-valuetext', /^0:0\d of 0:\d\d$/);

    await slide.locator('[data-act="reply"]').click();
    const comments = page.getByRole('dialog').or(page.getByRole('region', { name: /comment/ }));
    await expect(comments.getByRole('heading', { name: /comments?/ })).toBeVisible();
    expect(await state()).toEqual([false, false]);
    await expect(comments.getByText('What it shows:')).toBeVisible();
    const said = `Well seen, says ${member.username}`;
    await comments.getByLabel('Your reply').fill(said);
    await comments.getByRole('button', { name: 'Reply', exact: true }).last().click();
    const mine = comments.getByRole('article').filter({ hasText: said });
    await expect(mine.getByRole('button', { name: 'Delete comment' })).toBeVisible();
    await mine.getByRole('button', { name: 'Like, 0 likes' }).click();
    await expect(mine.getByRole('button', { name: 'Unlike, 1 like' })).toBeVisible();
    await check(page, 'comments over a video');
    await mine.getByRole('button', { name: 'Delete comment' }).click();
    await page.getByRole('dialog', { name: 'Delete comment?' }).getByRole('button', { name: 'Delete' }).click();
    await expect(mine).toHaveCount(0);
    expect(await state()).toEqual([false, false]);
    await page.goBack();
    await expect(comments).toHaveCount(0);
    await expect(page).toHaveURL(/\/video$/);
    await expect(slide.locator('[data-act="reply"]')).toBeFocused();
  });

  test('[STG-03] comes under Following once its author is followed', async ({ page, member }) => {
    expect(member.id).not.toBe('');
    await page.goto('/video?tab=following');
    await expect(page.getByRole('link', { name: 'Find people' })).toBeVisible();
    await check(page, 'no videos of those one follows');
    await page.getByRole('link', { name: 'For you' }).click();
    const first = page.getByRole('article').first();
    const title = (await first.getAttribute('aria-label')) ?? '';
    const isKept = page.waitForResponse((reply) => reply.request().method() === 'POST' && /follow/.test(reply.url()));
    await first.getByRole('button', { name: /^Follow @/ }).click();
    await isKept;
    await page.getByRole('link', { name: 'Following', exact: true }).locator('visible=true').click();
    await expect(page.getByRole('article', { name: title })).toBeVisible();
  });

  test('[STG-03] has captions and a description that its author changes later @wide', async ({ page, member }) => {
    await page.goto('/video');
    const title = `The lake by ${member.username}`;
    await page.getByRole('button', { name: 'Record' }).click();
    const camera = page.getByRole('dialog', { name: 'Record a video' });
    await camera.getByRole('button', { name: 'Start recording' }).click();
    await expect(camera.getByRole('timer')).toContainText('0:01');
    await camera.getByRole('button', { name: 'Stop recording' }).click();
    await camera.getByRole('button', { name: 'Use video' }).click();
    const upload = page.getByRole('dialog', { name: 'Upload video' });
    await upload.getByLabel('Title').fill(title);
    await upload.getByRole('button', { name: 'Upload' }).click();
    const slide = page.getByRole('article', { name: title });
    await expect(slide).toBeInViewport({ ratio: 0.8 });

    await slide.getByRole('button', { name: 'More about this post' }).click();
    await page.getByRole('menuitem', { name: 'Captions and description' }).click();
    const dialog = page.getByRole('dialog', { name: 'Captions and description' });
    await dialog.getByLabel('Choose a captions file').setInputFiles(captionsFile('Still water'));
    await dialog.getByLabel('What it shows').fill('A lake in the morning');
    await check(page, 'captions and description');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    const cc = slide.getByRole('button', { name: 'Captions: English' });
    await expect(slide.getByText('Still water')).toBeVisible();
    await cc.click();
    await expect(slide.getByText('Still water')).toHaveCount(0);
    await page.reload();
    await expect(cc).toHaveAttribute('aria-pressed', 'false');
    await expect(slide.locator('video')).toHaveAttribute('aria-label', 'A lake in the morning');
  });
});
