import { describe, expect, it, vi } from 'vitest';
import { accountCalls, authCalls } from '@wagram/contract/auth';
import { moderationCalls } from '@wagram/contract/moderation';
import { postCalls } from '@wagram/contract/posts';
import type { App, AppealId, ModerationLogId } from '#kernel';
import { listen, people, someId, testApp, withOperator, type Person, type TestApp } from '#testing';
import { warnOfUnknownOperators } from './operators.ts';

const { appeal, createReport, decide, decideAppeal, listAppeals, listCases, listDecisions } = moderationCalls;

const write = async (person: Person, content: string) =>
  (await person.browser.get(postCalls.createPost, { content })).post;

const openCases = async (mod: Person) => (await mod.browser.get(listCases, {})).cases;

const count = async ({ app }: TestApp, table: string): Promise<number> =>
  Number((await app.database.pool.query(`select count(*) as n from ${table}`)).rows[0].n);

describe('a suspended member', () => {
  const suspend = (mod: Person, person: Person) =>
    mod.browser.get(decide, { target: 'member', target_id: person.id, action: 'suspend', reason: 'Sells followers' });

  it('SE-03, RT-03: loses every session and socket within 5 s, is seen by nobody, and is told by mail', async () => {
    const { opened, mod, others, told } = await withOperator('ana', 'bob');
    const [ana, bob] = others;
    const post = await write(ana, 'cheap followers');
    await bob.browser.get(createReport, { target: 'member', target_id: ana.id, reason: 'scam' });
    const socket = await listen(opened, ana);
    await socket.until('hello');
    await suspend(mod, ana);
    expect(await ana.browser.refused(accountCalls.listSessions, {})).toMatchObject({ status: 401, code: 'signed_out' });
    await vi.waitFor(() => expect(socket.closedWith()).toBe(4401), { timeout: 5_000, interval: 20 });
    expect((await bob.browser.refused(postCalls.readPosts, { id: post.id })).status).toBe(404);
    expect((await bob.browser.get(postCalls.readPosts, { feed_type: 'trenches' })).posts).toEqual([]);
    expect(await told(bob)).toEqual(['The member you reported was suspended. Thank you for telling us.']);
    expect(await openCases(mod)).toEqual([]);
    await vi.waitFor(() => expect(opened.mails.at(-1)?.subject).toBe('Your Wagram account was suspended'));
    expect(opened.mails.at(-1)).toMatchObject({
      to: ana.email,
      text: expect.stringContaining('Sells followers') as string,
    });
  });

  it('may sign in to see why, and to appeal, and nothing else', async () => {
    const { opened, mod, others } = await withOperator('ana');
    const [ana] = others;
    await suspend(mod, ana);
    const { user } = await ana.browser.get(authCalls.login, ana);
    expect(user).toMatchObject({ id: ana.id, state: 'suspended' });
    const { decisions } = await ana.browser.get(listDecisions, {});
    expect(decisions).toMatchObject([{ action: 'suspend', reason: 'Sells followers', appeal: null }]);
    const suspended = { status: 403, code: 'account_suspended' };
    expect(await ana.browser.refused(postCalls.createPost, { content: 'still here' })).toMatchObject(suspended);
    expect(
      await ana.browser.refused(createReport, { target: 'member', target_id: mod.id, reason: 'abuse' }),
    ).toMatchObject(suspended);
    await ana.browser.get(appeal, {
      decision_id: decisions[0]?.id ?? someId<ModerationLogId>(''),
      text: 'It was my cousin',
    });
    expect(await count(opened, 'appeals')).toBe(1);
    await mod.browser.get(decide, { target: 'member', target_id: ana.id, action: 'reinstate', reason: 'Believed' });
    await ana.browser.get(postCalls.createPost, { content: 'back' });
    expect((await ana.browser.get(authCalls.getSession, {})).user).toMatchObject({ state: 'active' });
  });

  it('is never an operator', async () => {
    const { opened, mod, others } = await withOperator('ana');
    expect(
      await mod.browser.refused(decide, { target: 'member', target_id: mod.id, action: 'suspend', reason: 'oops' }),
    ).toMatchObject({
      status: 409,
      error: 'Operators cannot be suspended. Take them out of OPERATORS first.',
    });
    expect(await others[0].browser.refused(listCases, {})).toMatchObject({ status: 403 });
    expect((await mod.browser.get(authCalls.getSession, {})).user).toMatchObject({ operator: true });
    expect((await others[0].browser.get(authCalls.getSession, {})).user).toMatchObject({ operator: false });
    expect(await count(opened, 'moderation_log')).toBe(0);
  });
});

describe('an appeal', () => {
  const hiddenPost = async (mod: Person, ana: Person) => {
    const post = await write(ana, 'irony');
    const { decision } = await mod.browser.get(decide, {
      target: 'post',
      target_id: post.id,
      action: 'hide',
      reason: 'rude',
    });
    return { post, decision };
  };

  it('is made once, by whom it concerns, and granting it takes the decision back', async () => {
    const { mod, others, told } = await withOperator('ana', 'bob');
    const [ana, bob] = others;
    const { post, decision } = await hiddenPost(mod, ana);
    const input = { decision_id: decision.id, text: 'It was irony' };
    expect(await bob.browser.refused(appeal, input)).toMatchObject({ status: 404 });
    await ana.browser.get(appeal, input);
    expect(await ana.browser.refused(appeal, input)).toMatchObject({ status: 409, code: 'already_appealed' });
    const { appeals, open } = await mod.browser.get(listAppeals, {});
    expect([open, appeals]).toMatchObject([
      1,
      [
        {
          text: 'It was irony',
          decision: { id: decision.id, member: '@ana' },
          subject: { content: 'irony', hidden: true },
          history: [{ id: decision.id }],
        },
      ],
    ]);
    const answer = {
      appeal_id: appeals[0]?.id ?? someId<AppealId>(''),
      answer: 'grant',
      reason: 'True, it was',
    } as const;
    await mod.browser.get(decideAppeal, answer);
    expect(await mod.browser.refused(decideAppeal, answer)).toMatchObject({ status: 409, code: 'already_decided' });
    expect((await bob.browser.get(postCalls.readPosts, { id: post.id })).post?.id).toBe(post.id);
    expect((await told(ana)).at(-1)).toBe('Your appeal was granted: True, it was');
    expect((await mod.browser.get(listAppeals, {})).appeals).toEqual([]);
    expect((await ana.browser.get(listDecisions, { target_id: post.id })).decisions).toMatchObject([
      { action: 'appeal_granted' },
      { action: 'hide', excerpt: 'irony', appeal: { state: 'granted', text: 'It was irony' } },
    ]);
  });

  it('can be refused, which is the last word; what no longer holds needs none', async () => {
    const { mod, others, told } = await withOperator('ana', 'bob');
    const [ana, bob] = others;
    const { post, decision } = await hiddenPost(mod, ana);
    await ana.browser.get(appeal, { decision_id: decision.id, text: 'Please' });
    const { appeals } = await mod.browser.get(listAppeals, {});
    await mod.browser.get(decideAppeal, {
      appeal_id: appeals[0]?.id ?? someId<AppealId>(''),
      answer: 'refuse',
      reason: 'It stays',
    });
    expect((await bob.browser.refused(postCalls.readPosts, { id: post.id })).status).toBe(404);
    expect((await told(ana)).at(-1)).toBe('Your appeal was refused: It stays');
    const again = await hiddenPost(mod, ana);
    await mod.browser.get(decide, { target: 'post', target_id: again.post.id, action: 'restore', reason: 'fine' });
    expect(await ana.browser.refused(appeal, { decision_id: again.decision.id, text: 'Why?' })).toMatchObject({
      status: 409,
      code: 'not_appealable',
    });
    expect(await mod.browser.refused(decideAppeal, { appeal_id: ana.id, answer: 'grant', reason: 'x' })).toMatchObject({
      status: 404,
    });
  });
});

describe('operators', () => {
  it('D7: have names that nobody else can take, and addresses that count once they are proved', async () => {
    const opened = await testApp({ env: { OPERATORS: '@Boss, mod@example.org' } });
    const [mod] = await people(opened, 'mod');
    const draft = { username: 'boss', email: 'boss@example.org', password: 'a long enough password' };
    expect(await opened.browser().refused(authCalls.signup, draft)).toMatchObject({
      status: 409,
      code: 'username_reserved',
    });
    expect(await mod.browser.refused(listCases, {})).toMatchObject({ status: 403, code: 'operators_only' });
    const link = () => opened.mails.find(({ to, text }) => to === 'mod@example.org' && text.includes('/verify-email#'));
    await expect.poll(link).toBeDefined();
    const token = /token=([\w-]+)/.exec(link()?.text ?? '')?.[1] ?? '';
    await mod.browser.get(accountCalls.verifyEmail, { token });
    // In the same moment: a session is remembered, and who its member is has changed.
    expect((await mod.browser.get(listCases, {})).cases).toEqual([]);
  });

  it('D7: a demo member is never one, whatever OPERATORS says; a name that helps nobody is told at start', async () => {
    const opened = await testApp({ env: { OPERATORS: 'ana, devjain, nobody_yet, mod@example.org' } });
    const demo = opened.browser();
    const { user } = await demo.get(authCalls.createUser, {});
    expect([user.demo, user.operator]).toEqual([true, false]);
    expect(await demo.refused(listCases, {})).toMatchObject({ status: 403, code: 'operators_only' });
    const warned: string[] = [];
    const log = { warn: (line: string) => warned.push(line) } as unknown as App['log'];
    await warnOfUnknownOperators({ ...opened.app, log });
    expect(warned).toHaveLength(3);
    expect(warned.at(-1)).toBe(
      'OPERATORS names @nobody_yet, and nobody has this username: sign up first and name it then, or name a verified e-mail address',
    );
  });
});
