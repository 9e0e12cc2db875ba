import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { authCalls } from '@wagram/contract/auth';
import { blockCalls } from '@wagram/contract/blocks';
import { draftCalls } from '@wagram/contract/drafts';
import type { CallInput } from '@wagram/contract/kernel';
import { moderationCalls } from '@wagram/contract/moderation';
import { noticeCalls } from '@wagram/contract/notifications';
import { postCalls } from '@wagram/contract/posts';
import { rightsCalls } from '@wagram/contract/rights';
import { newId, type DraftId } from '#kernel';
import { people, testApp, upload, withOperator, type Person, type TestApp } from '#testing';
import { eraseOf } from './data-rights.ts';
import { sendDue } from './send.ts';

const { keepDraft, publishDraft, readDrafts, removeDraft, scheduleDraft, unscheduleDraft } = draftCalls;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const inMs = ({ clock }: TestApp, ms: number): string => new Date(clock.now().getTime() + ms).toISOString();

type More = Partial<CallInput<typeof keepDraft>>;

const plan = async (opened: TestApp, { browser }: Person, more: More = {}, ms = HOUR_MS): Promise<DraftId> => {
  const draft_id = newId<DraftId>();
  await browser.get(keepDraft, { draft_id, content: 'on time', ...more });
  await browser.get(scheduleDraft, { draft_id, at: inMs(opened, ms) });
  return draft_id;
};

/** The clock moves on, and what is due is done. */
const pass = async ({ clock, app }: TestApp, ms: number): Promise<void> => {
  clock.advance(ms);
  app.jobs.wake();
  await app.jobs.settle();
  await app.events.settle();
};

const posts = async ({ browser, id }: Person): Promise<string[]> =>
  ((await browser.get(postCalls.readPosts, { user_posts: id })).posts ?? []).map(({ content }) => content);
const scheduled = async ({ browser }: Person) =>
  (await browser.get(readDrafts, { tab: 'scheduled' })).drafts.map(({ content, state, problem }) => [
    content,
    state,
    problem,
  ]);
const told = async ({ browser }: Person): Promise<string[]> =>
  (await browser.get(noticeCalls.listNotices, {})).notifications
    .filter(({ kind }) => kind === 'scheduled_failed')
    .map(({ message }) => message);

const comeBack = ({ browser, email, password }: Person) => browser.get(authCalls.login, { email, password });

describe('a scheduled post', () => {
  it('[SOC-16] goes out at its time, not before, and the draft goes with it', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    await plan(opened, ana);
    await plan(opened, ana, { content: 'later' }, 2 * HOUR_MS);
    expect(await scheduled(ana)).toEqual([
      ['on time', 'scheduled', null],
      ['later', 'scheduled', null],
    ]);
    await pass(opened, HOUR_MS - 1_000);
    expect(await posts(ana)).toEqual([]);
    await pass(opened, 1_000);
    expect(await posts(ana)).toEqual(['on time']);
    expect(await scheduled(ana)).toEqual([['later', 'scheduled', null]]);
    const { posts: all = [] } = await ana.browser.get(postCalls.readPosts, {});
    expect(all[0]?.created_at).toBe(opened.clock.now().toISOString());
  });

  it('[SOC-16] is two minutes to a year ahead, and could be posted as it is', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const draft_id = newId<DraftId>();
    await ana.browser.get(keepDraft, { draft_id, content: 'x', poll: { options: ['a', ''], minutes: 60 } });
    const refused = async (ms: number) =>
      (await ana.browser.refused(scheduleDraft, { draft_id, at: inMs(opened, ms) })).code;
    expect(await refused(HOUR_MS)).toBe('poll_unfinished');
    await ana.browser.get(keepDraft, { draft_id, content: 'x' });
    expect(await refused(2 * MINUTE_MS - 1)).toBe('too_soon');
    expect(await refused(-DAY_MS)).toBe('too_soon');
    expect(await refused(365 * DAY_MS + 1)).toBe('too_far_ahead');
    await ana.browser.get(scheduleDraft, { draft_id, at: inMs(opened, 2 * MINUTE_MS) });
    // Changed, it still could be.
    const poll = { options: ['a', ' '], minutes: 60 };
    expect((await ana.browser.refused(keepDraft, { draft_id, content: 'x', poll })).code).toBe('poll_unfinished');
    await ana.browser.get(keepDraft, { draft_id, content: 'better' });
    await pass(opened, 2 * MINUTE_MS);
    expect(await posts(ana)).toEqual(['better']);
  });

  it('[SOC-16] can be put off, put back to the drafts, posted at once and deleted', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const [late, back, now, gone] = [
      await plan(opened, ana, { content: 'late' }),
      await plan(opened, ana, { content: 'back' }),
      await plan(opened, ana, { content: 'now' }),
      await plan(opened, ana, { content: 'gone' }),
    ];
    await ana.browser.get(scheduleDraft, { draft_id: late, at: inMs(opened, DAY_MS) });
    await ana.browser.get(unscheduleDraft, { draft_id: back });
    await ana.browser.get(publishDraft, { draft_id: now });
    await ana.browser.get(removeDraft, { draft_id: gone });
    await pass(opened, 2 * HOUR_MS);
    expect(await posts(ana)).toEqual(['now']);
    expect(await scheduled(ana)).toEqual([['late', 'scheduled', null]]);
    expect((await ana.browser.get(readDrafts, {})).drafts.map(({ content }) => content)).toEqual(['back']);
    await pass(opened, DAY_MS);
    expect(await posts(ana)).toEqual(['late', 'now']);
  });

  it('[SOC-16] is one post however often and by however many it is sent, also after a kill', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const id = await plan(opened, ana);
    opened.clock.advance(HOUR_MS);
    const { app } = opened;
    await Promise.all([sendDue(app, id), sendDue(app, id), ana.browser.ask(publishDraft, { draft_id: id })]);
    await sendDue(app, id);
    await pass(opened, 0);
    expect(await posts(ana)).toEqual(['on time']);
    expect(await scheduled(ana)).toEqual([]);
    expect(await told(ana)).toEqual([]);
  });

  it('[SOC-16] of somebody who is suspended is not sent, and they read why when they are back', async () => {
    const { opened, mod, others } = await withOperator('ana');
    const [ana] = others;
    await plan(opened, ana);
    const decide = (action: 'suspend' | 'reinstate') =>
      mod.browser.get(moderationCalls.decide, { target: 'member', target_id: ana.id, action, reason: 'Spam' });
    await decide('suspend');
    await pass(opened, HOUR_MS);
    await decide('reinstate');
    await comeBack(ana);
    expect(await posts(ana)).toEqual([]);
    expect(await scheduled(ana)).toEqual([['on time', 'failed', 'suspended']]);
    expect(await told(ana)).toEqual([
      'A scheduled post was not sent: your account was suspended at that time. It is kept in your drafts.',
    ]);
  });

  it('[SOC-16] of somebody who is away is not sent, and waits for them as a draft', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const id = await plan(opened, ana);
    await ana.browser.get(rightsCalls.deactivate, { handle: ana.user.username, password: ana.password });
    await pass(opened, HOUR_MS);
    await comeBack(ana);
    expect(await posts(ana)).toEqual([]);
    expect(await scheduled(ana)).toEqual([['on time', 'failed', 'away']]);
    expect(await told(ana)).toHaveLength(1);
    await ana.browser.get(scheduleDraft, { draft_id: id, at: inMs(opened, HOUR_MS) });
    await pass(opened, HOUR_MS);
    expect(await posts(ana)).toEqual(['on time']);
  });

  it('[SOC-16] is not sent when what it quotes is gone, blocked or private by then, or a file is missing', async () => {
    const opened = await testApp();
    const [ana, bob, eva] = await people(opened, 'ana', 'bob', 'eva');
    const write = async ({ browser }: Person) => (await browser.get(postCalls.createPost, { content: 'look' })).post.id;
    const [gone, blocked] = [await write(bob), await write(eva)];
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const { url } = await upload(ana, png);
    await plan(opened, ana, { content: 'of what is gone', quote_of: gone }, HOUR_MS);
    await plan(opened, ana, { content: 'of what is blocked', quote_of: blocked }, HOUR_MS + 1);
    await plan(opened, ana, { content: 'with a file', pictures: [{ url }] }, HOUR_MS + 2);
    await bob.browser.get(postCalls.deletePost, { post_id: gone });
    await eva.browser.get(blockCalls.block, { blocked_id: ana.id });
    await opened.app.database.pool.query('delete from media');
    await pass(opened, 2 * HOUR_MS);
    expect(await posts(ana)).toEqual([]);
    expect(await scheduled(ana)).toEqual([
      ['of what is gone', 'failed', 'quote_gone'],
      ['of what is blocked', 'failed', 'quote_gone'],
      ['with a file', 'failed', 'media_gone'],
    ]);
    expect(await told(ana)).toHaveLength(3);
    // The draft shows nothing of what is no longer for its author.
    const { drafts } = await ana.browser.get(readDrafts, { tab: 'scheduled' });
    expect(drafts.map(({ quoted }) => quoted)).toEqual([null, null, null]);
  });

  it('[SOC-16] goes with an account that is erased', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    await plan(opened, ana);
    await opened.app.transact((tx) => eraseOf(tx, ana.id));
    await pass(opened, HOUR_MS);
    expect([await posts(ana), await scheduled(ana), await told(ana)]).toEqual([[], [], []]);
  });
});
