// TLK-01: several pictures in one message, and any file, between two people of whom one has a phone.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { check } from './axe.ts';
import { bubble, field, meet, say, test2 } from './chat.ts';
import { expect } from './journey.ts';
import { newName, signUp } from './people.ts';
import { recordVideo, takePhoto } from './posts.ts';

/** Nothing that a browser could take for anything else, and no picture whatever its name says. */
const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, at) => (at * 31 + (at >> 8)) % 251));
const report = { name: 'Quarterly report.pdf', mimeType: 'application/pdf', buffer: bytes };

const pictures = async (page: Page, count: number) => {
  const photo = await takePhoto(page);
  return Array.from({ length: count }, (_, at) => ({ ...photo, name: `garden ${at}.png` }));
};

/** One of those that a phone would offer, and any other. */
const photos = (page: Page) => page.getByLabel('Add a photo or video');
const files = (page: Page) => page.getByLabel('Add a file');

test2.describe('what is sent with words', () => {
  test2.setTimeout(120_000);

  test2('[TLK-01] an album is chosen, thinned out, sent with its caption and looked through', async ({ two }) => {
    const { ana, bob } = two;
    await meet(two);
    await ana.page.getByRole('button', { name: 'Attach' }).click();
    const chooser = ana.page.waitForEvent('filechooser');
    await ana.page.getByRole('menuitem', { name: 'Photo or video' }).click();
    await (await chooser).setFiles(await pictures(ana.page, 3));
    await photos(ana.page).setInputFiles([await recordVideo(ana.page)]);
    const strip = ana.page.getByRole('list', { name: 'Photos and videos to send' });
    await expect(strip.getByRole('listitem')).toHaveCount(4);
    await ana.page.getByRole('button', { name: 'Remove garden 1.png' }).click();
    await expect(ana.page.getByRole('progressbar')).toHaveCount(0);
    await check(ana.page, 'a chat with an album to send');
    await say(ana.page, 'the garden');
    await expect(strip).toBeHidden();
    const album = bubble(bob.page, 'the garden');
    await expect(album.getByRole('button', { name: 'Open photo 2 of 3' })).toBeVisible();
    await expect(album.getByRole('button', { name: 'Play video 3 of 3' })).toBeVisible();
    await album.getByRole('button', { name: 'Open photo 1 of 3' }).click();
    const viewer = bob.page.getByRole('dialog');
    const first = await viewer.locator('img').getAttribute('src');
    await bob.page.keyboard.press('ArrowRight');
    await expect(viewer.locator('img')).not.toHaveAttribute('src', first ?? '');
    await bob.page.keyboard.press('ArrowRight');
    await expect(viewer.locator('video')).toBeVisible();
    await check(bob.page, 'a video of an album');
    await bob.page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await check(bob.page, 'a chat with an album');

    await photos(bob.page).setInputFiles(await pictures(bob.page, 10));
    await photos(bob.page).setInputFiles(await pictures(bob.page, 1));
    await expect(bob.page.getByText('A message has at most 10 photos, videos and files')).toBeVisible();
    await expect(bob.page.getByRole('progressbar')).toHaveCount(0);
    await field(bob.page).press('Enter');
    await expect(ana.page.getByRole('group', { name: '10 photos and videos' })).toBeVisible();
    await ana.page.goto('/messages');
    await expect(ana.page.getByText('10 photos')).toBeVisible();
  });

  test2('[TLK-01] a file arrives byte for byte, and at nobody else', async ({ two, otherBrowser, watch }) => {
    const { ana, bob } = two;
    await meet(two);
    await files(bob.page).setInputFiles([report, { ...report, name: 'notes.txt', mimeType: 'text/plain' }]);
    await expect(bob.page.getByRole('list', { name: 'Files to send' }).getByRole('listitem')).toHaveCount(2);
    await expect(bob.page.getByRole('progressbar')).toHaveCount(0);
    await check(bob.page, 'a chat with files to send');
    await say(bob.page, 'the numbers');
    const link = bubble(ana.page, 'the numbers').getByRole('link', { name: 'Download Quarterly report.pdf, 68 kB' });
    await expect(ana.page.getByRole('link', { name: /^Download notes\.txt/ })).toBeVisible();
    await check(ana.page, 'a chat with files');
    const coming = ana.page.waitForEvent('download');
    await link.click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe('Quarterly report.pdf');
    expect((await readFile(await download.path())).equals(bytes)).toBe(true);

    const url = (await link.getAttribute('href')) ?? '';
    expect((await ana.page.request.get(url)).headers()['content-disposition']).toMatch(/^attachment; /);
    const eva = await otherBrowser();
    watch.allow(404, url);
    expect((await eva.request.get(new URL(url, ana.page.url()).href)).status()).toBe(404);
    await signUp(eva.context(), newName('eva'));
    expect((await eva.request.get(new URL(url, ana.page.url()).href)).status()).toBe(404);

    await ana.page.getByRole('button', { name: 'Search in this conversation' }).click();
    await ana.page.getByPlaceholder('Search messages').fill('quarterly');
    await expect(ana.page.getByText('the numbers')).toHaveCount(2);
  });
});
