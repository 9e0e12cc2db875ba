// What a stage has beside the picture: a screen in place of the camera, moderators, and what is left when it is over.
import type { Locator, Page } from '@playwright/test';
import { check } from './axe.ts';
import { expect, test } from './journey.ts';
import { newName, signUp } from './people.ts';

const PHONE = { viewport: { width: 390, height: 844 } };
const RED = [192, 16, 32] as const;

/** A screen of one colour, so that it is known again at the other end. Its own bar ends it by `stopSharing`. */
const drawScreen = async (page: Page): Promise<void> =>
  void (await page.addInitScript((colour) => {
    navigator.mediaDevices.getDisplayMedia = async () => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [800, 500];
      const pen = canvas.getContext('2d');
      let at = 0;
      window.setInterval(() => {
        if (pen === null) return;
        pen.fillStyle = colour;
        pen.fillRect(0, 0, 800, 500);
        pen.fillStyle = '#fff';
        pen.fillRect((at += 10) % 700, 400, 40, 40);
      }, 100);
      const media = canvas.captureStream(10);
      const [track] = media.getVideoTracks();
      window.addEventListener('stop-sharing', () => {
        track?.stop();
        track?.dispatchEvent(new Event('ended'));
      });
      return media;
    };
  }, `rgb(${RED.join()})`));

/** The colour at the upper edge of what a page shows, at a moment of it or now. */
const colourOf = (page: Page, at: number | null = null): Promise<number[]> =>
  page.evaluate(async (moment) => {
    const video = document.querySelector('video');
    if (video === null) return [];
    if (moment !== null) {
      video.currentTime = moment;
      await new Promise((resolve) => {
        video.addEventListener('seeked', resolve, { once: true });
      });
    }
    const pen = Object.assign(document.createElement('canvas'), { width: 40, height: 40 }).getContext('2d');
    pen?.drawImage(video, 0, 0, 40, 40);
    return [...(pen?.getImageData(20, 3, 1, 1).data ?? [])].slice(0, 3);
  }, at);

/** What is coded and decoded twice is nearly of its colour. */
const isRed = ([red = 0, green = 255]: readonly number[]): boolean => red > 130 && green < 70;

/** What a timer of the stage shows, as 1:05. */
const secondsOf = async (timer: Locator): Promise<number> =>
  ((await timer.textContent()) ?? '').split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

const say = async (page: Page, text: string): Promise<void> => {
  await page.getByLabel('Say something').fill(text);
  await page.getByLabel('Say something').press('Enter');
  await expect(page.getByText(text)).toBeVisible();
};

const goLive = async (page: Page, title: string): Promise<void> => {
  await page.goto('/livestream');
  await page.getByRole('button', { name: 'Start Streaming' }).click();
  await expect(page.getByLabel('Preview of your camera')).toBeVisible();
  await page.getByLabel('Title').fill(title);
  await page.getByRole('button', { name: 'Go Live' }).click();
  await expect(page.getByRole('button', { name: 'End Stream' })).toBeVisible();
};

const end = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'End Stream' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End Stream' }).click();
  await page.getByRole('button', { name: 'Keep the replay' }).click();
  await expect(page.getByText('The replay is kept')).toBeVisible({ timeout: 40_000 });
};

test.describe('the stage @wide', () => {
  test.setTimeout(150_000);

  test('[STG-01][STG-02] a screen is shared without a break, also in the recording; the replay brings the chat at its time, and is listed', async ({
    page,
    context,
    otherBrowser,
  }) => {
    await drawScreen(page);
    const ana = await signUp(context, newName('ana'));
    const other = await otherBrowser(PHONE);
    await signUp(other.context(), newName('bob'));
    const title = `Slides of ${ana.username}`;
    await page.setViewportSize({ width: 1100, height: 600 });
    await goLive(page, title);
    await other.goto('/livestream');
    await other.getByRole('link', { name: new RegExp(title) }).click();
    await expect.poll(async () => (await colourOf(other)).some((part) => part > 60)).toBe(true);
    const timer = other.getByRole('timer', { name: /^Live for / });
    await expect(timer).toHaveText(/^0:\d\d$/);
    await say(other, 'Before the slides');

    await page.getByRole('button', { name: 'Share your screen' }).click();
    await expect(page.getByText('You are sharing your screen')).toBeVisible();
    await expect.poll(async () => isRed(await colourOf(other))).toBe(true);
    await check(page, 'a host who shares a screen');
    // So that the recording holds some seconds of it.
    const shared = await secondsOf(timer);
    await expect.poll(() => secondsOf(timer)).toBeGreaterThanOrEqual(shared + 5);
    await page.evaluate(() => window.dispatchEvent(new Event('stop-sharing')));
    await expect(page.getByRole('button', { name: 'Share your screen' })).toBeVisible();
    await expect.poll(async () => isRed(await colourOf(other))).toBe(false);
    await expect(other.getByText('Waiting for the picture…')).toBeHidden();
    await say(other, 'After the slides');
    await end(page);

    await page.getByRole('link', { name: 'See the stream' }).click();
    const replay = page.getByLabel('Replay', { exact: true });
    await expect(replay).toBeVisible();
    await expect(page.getByText(/^Lasted \d+:\d\d$/)).toBeVisible();
    const lengthOf = () => replay.evaluate((video: HTMLVideoElement) => video.duration);
    await expect.poll(async () => Number.isFinite(await lengthOf())).toBe(true);
    const length = await lengthOf();
    const colours: boolean[] = [];
    for (let at = 0.5; at < length; at += 1) colours.push(isRed(await colourOf(page, at)));
    // Camera, screen, camera.
    expect(colours.map(Number).join('')).toMatch(/^0+1+0+$/);

    const chat = page.getByRole('region', { name: 'Chat at this moment' });
    await colourOf(page, length - 0.2);
    await expect(chat.getByText('After the slides')).toBeVisible();
    await expect(chat.getByText('Before the slides')).toBeVisible();
    await colourOf(page, 0.1);
    await expect(chat.getByText('Messages appear as the replay plays.')).toBeVisible();
    await check(page, 'a replay with its chat');

    await other.goto('/livestream');
    const past = other.getByRole('region', { name: 'Past streams' });
    await expect(past.getByRole('link', { name: new RegExp(title) })).toBeVisible();
    await check(other, 'past streams');
    await other.goto(`/user/${ana.username}`);
    await other.getByRole('link', { name: 'Streams' }).click();
    await other.getByRole('link', { name: new RegExp(title) }).click();
    await expect(other.getByLabel('Replay', { exact: true })).toBeVisible();
  });

  test('[STG-01] a moderator is named, told, and keeps order; f and i show the picture otherwise', async ({
    page,
    context,
    otherBrowser,
    watch,
  }) => {
    const ana = await signUp(context, newName('ana'));
    const [moe, bob] = [await otherBrowser({ viewport: { width: 1100, height: 600 } }), await otherBrowser(PHONE)];
    await signUp(moe.context(), newName('moe'));
    await signUp(bob.context(), newName('bob'));
    await page.setViewportSize({ width: 1100, height: 600 });
    await goLive(page, `Order with ${ana.username}`);
    for (const viewer of [moe, bob]) {
      await viewer.goto('/livestream');
      await viewer.getByRole('link', { name: /Order with/ }).click();
    }
    await say(moe, 'I can help');
    await say(bob, 'Buy my coin');
    await expect(moe.getByRole('button', { name: /More about the message of @bob/ })).toHaveCount(0);
    await page.getByRole('button', { name: /More about the message of @moe/ }).click();
    await page.getByRole('menuitem', { name: /Make @moe.* a moderator/ }).click();
    await expect(moe.getByText(/made you a moderator of this chat/)).toBeVisible();
    // The mark stands beside what was said before, for everybody.
    await expect(bob.getByText('Moderator', { exact: true })).toBeVisible();

    await moe.getByRole('button', { name: /More about the message of @bob/ }).click();
    await moe.getByRole('menuitem', { name: 'Delete message' }).click();
    await expect(page.getByText('Buy my coin')).toBeHidden();
    await moe.getByRole('button', { name: 'Chat settings' }).click();
    await moe.getByRole('menuitemradio', { name: 'One message in 30 s' }).click();
    await say(bob, 'Another coin');
    watch.allow(429, '/api/streams/chat');
    await bob.getByLabel('Say something').fill('And another');
    await bob.getByLabel('Say something').press('Enter');
    await expect(bob.getByText(/Slow mode is on/)).toBeVisible();
    await moe.getByRole('button', { name: /More about the message of @bob/ }).click();
    await moe.getByRole('menuitem', { name: /Ban @bob/ }).click();
    await expect(bob.getByText('The host has banned you from this chat')).toBeVisible();
    await check(moe, 'a stage with a moderator');
    await page.getByRole('button', { name: 'Chat settings' }).click();
    await page.getByRole('menuitem', { name: 'Moderators and bans' }).click();
    await check(page, 'moderators and bans');
    await page.getByRole('button', { name: /^Unban @bob/ }).click();
    await expect(bob.getByLabel('Say something')).toBeVisible();
    await page.getByRole('button', { name: /^Remove @moe.* as moderator/ }).click();
    await expect(moe.getByText('You no longer moderate this chat')).toBeVisible();
    await expect(moe.getByRole('button', { name: 'Chat settings' })).toHaveCount(0);

    // The keys rest in the field of the chat.
    await moe.getByLabel('Say something').press('f');
    await expect(moe.getByLabel('Say something')).toHaveValue('f');
    await moe.getByRole('heading', { level: 1 }).click();
    await moe.keyboard.press('f');
    await expect(moe.getByRole('button', { name: 'Leave full screen' })).toBeVisible();
    await expect(moe.getByRole('region', { name: 'Live chat' })).toBeHidden();
    await moe.keyboard.press('f');
    await expect(moe.getByRole('region', { name: 'Live chat' })).toBeVisible();
    await expect.poll(() => moe.evaluate(() => document.querySelector('video')?.readyState ?? 0)).toBeGreaterThan(1);
    await moe.keyboard.press('i');
    await expect(moe.getByText('Playing in a window of its own')).toBeVisible();
    await moe.keyboard.press('i');
    await expect(moe.getByText('Playing in a window of its own')).toBeHidden();
  });
});
