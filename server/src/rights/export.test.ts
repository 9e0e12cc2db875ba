import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import sharp from 'sharp';
import { authCalls } from '@wagram/contract/auth';
import { commentCalls } from '@wagram/contract/comments';
import { messageCalls } from '@wagram/contract/messages';
import { moderationCalls } from '@wagram/contract/moderation';
import { postCalls } from '@wagram/contract/posts';
import { rightsCalls } from '@wagram/contract/rights';
import {
  endLeases,
  openS3,
  people,
  testApp,
  unzip,
  upload,
  uploadAny,
  withOperator,
  type Person,
  type TestApp,
} from '#testing';
import { removeExpired } from './export.ts';

const DAY_MS = 24 * 3_600_000;

const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#7a5cff' } })
    .jpeg()
    .toBuffer();

const fetchArchive = (person: Pick<Person, 'browser'>, id: string) =>
  person.browser.request({ method: 'GET', url: `/api/export/file?id=${id}` });

/** Asks for an archive and waits until it is there. */
const readyExport = async (person: Person) => {
  await person.browser.get(rightsCalls.askForExport, {});
  return vi.waitFor(
    async () => {
      const { export: made } = await person.browser.get(rightsCalls.readExport, {});
      if (made?.state !== 'ready') throw new Error(`it is ${made?.state}`);
      return made;
    },
    { timeout: 10_000, interval: 20 },
  );
};

const read = (files: Map<string, Buffer>, room: string): Record<string, Record<string, unknown>[]> =>
  JSON.parse(String(files.get(`data/${room}.json`))) as Record<string, Record<string, unknown>[]>;

const livedIn = async (opened: TestApp) => {
  const [ana, bob] = await people(opened, 'ana', 'bob');
  const { url } = await upload(ana, await photo(), { type: 'image/jpeg' });
  const { post } = await ana.browser.get(postCalls.createPost, { content: 'my own words', image_url: url });
  const { post: foreign } = await bob.browser.get(postCalls.createPost, { content: 'what bob keeps to his friends' });
  await ana.browser.get(postCalls.actOnPost, { post_id: foreign.id, action: 'like' });
  await bob.browser.get(commentCalls.createComment, { post_id: post.id, content: 'an answer of bob' });
  await bob.browser.get(moderationCalls.createReport, { target: 'member', target_id: ana.id, reason: 'spam' });
  return { ana, bob, post, foreign };
};

describe('an archive', () => {
  it('PR-05: holds what the member has, files included, and no secret and nothing of anybody else', async () => {
    const opened = await testApp();
    const { ana, foreign } = await livedIn(opened);
    const made = await readyExport(ana);
    const reply = await fetchArchive(ana, made.id);
    expect([reply.statusCode, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
      200,
      'application/zip',
      'private, no-store',
    ]);
    expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="wagram-\d{4}-\d\d-\d\d\.zip"$/);
    expect(Number(reply.headers['content-length'])).toBe(made.size);
    const files = unzip(reply.rawPayload);
    expect(read(files, 'posts')).toMatchObject({
      posts: [{ content: 'my own words' }],
      likes: [{ post_id: foreign.id, author: '@bob' }],
    });
    expect(read(files, 'profile')).toMatchObject({ members: [{ username: '@ana', email: ana.email }] });
    expect(read(files, 'sign-in')).toMatchObject({ sessions: [{ kind: 'browser' }], passwords: [{}] });
    expect(read(files, 'ledger')).toMatchObject({
      accounts: [{ unit: 'WGM', balance: '100', movements: [{ kind: 'welcome', amount: '100' }] }],
    });
    expect(read(files, 'moderation').reports).toEqual([]);
    const [file] = read(files, 'media').media ?? [];
    expect((await sharp(files.get(String(file?.file))).metadata()).width).toBe(40);
    const all = [...files]
      .filter(([name]) => name.startsWith('data/'))
      .map(([, content]) => String(content))
      .join('\n');
    expect(all).not.toMatch(/what bob keeps|an answer of bob|bob@example\.org|\$argon2|token_hash/);
    expect(String(files.get('README.txt'))).toContain('Everything that Wagram keeps about @ana');
  });

  it('[TLK-01] PR-05: holds the files and albums that the member has sent', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const bytes = Buffer.from('every byte of it');
    const file = await uploadAny(ana, bytes, 'plan.pdf');
    const pictures = [await upload(ana, await photo()), await upload(ana, await photo())].map(({ url }) => ({ url }));
    for (const media of [[{ url: file.url }], pictures])
      await ana.browser.get(messageCalls.sendMessage, { receiver_id: bob.id, media });
    const files = unzip((await fetchArchive(ana, (await readyExport(ana)).id)).rawPayload);
    const kept = read(files, 'media').media ?? [];
    const [plan] = kept.filter(({ kind }) => kind === 'file');
    expect([plan?.name, files.get(String(plan?.file))?.equals(bytes), kept.length]).toEqual(['plan.pdf', true, 3]);
    expect(read(files, 'messages').messages).toMatchObject([
      { kind: 'file', image_url: file.url },
      { kind: 'media', more_media: [{ url: pictures[1]?.url }] },
    ]);
  });

  it('PR-05: needs the session of its owner, goes after 7 days, and can be asked for once a day', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const made = await readyExport(ana);
    expect(await ana.browser.refused(rightsCalls.askForExport, {})).toMatchObject({
      status: 429,
      error: 'You can ask for your data once a day',
    });
    expect((await fetchArchive({ browser: opened.browser() }, made.id)).statusCode).toBe(401);
    const foreign = await fetchArchive(bob, made.id);
    const missing = await fetchArchive(bob, bob.id);
    expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body]);
    const { rows } = await opened.app.database.pool.query<{ file: string }>('select file from exports');
    expect((await bob.browser.request({ method: 'GET', url: `/media/${rows[0]?.file}/archive.zip` })).statusCode).toBe(
      404,
    );
    opened.clock.advance(7 * DAY_MS - 1_000);
    expect((await fetchArchive(ana, made.id)).statusCode).toBe(200);
    opened.clock.advance(2_000);
    expect((await fetchArchive(ana, made.id)).statusCode).toBe(404);
    await removeExpired(opened.app);
    expect((await opened.app.database.pool.query('select 1 from exports')).rows).toEqual([]);
    expect(readdirSync(join(opened.app.config.dataDir, 'media', 'exports'))).toEqual([]);
    await readyExport(ana);
  });

  it('FT-22: waits for a store that is away, is tried again, and is given up after a day', async () => {
    const s3 = await openS3();
    onTestFinished(() => s3.close());
    const opened = await testApp({ env: { ...s3.env, S3_BUCKET: 'nowhere' } });
    const [ana] = await people(opened, 'ana');
    await ana.browser.get(rightsCalls.askForExport, {});
    const stateOf = async () => (await ana.browser.get(rightsCalls.readExport, {})).export?.state;
    await opened.app.jobs.settle();
    expect(await stateOf()).toBe('waiting');
    // Five more tries with pauses of up to twelve hours, and some spread.
    for (let count = 0; count < 5; count += 1) {
      opened.clock.advance(15 * 3_600_000);
      opened.app.jobs.wake();
      await opened.app.jobs.settle();
    }
    await ana.browser.get(authCalls.login, ana);
    expect(await stateOf()).toBe('failed');
    expect(await ana.browser.get(rightsCalls.askForExport, {})).toMatchObject({ export: { state: 'waiting' } });
  });

  it('lies in S3 as well as on a disk', async () => {
    const s3 = await openS3();
    onTestFinished(() => s3.close());
    const opened = await testApp({ env: s3.env });
    const { ana } = await livedIn(opened);
    const made = await readyExport(ana);
    const files = unzip((await fetchArchive(ana, made.id)).rawPayload);
    expect([...files.keys()].filter((name) => name.startsWith('media/'))).toHaveLength(1);
  });

  it('survives the process that was making it: another takes over when it has fallen silent', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const { app } = opened;
    await app.database.pool.query(
      `with dead as (
        insert into exports (id, member_id, state, file, created_at) values (gen_random_uuid(), $1, 'waiting', 'exports/dead', $2)
        returning id
      )
      insert into jobs (kind, key, payload, due_at, tries, leased_until)
      select 'rights.archive', id::text, jsonb_build_object('exportId', id), $2, 1, now() + interval '1 minute' from dead`,
      [ana.id, opened.clock.now()],
    );
    app.jobs.wake();
    await app.jobs.settle();
    expect((await ana.browser.get(rightsCalls.readExport, {})).export?.state).toBe('waiting');
    await endLeases(opened);
    app.jobs.wake();
    await app.jobs.settle();
    expect((await ana.browser.get(rightsCalls.readExport, {})).export?.state).toBe('ready');
  });

  it('is for suspended members too, and not for a demo member whom everybody shares', async () => {
    const { opened, mod, others } = await withOperator('ana');
    const [ana] = others;
    await mod.browser.get(moderationCalls.decide, {
      target: 'member',
      target_id: ana.id,
      action: 'suspend',
      reason: 'spam',
    });
    await ana.browser.get(authCalls.login, ana);
    const made = await readyExport(ana);
    const files = unzip((await fetchArchive(ana, made.id)).rawPayload);
    expect(read(files, 'moderation').moderation_log).toMatchObject([{ action: 'suspend', reason: 'spam' }]);
    const demo = opened.browser();
    await demo.get(authCalls.createUser, {});
    expect(await demo.refused(rightsCalls.askForExport, {})).toMatchObject({ status: 403, code: 'demo_member' });
  });
});
