import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import sharp from 'sharp';
import { analyticsCalls } from '@wagram/contract/analytics';
import { accountCalls, authCalls } from '@wagram/contract/auth';
import { blockCalls } from '@wagram/contract/blocks';
import { bookmarkCalls } from '@wagram/contract/bookmarks';
import { commentCalls } from '@wagram/contract/comments';
import { draftCalls } from '@wagram/contract/drafts';
import { followCalls } from '@wagram/contract/follows';
import { messageCalls } from '@wagram/contract/messages';
import { moderationCalls } from '@wagram/contract/moderation';
import { postCalls } from '@wagram/contract/posts';
import { rightsCalls } from '@wagram/contract/rights';
import { settingsCalls } from '@wagram/contract/settings';
import { rollUpViews } from '#analytics';
import { forgetOldRows, newId, type DraftId } from '#kernel';
import {
  expectTrueCounts,
  findWords,
  listen,
  openS3,
  people,
  testApp,
  upload,
  withOperator,
  type Person,
  type TestApp,
} from '#testing';
import { eraseDue } from './erase.ts';

const DAY_MS = 24 * 3_600_000;
const confirm = (person: Person) => ({ handle: person.user.username, password: person.password });

/** As it goes with a program that runs: it looks every hour, also on the last day. */
const eraseAfter = async (opened: TestApp, days: number): Promise<number> => {
  opened.clock.advance((days - 1) * DAY_MS);
  expect(await eraseDue(opened.app)).toBe(0);
  opened.clock.advance(DAY_MS);
  return eraseDue(opened.app);
};

const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#7a5cff' } })
    .jpeg()
    .toBuffer();

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : [];

/** Where such a life leaves traces before it is erased: what the test is worth. */
const everyTrace =
  'accounts activity blocks bookmarks comment_likes comments conversation_members conversations drafts exports follows gifts likes media members messages notices passwords posts reports sessions settings shares standings tickets timelines transfers two_factors view_days views'.split(
    ' ',
  );

/** A life that leaves traces in every room: both sides of everything, with a friend who stays. */
const live = async (opened: TestApp, ana: Person, bob: Person, cleo: Person): Promise<void> => {
  const by = ana.browser;
  const { url } = await upload(ana, await photo(), { type: 'image/jpeg' });
  const { post } = await by.get(postCalls.createPost, { content: 'mine #sea', image_url: url });
  const { post: kept } = await bob.browser.get(postCalls.createPost, { content: 'what stays' });
  for (const [from, to] of [
    [ana, bob],
    [bob, ana],
    [cleo, ana],
  ] as const)
    await from.browser.get(followCalls.follow, { following_id: to.id });
  for (const [person, target] of [
    [ana, kept],
    [bob, post],
    [cleo, kept],
  ] as const) {
    await person.browser.get(postCalls.actOnPost, { post_id: target.id, action: 'like' });
    await person.browser.get(postCalls.actOnPost, { post_id: target.id, action: 'share' });
    await person.browser.get(postCalls.actOnPost, { post_id: target.id, action: 'gift', amount: 10 });
    await person.browser.get(bookmarkCalls.addBookmark, { postId: target.id });
  }
  await by.get(postCalls.createPost, { content: 'to those who follow' });
  const { comment } = await by.get(commentCalls.createComment, { post_id: kept.id, content: 'an answer' });
  await cleo.browser.get(commentCalls.createComment, { post_id: kept.id, parent_id: comment.id, content: 'a reply' });
  const { comment: other } = await bob.browser.get(commentCalls.createComment, { post_id: kept.id, content: 'own' });
  await by.get(commentCalls.actOnComment, { comment_id: other.id, action: 'like' });
  await bob.browser.get(commentCalls.createComment, { post_id: post.id, content: 'nice' });
  await by.get(moderationCalls.createReport, { target: 'post', target_id: kept.id, reason: 'spam', note: 'hm' });
  await bob.browser.get(moderationCalls.createReport, { target: 'post', target_id: post.id, reason: 'spam' });
  await by.get(accountCalls.setUpTwoFactor, { password: ana.password });
  for (const [from, to] of [
    [ana, bob],
    [bob, ana],
  ] as const) {
    await from.browser.get(messageCalls.sendMessage, { receiver_id: to.id, content: 'between us' });
    const seen = { post_ids: [from === ana ? kept.id : post.id], profile_id: to.id };
    await from.browser.get(analyticsCalls.reportViews, seen);
    // As if the first were long ago.
    await rollUpViews(opened.app.db, new Date(opened.clock.now().getTime() + 8 * DAY_MS));
    await from.browser.get(analyticsCalls.reportViews, seen);
  }
  await by.get(draftCalls.keepDraft, { draft_id: newId<DraftId>(), content: 'later', pictures: [{ url }] });
  await by.get(settingsCalls.changeSettings, { notify: { likes: false } });
  await opened.app.events.settle();
};

describe('deactivation', () => {
  it('SE-03: hides the member and ends every session; signing in brings everything back and says so', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const { post } = await ana.browser.get(postCalls.createPost, { content: 'here' });
    const elsewhere = { ...ana, browser: opened.browser() };
    await elsewhere.browser.get(authCalls.login, ana);
    const socket = await listen(opened, elsewhere);
    await socket.until('hello');
    await ana.browser.get(rightsCalls.deactivate, confirm(ana));
    for (const browser of [ana.browser, elsewhere.browser])
      expect((await browser.get(authCalls.getSession, {})).user).toBeNull();
    await vi.waitFor(() => expect(socket.closedWith()).toBe(4401), { timeout: 5_000 });
    expect((await bob.browser.refused(postCalls.readPosts, { id: post.id })).status).toBe(404);
    expect((await bob.browser.get(postCalls.readPosts, { feed_type: 'trenches' })).posts).toEqual([]);
    await vi.waitFor(() => expect(opened.mails.at(-1)?.subject).toBe('Your Wagram account is deactivated'));
    opened.clock.advance(400 * DAY_MS);
    expect(await eraseDue(opened.app)).toBe(0);
    expect(await ana.browser.get(authCalls.login, ana)).toMatchObject({
      welcome_back: true,
      user: { state: 'active' },
    });
    expect((await ana.browser.get(authCalls.login, ana)).welcome_back).toBeUndefined();
    expect((await opened.browser().get(postCalls.readPosts, { id: post.id })).post?.id).toBe(post.id);
  });

  it('is asked of the owner once more: handle, password and second factor; nobody shuts a demo member away', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const refused = async (change: object) =>
      (await ana.browser.refused(rightsCalls.deactivate, { ...confirm(ana), ...change })).error;
    expect(await refused({ handle: 'bob' })).toBe('Type your username to confirm');
    expect(await refused({ password: 'wrong one' })).toBe('The password is not right');
    expect(await refused({ password: undefined })).toBe('The password is not right');
    const demo = opened.browser();
    const { user } = await demo.get(authCalls.createUser, {});
    expect(await demo.refused(rightsCalls.deleteAccount, { handle: user.username })).toMatchObject({
      code: 'demo_member',
    });
    expect((await ana.browser.get(authCalls.getSession, {})).user?.id).toBe(ana.id);
  });

  it('asks a member without a password to sign in again, if that was long ago', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    await opened.app.database.pool.query('delete from passwords');
    opened.clock.advance(2 * 3_600_000);
    expect(await ana.browser.refused(rightsCalls.deactivate, { handle: 'ana' })).toMatchObject({
      status: 401,
      code: 'sign_in_again',
    });
    opened.clock.advance(-90 * 60_000);
    await ana.browser.get(rightsCalls.deactivate, { handle: 'ana' });
  });
});

describe('deletion', () => {
  it('[SR-M13] a clock that jumps forward erases nobody, also when it is put back and goes on', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    await ana.browser.get(rightsCalls.deleteAccount, confirm(ana));
    for (const days of [31, 400]) {
      opened.clock.advance(days * DAY_MS);
      expect(await eraseDue(opened.app)).toBe(0);
      opened.clock.advance(3_600_000);
      expect(await eraseDue(opened.app)).toBe(0);
      opened.clock.advance(-days * DAY_MS);
      expect(await eraseDue(opened.app)).toBe(0);
    }
    expect((await ana.browser.get(authCalls.login, ana)).welcome_back).toBe(true);
    // Whoever really is due is erased, after a day in which nobody came back.
    await ana.browser.get(rightsCalls.deleteAccount, confirm(ana));
    opened.clock.advance(31 * DAY_MS);
    expect(await eraseDue(opened.app)).toBe(0);
    opened.clock.advance(21 * 3_600_000);
    expect(await eraseDue(opened.app)).toBe(1);
  });

  it('can be taken back for 30 days, and not any longer', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    await ana.browser.get(rightsCalls.deleteAccount, confirm(ana));
    await vi.waitFor(() => expect(opened.mails.at(-1)?.subject).toBe('Your Wagram account will be deleted'));
    opened.clock.advance(29 * DAY_MS);
    expect(await eraseDue(opened.app)).toBe(0);
    expect((await ana.browser.get(authCalls.login, ana)).welcome_back).toBe(true);
    opened.clock.advance(2 * DAY_MS);
    expect(await eraseDue(opened.app)).toBe(0);
    await ana.browser.get(authCalls.login, ana);
    await ana.browser.get(rightsCalls.deleteAccount, confirm(ana));
    expect(await eraseAfter(opened, 30)).toBe(1);
    expect((await ana.browser.refused(authCalls.login, ana)).status).toBe(401);
  });

  it('PR-05, PR-03, UP-07: leaves no row, file, notice or cache behind, and everything that others count stays true', async () => {
    const { opened, mod, others } = await withOperator('ana', 'bob', 'cleo');
    const [ana, bob, cleo] = others;
    await live(opened, ana, bob, cleo);
    await ana.browser.get(blockCalls.block, { blocked_id: mod.id });
    await mod.browser.get(moderationCalls.decide, {
      target: 'member',
      target_id: bob.id,
      action: 'suspend',
      reason: 'Never mind',
    });
    await mod.browser.get(moderationCalls.decide, {
      target: 'member',
      target_id: bob.id,
      action: 'reinstate',
      reason: 'Never mind',
    });
    await ana.browser.get(rightsCalls.askForExport, {});
    const stateOf = async () => (await ana.browser.get(rightsCalls.readExport, {})).export?.state;
    await vi.waitFor(async () => expect(await stateOf()).toBe('ready'), { timeout: 10_000 });
    const words = [ana.id, 'ana@', '@ana'];
    const traces = (await findWords(opened, words)).map((row) => row.split(':')[0]);
    expect(everyTrace.filter((table) => !traces.includes(table))).toEqual([]);
    expect(filesIn(opened.app.config.dataDir).filter((path) => path.includes('/media/')).length).toBeGreaterThan(1);
    await ana.browser.get(rightsCalls.deleteAccount, confirm(ana));
    expect(await eraseAfter(opened, 30)).toBe(1);
    await opened.app.db.transaction((tx) => forgetOldRows(tx, opened.clock.now()));
    expect(await findWords(opened, words)).toEqual([]);
    const files = filesIn(opened.app.config.dataDir);
    expect(files.filter((path) => path.includes('/media/'))).toEqual([]);
    expect(files.filter((path) => words.some((word) => readFileSync(path).includes(word)))).toEqual([]);
    await expectTrueCounts(opened);
    await bob.browser.get(authCalls.login, bob);
    const { posts = [] } = await bob.browser.get(postCalls.readPosts, { feed_type: 'trenches' });
    expect(posts).toMatchObject([
      { content: 'what stays', likes: 1, shares: 1, comments_count: 1, gifts: 1, gifts_total: '10' },
    ]);
  });

  it('keeps an opaque id in the log of moderation, and nothing else (decision 0034)', async () => {
    const { opened, mod, others } = await withOperator('ana');
    const [ana] = others;
    await mod.browser.get(moderationCalls.decide, {
      target: 'member',
      target_id: ana.id,
      action: 'suspend',
      reason: 'spam',
    });
    await ana.browser.get(authCalls.login, ana);
    await ana.browser.get(rightsCalls.deleteAccount, confirm(ana));
    opened.clock.advance(10 * DAY_MS);
    // Coming back does not lift the suspension.
    expect(await ana.browser.get(authCalls.login, ana)).toMatchObject({
      welcome_back: true,
      user: { state: 'suspended' },
    });
    await ana.browser.get(rightsCalls.deleteAccount, confirm(ana));
    await eraseAfter(opened, 30);
    await opened.app.db.transaction((tx) => forgetOldRows(tx, opened.clock.now()));
    expect((await findWords(opened, [ana.id, '@ana', 'ana@'])).map((row) => row.split(':')[0])).toEqual([
      'moderation_log',
    ]);
    await mod.browser.get(authCalls.login, mod);
    expect((await mod.browser.get(moderationCalls.listLog, {})).entries).toMatchObject([
      { action: 'suspend', member: null },
    ]);
  });

  it('UP-07: takes the files out of S3 too', async () => {
    const s3 = await openS3();
    onTestFinished(() => s3.close());
    const opened = await testApp({ env: s3.env });
    const [ana] = await people(opened, 'ana');
    const { url } = await upload(ana, await photo(), { type: 'image/jpeg' });
    await ana.browser.get(postCalls.createPost, { content: '', image_url: url });
    const status = async () => (await opened.browser().request({ method: 'GET', url })).statusCode;
    expect(await status()).toBe(200);
    await ana.browser.get(rightsCalls.deleteAccount, confirm(ana));
    await eraseAfter(opened, 31);
    expect(await status()).toBe(404);
  });
});
