import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { commentCalls } from '@wagram/contract/comments';
import { followCalls } from '@wagram/contract/follows';
import { helpCalls } from '@wagram/contract/help';
import { noticeCalls } from '@wagram/contract/notifications';
import { postCalls } from '@wagram/contract/posts';
import { settingsCalls } from '@wagram/contract/settings';
import { ConfigError, readConfig, type CommentId, type ContactMessageId } from '#kernel';
import { people, someId, testApp, type Person } from '#testing';
import { askForDigests, mondayOf } from './digest.ts';

const { contact, readDocument, stopDigest } = helpCalls;
const { changeSettings, readSettings } = settingsCalls;
const letter = { email: 'ana@example.org', message: 'Where is my badge?' };
const post = async (person: Person, content: string) =>
  (await person.browser.get(postCalls.createPost, { content, image_url: null })).post;

describe('writing to the operator', () => {
  it('[HELP-01] goes by mail to CONTACT_MAIL, for a guest and a member, with an address to answer to', async () => {
    const opened = await testApp({ env: { CONTACT_MAIL: 'help@example.org' } });
    const [ana] = await people(opened, 'ana');
    expect(await ana.browser.get(contact, letter)).toEqual({ success: true, by: 'mail' });
    expect(opened.mails.at(-1)).toMatchObject({
      to: 'help@example.org',
      replyTo: 'ana@example.org',
      subject: 'Wagram: Where is my badge?',
      text: expect.stringMatching(/^Where is my badge\?[^]*From the member @ana, ana@example\.org/),
    });
    await opened.browser().get(contact, { email: ' bob@example.org ', message: 'A\r\nBcc: all@example.org' });
    expect(opened.mails.at(-1)).toMatchObject({
      replyTo: 'bob@example.org',
      subject: 'Wagram: A Bcc: all@example.org',
    });
  });

  it('[HELP-01] goes to the first operator with an address, waits for operators without one, and is in the log without any', async () => {
    const operated = await testApp({ env: { OPERATORS: '@boss, boss@example.org' } });
    expect(await operated.browser().get(contact, letter)).toMatchObject({ by: 'mail' });
    expect(operated.mails.at(-1)).toMatchObject({ to: 'boss@example.org' });
    const named = await testApp({ env: { OPERATORS: '@boss' } });
    expect(await named.browser().get(contact, letter)).toMatchObject({ by: 'desk' });
    const alone = await testApp();
    expect(await alone.browser().get(contact, letter)).toMatchObject({ by: 'log' });
    expect(alone.mails).toEqual([]);
  });

  it('[HELP-01] refuses no message, no mailbox and too much, and keeps what could not be mailed', async () => {
    const opened = await testApp({ env: { CONTACT_MAIL: 'help@example.org', LIMIT_CODE: '1000' } });
    const guest = opened.browser();
    expect(await guest.refused(contact, { ...letter, message: ' \n ' })).toMatchObject({ code: 'nothing_written' });
    for (const email of ['', '  ', 'ana', 'a@b@c', 'a@b\r\nBcc: c@d', '<a@b>', `${'a'.repeat(260)}@b`])
      expect(await guest.refused(contact, { ...letter, email })).toMatchObject({ status: 400, code: 'invalid_input' });
    expect(await guest.refused(contact, { ...letter, message: 'a'.repeat(4_001) })).toMatchObject({ status: 400 });
    const { send } = opened.app.mailer;
    opened.app.mailer.send = () => Promise.reject(new Error('down'));
    expect(await guest.get(contact, letter)).toMatchObject({ by: 'mail' });
    expect(opened.mails).toEqual([]);
    opened.app.mailer.send = send;
    opened.clock.advance(60_000);
    opened.app.jobs.wake();
    await opened.app.jobs.settle();
    expect(opened.mails).toMatchObject([{ to: 'help@example.org', replyTo: letter.email }]);
  });

  it('[MEND-16] waits on /moderation for operators alone, until one of them closes it', async () => {
    const opened = await testApp({ env: { OPERATORS: 'mod@example.org' } });
    const [boss, ana] = await people(opened, 'mod', 'ana');
    await opened.app.database.pool.query('update members set email_verified_at = now() where id = $1', [boss.id]);
    await ana.browser.get(contact, letter);
    await opened.browser().get(contact, { email: 'bob@example.org', message: 'and mine?' });
    expect((await ana.browser.refused(helpCalls.listContactMessages, {})).status).toBe(403);
    const { contacts } = await boss.browser.get(helpCalls.listContactMessages, {});
    expect(contacts).toMatchObject([
      { email: 'ana@example.org', username: '@ana', message: 'Where is my badge?' },
      { email: 'bob@example.org', username: null, message: 'and mine?' },
    ]);
    const close = { contact_id: contacts[0]?.id ?? someId<ContactMessageId>('') };
    expect((await ana.browser.refused(helpCalls.closeContact, close)).status).toBe(403);
    for (const _ of ['once', 'twice']) await boss.browser.get(helpCalls.closeContact, close);
    const left = await boss.browser.get(helpCalls.listContactMessages, {});
    expect(left.contacts.map(({ email }) => email)).toEqual(['bob@example.org']);
    expect(await boss.browser.refused(helpCalls.closeContact, { contact_id: ana.id })).toMatchObject({ status: 404 });
  });

  it('[HELP-01] an address can write only so often', async () => {
    const opened = await testApp({ env: { CONTACT_MAIL: 'help@example.org', LIMIT_CODE: '1' } });
    const guest = opened.browser();
    for (let time = 0; time < 4; time += 1) await guest.get(contact, letter);
    expect(await guest.refused(contact, letter)).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect((await opened.browser().ask(contact, letter)).status).toBe(200);
  });
});

describe('the choices under Help', () => {
  it('[HELP-01] mentions and replies are told until they are switched off; comments are told still', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const kinds = async () => {
      await opened.app.events.settle();
      const { notifications } = await ana.browser.get(noticeCalls.listNotices, { user_id: ana.id });
      return notifications.map(({ kind }) => kind).sort();
    };
    const own = await post(ana, 'Mine');
    const comment = (person: Person, content: string, parent_id?: CommentId) =>
      person.browser.get(commentCalls.createComment, { post_id: own.id, user_id: person.id, content, parent_id });
    const first = await comment(ana, 'First');
    await post(bob, 'Hello @ana');
    await comment(bob, 'An answer', first.comment.id);
    const told = await kinds();
    expect(told).toContain('mention');
    expect(told).toContain('reply');
    await ana.browser.get(changeSettings, { account: { mentionsAndReplies: false } });
    await post(bob, 'Hello again @ana');
    await comment(bob, 'Another answer', first.comment.id);
    expect(await kinds()).toEqual(told);
    await comment(bob, 'Nice post');
    expect(await kinds()).toEqual([...told, 'comment'].sort());
  });

  it('[HELP-01] are on but for digests, and kept', async () => {
    const [ana] = await people(await testApp(), 'ana');
    const read = async () => (await ana.browser.get(readSettings, {})).settings.account;
    expect(await read()).toEqual({ mentionsAndReplies: true, push: true, digests: false });
    await ana.browser.get(changeSettings, { account: { push: false, digests: true } });
    expect(await read()).toEqual({ mentionsAndReplies: true, push: false, digests: true });
  });
});

describe("the operator's own texts", () => {
  it('take the place of the built-in ones', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'app-texts-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'terms.md');
    writeFileSync(file, '# Our terms\n\nBe kind. <script>');
    const guest = (await testApp({ env: { TERMS_FILE: file } })).browser();
    expect(await guest.get(readDocument, { name: 'terms' })).toMatchObject({
      text: '# Our terms\n\nBe kind. <script>',
    });
    expect(await guest.get(readDocument, { name: 'privacy' })).toMatchObject({ text: null });
    expect(await guest.refused(readDocument, { name: '../secret' })).toMatchObject({ status: 400 });
    expect(() => readConfig({ TERMS_FILE: join(folder, 'none.md') })).toThrow(ConfigError);
    writeFileSync(file, 'x'.repeat(500_001));
    expect(() => readConfig({ TERMS_FILE: file })).toThrow(/more than 500000 bytes/);
    expect(() => readConfig({ CONTACT_MAIL: 'nobody' })).toThrow(/CONTACT_MAIL must be an e-mail address/);
    expect(() => readConfig({ AI_BASE_URL: 'http://127.0.0.1/v1' })).toThrow(
      /AI_BASE_URL and AI_MODEL belong together/,
    );
  });
});

describe('the weekly digest', () => {
  const prove = (opened: Awaited<ReturnType<typeof testApp>>) =>
    opened.app.database.pool.query('update members set email_verified_at = now()');

  it('[HELP-01] goes once a week to who wants it and has proved their address, whoever sends it', async () => {
    const opened = await testApp();
    const [ana, bob, eve] = await people(opened, 'ana', 'bob', 'eve');
    await ana.browser.get(changeSettings, { account: { digests: true } });
    await ana.browser.get(followCalls.follow, { follower_id: ana.id, following_id: bob.id });
    await bob.browser.get(followCalls.follow, { follower_id: bob.id, following_id: ana.id });
    const written = await post(bob, 'The best bread of the week');
    await post(eve, 'Nobody follows me');
    await opened.app.events.settle();
    opened.mails.length = 0;
    expect(await askForDigests(opened.app)).toBe(0);
    await prove(opened);
    const asked = await Promise.all([askForDigests(opened.app), askForDigests(opened.app)]);
    expect(asked[0] + asked[1]).toBe(1);
    await opened.app.jobs.settle();
    expect(opened.mails).toHaveLength(1);
    const [mail] = opened.mails;
    expect(mail).toMatchObject({ to: 'ana@example.org', subject: 'Your week on Wagram' });
    expect(mail?.text).toContain('1 new follower');
    expect(mail?.text).toContain(`@bob: The best bread of the week\nhttp://localhost:3000/post/${written.id}`);
    expect(mail?.text).not.toContain('Nobody follows me');
    opened.clock.advance(7 * 24 * 3_600_000);
    expect(await askForDigests(opened.app)).toBe(1);
    expect(await askForDigests(opened.app)).toBe(0);
    const token = /unsubscribe=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const guest = opened.browser();
    for (const wrong of ['', 'x', `${bob.id}.${token.split('.')[1]}`, `${token}x`])
      expect(await guest.refused(stopDigest, { token: wrong })).toMatchObject({ code: 'link_unknown' });
    await guest.get(stopDigest, { token });
    await guest.get(stopDigest, { token });
    expect((await ana.browser.get(readSettings, {})).settings.account.digests).toBe(false);
    opened.clock.advance(7 * 24 * 3_600_000);
    expect(await askForDigests(opened.app)).toBe(0);
  });

  it('FT-22: what could not be mailed is tried again', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    await ana.browser.get(changeSettings, { account: { digests: true } });
    await prove(opened);
    const { send } = opened.app.mailer;
    opened.app.mailer.send = () => Promise.reject(new Error('down'));
    expect(await askForDigests(opened.app)).toBe(1);
    await opened.app.jobs.settle();
    opened.app.mailer.send = send;
    opened.mails.length = 0;
    expect(await askForDigests(opened.app)).toBe(0);
    opened.clock.advance(60_000);
    opened.app.jobs.wake();
    await opened.app.jobs.settle();
    expect(opened.mails).toHaveLength(1);
  });

  it('a week begins on Monday', () => {
    const days = ['2026-11-15T23:59:59Z', '2026-11-16T00:00:00Z', '2026-11-22T12:00:00Z'];
    expect(days.map((day) => mondayOf(new Date(day)))).toEqual(['2026-11-09', '2026-11-16', '2026-11-16']);
  });
});
