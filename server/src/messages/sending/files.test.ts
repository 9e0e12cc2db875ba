import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { commentCalls } from '@wagram/contract/comments';
import { groupCalls } from '@wagram/contract/groups';
import { mediaCalls, pieceAddress } from '@wagram/contract/media';
import { messageCalls } from '@wagram/contract/messages';
import { moderationCalls } from '@wagram/contract/moderation';
import { postCalls } from '@wagram/contract/posts';
import { profileCalls } from '@wagram/contract/profiles';
import { mp4, openS3, people, testApp, tryUpload, uploadAny, webm, withOperator, type Person } from '#testing';
import { sweepMedia } from '#media';

const { actOnMessage, listConversations, listMessages, searchMessages, sendMessage } = messageCalls;
const { startUpload, finishUpload, readStorage } = mediaCalls;
const DAY_MS = 24 * 3_600_000;

/** What a browser would run, if it were let. */
const page = Buffer.from('<!doctype html><script>alert(1)</script>\u0000\u00ff with bytes', 'latin1');

const scene = async (options: Parameters<typeof testApp>[0] = {}) => {
  const opened = await testApp(options);
  const [ana, bob, eva] = await people(opened, 'ana', 'bob', 'eva');
  return { opened, ana, bob, eva };
};

const give = async (from: Person, to: Person, name = 'report 2026.pdf', bytes = page) => {
  const { url } = await uploadAny(from, bytes, name);
  const { message } = await from.browser.get(sendMessage, { receiver_id: to.id, media: [{ url }] });
  return { url, message };
};

const toMedia = ({ url }: { url: string }) => [{ url }];

const statusOf = async ({ browser }: Pick<Person, 'browser'>, url: string) =>
  (await browser.request({ url })).statusCode;

describe.each(['disk', 'S3'])('a file in a message, on %s', (place) => {
  it('[TLK-01] arrives byte for byte, as a download that no browser shows, and only at those it was sent to', async () => {
    const s3 = place === 'S3' ? await openS3() : null;
    const { opened, ana, bob, eva } = await scene({ env: s3?.env ?? {} });
    const { url, message } = await give(ana, bob, '../a/Ünïcode (1)\u202e.html');
    expect(message).toMatchObject({ kind: 'file', image_url: null, content: '', more_media: [] });
    const file = { name: 'Ünïcode (1).html', size: page.length };
    expect(message.media).toMatchObject({ kind: 'file', url, file, srcset: null, width: null });
    const reply = await bob.browser.request({ url });
    expect(reply.rawPayload.equals(page)).toBe(true);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="file"; filename*=UTF-8''%C3%9Cn%C3%AFcode%20%281%29.html`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'cross-origin-resource-policy': 'same-origin',
    });
    const part = await bob.browser.request({ url, headers: { range: 'bytes=2-5' } });
    expect([part.statusCode, part.rawPayload.equals(page.subarray(2, 6))]).toEqual([206, true]);
    for (const person of [eva, { browser: opened.browser() }]) expect(await statusOf(person, url)).toBe(404);
    await s3?.close();
  });
});

describe('what a file is', () => {
  it('[TLK-01] is told by its content: a picture is made anew under any name, what is none of the kinds stays as it is', async () => {
    const { ana, bob } = await scene({ env: { FFMPEG: 'off' } });
    const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
      .withExif({ IFD0: { Copyright: 'where I live' } })
      .jpeg()
      .toBuffer();
    const shown = await uploadAny(ana, photo, 'plan.pdf');
    expect(shown).toMatchObject({ kind: 'image', width: 40, height: 30 });
    expect(shown.url).toMatch(/\.webp$/);
    expect((await ana.browser.request({ url: shown.url })).rawPayload.includes('where I live')).toBe(false);
    expect(await uploadAny(ana, mp4(), 'notes.txt')).toMatchObject({ kind: 'video', width: 1280 });
    const { message } = await ana.browser.get(sendMessage, { receiver_id: bob.id, media: [{ url: shown.url }] });
    expect(message).toMatchObject({ kind: 'media', image_url: shown.url });
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    for (const [bytes, name] of [
      [svg, 'logo.svg'],
      [svg, 'logo.jpg'],
      [webm('webm', 'A_OPUS'), 'song.webm'],
    ] as const) {
      const file = await uploadAny(ana, bytes, name);
      expect(file).toMatchObject({ kind: 'file', file: { name, size: bytes.length } });
      expect((await ana.browser.request({ url: file.url })).rawPayload.equals(bytes)).toBe(true);
    }
  });

  it('[UP-02] keeps it out of posts, comments, avatars and pictures of groups, and out of the other ways in', async () => {
    const { ana } = await scene();
    const { url } = await uploadAny(ana, page, 'a.txt');
    const { post } = await ana.browser.get(postCalls.createPost, { content: 'words' });
    const refused = [
      await ana.browser.refused(postCalls.createPost, { content: 'x', image_url: url }),
      await ana.browser.refused(postCalls.createPost, { content: 'x', pictures: [{ url }] }),
      await ana.browser.refused(commentCalls.createComment, { post_id: post.id, content: 'x', image_url: url }),
      await ana.browser.refused(profileCalls.updateProfile, { avatar_url: url }),
      await ana.browser.refused(groupCalls.createGroup, { name: 'Talk', avatar_url: url }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    for (const screen of ['create', 'dialog', 'comment', 'avatar', 'message', 'video'] as const)
      expect((await tryUpload(ana, page, { screen })).status).toBe(400);
    const { id } = (await ana.browser.get(startUpload, { screen: 'video' })).upload;
    const headers = { 'content-type': 'application/octet-stream' };
    await ana.browser.request({ method: 'PUT', url: pieceAddress(id, 0), headers, payload: page });
    const finish = { upload_id: id, size: page.length };
    expect((await ana.browser.refused(finishUpload, finish)).code).toBe('not_a_video');
  });

  it('[TLK-01] is bounded by the operator and by the room that its sender has', async () => {
    const { ana } = await scene({ env: { FILE_MAX_MB: '1', STORAGE_QUOTA_MB: '1' } });
    const start = { screen: 'file', name: 'a.iso' } as const;
    expect((await ana.browser.get(startUpload, start)).upload.most).toBe(1_048_576);
    expect(await ana.browser.refused(startUpload, { ...start, size: 1_048_577 })).toMatchObject({
      status: 400,
      code: 'file_too_large',
      error: 'File size must be less than 1MB',
      details: { megabytes: 1 },
    });
    await uploadAny(ana, Buffer.alloc(600_000, 7), 'a.bin');
    expect((await ana.browser.get(readStorage, {})).used).toBe(600_000);
    expect((await ana.browser.refused(startUpload, { ...start, size: 600_000 })).code).toBe('quota_reached');
    const { ana: eve } = await scene({ env: { FILE_MAX_MB: '0' } });
    expect((await eve.browser.refused(startUpload, start)).code).toBe('files_off');
  });
});

describe('a file that was sent', () => {
  it('[TLK-01] stands in the inbox and in answers by its name, is found by it, and its caption can change', async () => {
    const { ana, bob } = await scene();
    const { message } = await give(ana, bob, 'Quarterly-Report_2026.pdf');
    const [line] = (await bob.browser.get(listConversations, {})).conversations;
    expect(line?.lastMessage).toBe('File: Quarterly-Report_2026.pdf');
    const reply = { receiver_id: ana.id, content: 'thanks', reply_to: message.id };
    expect((await bob.browser.get(sendMessage, reply)).message.reply_to?.content).toBe('Quarterly-Report_2026.pdf');
    const found = async (q: string) =>
      (await bob.browser.get(searchMessages, { conversation_id: message.conversation_id, q })).messages.length;
    expect([await found('report'), await found('quarterly-report_2026.pdf'), await found('nothing')]).toEqual([
      1, 1, 0,
    ]);
    const edit = { message_id: message.id, action: 'edit', content: 'the numbers' } as const;
    expect((await ana.browser.get(actOnMessage, edit)).message).toMatchObject({ kind: 'file', content: 'the numbers' });
    expect([await found('numbers'), await found('report')]).toEqual([1, 1]);
  });

  it('[TLK-02] is gone for everyone when it is taken back, and there again when that is undone', async () => {
    const { opened, ana, bob, eva } = await scene();
    const { url, message } = await give(ana, bob);
    const { message: passed } = await bob.browser.get(sendMessage, { receiver_id: eva.id, forward_of: message.id });
    expect(passed).toMatchObject({ kind: 'file', media: { url, file: { name: 'report 2026.pdf' } } });
    expect(await statusOf(eva, url)).toBe(200);
    await bob.browser.get(actOnMessage, { message_id: passed.id, action: 'delete' });
    expect(await statusOf(eva, url)).toBe(404);
    await ana.browser.get(actOnMessage, { message_id: message.id, action: 'delete' });
    expect(await statusOf(bob, url)).toBe(404);
    expect((await bob.browser.refused(sendMessage, { receiver_id: eva.id, forward_of: message.id })).status).toBe(403);
    await ana.browser.get(actOnMessage, { message_id: message.id, action: 'restore' });
    expect(await statusOf(bob, url)).toBe(200);
    const sweep = await sweepMedia(opened.app);
    expect([sweep, await statusOf(bob, url)]).toEqual([0, 200]);
  });

  it('[TLK-01] is for its sender alone before it is sent, and swept when it never is', async () => {
    const { opened, ana, bob } = await scene();
    const { url } = await uploadAny(ana, page, 'never.txt');
    expect([await statusOf(ana, url), await statusOf(bob, url)]).toEqual([200, 404]);
    opened.clock.advance(DAY_MS + 1);
    expect([await sweepMedia(opened.app), (await ana.browser.get(readStorage, {})).used]).toEqual([1, 0]);
  });

  it('[TLK-03] is refused where a group takes no media, and its name is read as words', async () => {
    const { ana, bob } = await scene();
    const { group } = await ana.browser.get(groupCalls.createGroup, {
      name: 'Talk',
      mediaSharing: false,
      autoModeration: true,
      words: ['casino'],
    });
    await bob.browser.get(groupCalls.joinGroup, { group_id: group.id });
    const here = { conversation_id: group.id };
    const { url } = await uploadAny(bob, page, 'best-casino.txt');
    expect(await bob.browser.refused(sendMessage, { ...here, media: [{ url }] })).toMatchObject({
      status: 403,
      error: 'Files are off in this group',
    });
    await ana.browser.get(groupCalls.changeGroup, { group_id: group.id, mediaSharing: true });
    expect((await bob.browser.refused(sendMessage, { ...here, media: [{ url }] })).code).toBe('words_not_allowed');
    for (const name of ['see spam.com.txt', 'www.spam.com'])
      expect(
        (await bob.browser.refused(sendMessage, { ...here, media: toMedia(await uploadAny(bob, page, name)) })).code,
      ).toBe('no_links_yet');
    // How a file is called is no address.
    for (const name of ['notes.md', 'setup.py', 'site.tar.gz'])
      await bob.browser.get(sendMessage, { ...here, media: toMedia(await uploadAny(bob, page, name)) });
    const fine = await uploadAny(ana, page, 'fine.txt');
    await ana.browser.get(sendMessage, { ...here, media: [{ url: fine.url }] });
    expect((await bob.browser.get(listMessages, here)).messages.at(-1)).toMatchObject({ kind: 'file' });
    expect(await statusOf(bob, fine.url)).toBe(200);
    await bob.browser.get(groupCalls.leaveGroup, { group_id: group.id });
    expect(await statusOf(bob, fine.url)).toBe(404);
  });

  it('[TLK-01] is shown to operators by whoever reports it, and hidden by them', async () => {
    const { mod, others } = await withOperator('ana', 'bob');
    const [ana, bob] = others;
    const unsent = await uploadAny(ana, page, 'unsent.txt');
    expect(await statusOf(mod, unsent.url)).toBe(404);
    const { url, message } = await give(ana, bob);
    const about = { target: 'message', target_id: message.id } as const;
    expect(await statusOf(mod, url)).toBe(404);
    await bob.browser.get(moderationCalls.createReport, { ...about, reason: 'scam' });
    expect((await mod.browser.get(moderationCalls.listCases, {})).cases).toMatchObject([
      { subject: { ...about, media: { kind: 'file', url, file: { name: 'report 2026.pdf' } }, more_media: [] } },
    ]);
    expect(await statusOf(mod, url)).toBe(200);
    await mod.browser.get(moderationCalls.decide, { ...about, action: 'hide', reason: 'A scam' });
    expect([await statusOf(bob, url), await statusOf(mod, url)]).toEqual([404, 200]);
    await mod.browser.get(moderationCalls.decide, { ...about, action: 'restore', reason: 'Looked again' });
    expect(await statusOf(bob, url)).toBe(200);
  });
});
