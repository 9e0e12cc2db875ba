import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { accountCalls } from '@wagram/contract/auth';
import type { PublicConfig } from '@wagram/contract/kernel';
import { noticeCalls } from '@wagram/contract/notifications';
import { postCalls } from '@wagram/contract/posts';
import { settingsCalls } from '@wagram/contract/settings';
import { createLog, loadTranslations, type Log } from '#kernel';
import { people, temporaryFolder, testApp, until } from '#testing';
import { describeError } from './errors.ts';

const persian = `
export const name = 'فارسی';
const at = (name) => \`\\u2068\${name}\\u2069\`;
const unused = 'nobody asks for it';
export const texts = {
  'web/app/shell-texts': () => ({ menu: { home: 'خانه', nothing: 'هیچ' } }),
  'web/posts/texts': () => ({ by: (name) => at(name) }),
  'server/app/sharing/texts': () => ({ tooMany: { title: '<b>', text: '</p><script>' } }),
  'server/notifications/texts': () => ({ message: ({ kind }) => { if (kind === 'like') return 'پسندید'; } }),
  'server/auth/texts': () => ({ mails: { reset: (product) => ({ subject: \`رمز تازه برای \${product}\` }) } }),
};
export const sentences = { refusals: { signed_out: 'وارد شوید' } };
`;

const page =
  '<!doctype html><html lang="en"><head><title></title><!--config--></head><body><div id="root"></div></body></html>';

const preloads = { 'language:own': ['assets/own.js'], 'language:de': ['assets/de.js'] };
const english = { 'web/app/shell-texts': { menu: { home: 1, search: 1 } }, 'web/posts/texts': { by: 1 } };

const built = (): string => {
  const folder = join(temporaryFolder(), 'built');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'preloads.json'), JSON.stringify(preloads));
  writeFileSync(join(folder, 'texts.json'), JSON.stringify(english));
  return folder;
};

const folderWith = (files: Readonly<Record<string, string>>): string => {
  const folder = join(temporaryFolder(), 'languages');
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
};

const open = (files: Readonly<Record<string, string>>, env: Readonly<Record<string, string>> = {}, log?: Log) =>
  testApp({
    webRoot: built(),
    env: { LANGUAGES_DIR: folderWith(files), ...env },
    ...(log === undefined ? {} : { log }),
  });

const opened = () => open({ 'fa.js': persian, 'pt-BR.js': "export const name = 'Português';", 'read.me': 'no words' });

const configIn = (body: string): PublicConfig =>
  JSON.parse(/id="config">(.*?)<\/script>/.exec(body)?.[1] ?? 'null') as PublicConfig;

describe('[LNG-04] a page in a language of the operator', () => {
  it('says so, runs in its direction, and asks for its words with the document', async () => {
    const { app } = await opened();
    const get = async (headers: Record<string, string>) => (await app.http.inject({ url: '/', headers })).body;
    const body = await get({ 'accept-language': 'fa-IR, en;q=0.5' });
    expect(body).toContain('<html lang="fa" dir="rtl">');
    const [own] = configIn(body).languages ?? [];
    expect(own).toMatchObject({ tag: 'fa', name: 'فارسی' });
    expect(own?.files[0]).toMatch(/^\/languages\/fa\.first\.[\w-]{10}\.js$/);
    expect(body).toContain('href="/assets/own.js"');
    expect(body).toContain(`<link rel="modulepreload" crossorigin href="${own?.files[0]}">`);
    expect(await get({ cookie: 'language=pt-BR' })).toContain('<html lang="pt-BR" dir="ltr">');
    expect(await get({ 'accept-language': 'pt' })).toContain('<html lang="pt-BR" dir="ltr">');
    expect(await get({ 'accept-language': 'de', cookie: 'language=fr' })).toContain('<html lang="de" dir="ltr">');
    expect(configIn(await get({})).languages).toHaveLength(2);
  });

  it('is what everybody gets where LANGUAGE says so', async () => {
    const { app } = await open({ 'fa.js': persian }, { LANGUAGE: 'fa' });
    expect((await app.http.inject({ url: '/' })).body).toContain('<html lang="fa" dir="rtl">');
    const manifest = await app.http.inject({ url: '/manifest.webmanifest' });
    expect(manifest.json()).toMatchObject({ lang: 'fa', dir: 'rtl' });
  });

  it('has its words beside it: data, kept for good, with the helpers that they need', async () => {
    const { app } = await opened();
    const get = (url: string) => app.http.inject({ url });
    const [first = '', later = '', sentences = ''] = configIn((await get('/')).body).languages?.[0]?.files ?? [];
    const reply = await get(later);
    expect(reply.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(reply.body).toContain('"web/posts/texts"');
    expect(reply.body).toContain('["const","at"');
    expect(reply.body).not.toMatch(/shell-texts|server\/|signed_out|nobody asks/);
    expect((await get(first)).body).toMatch(
      /^export const words = \{"helpers":\[\],"texts":\{"web\/app\/shell-texts":/,
    );
    expect((await get(sentences)).body).toContain('"signed_out","وارد شوید"');
  });

  it('whoever asks with an older address gets the words of now, and with another one nothing', async () => {
    const { app } = await opened();
    const old = await app.http.inject({ url: '/languages/fa.first.0123456789.js' });
    expect([old.statusCode, old.headers['cache-control']]).toEqual([200, 'no-cache']);
    for (const url of [
      'de.first.0123456789.js',
      'fa.other.0123456789.js',
      'fa.js',
      'constructor.first.0123456789.js',
      '',
    ])
      expect((await app.http.inject({ url: `/languages/${url}` })).statusCode).toBe(404);
    expect((await app.http.inject({ url: '/texts.json' })).statusCode).toBe(404);
  });

  it('a sentence that stands in markup by itself stays one', async () => {
    const { app } = await open({ 'fa.js': persian }, { LIMIT_API_ANONYMOUS: '1' });
    const get = () => app.http.inject({ url: '/', headers: { 'accept-language': 'fa' } });
    const reply = await until(async () => {
      const one = await get();
      return one.statusCode === 429 ? one : null;
    });
    expect(reply.body).toContain('<title>&lt;b&gt;</title><p>&lt;/p&gt;&lt;script&gt;</p>');
  });
});

describe('[LNG-04] a member who chose a language of the operator', () => {
  it('is written to in it, and in English where it has no words', async () => {
    const service = await opened();
    const [ana, bob] = await people(service, 'ana', 'bob');
    await ana.browser.get(settingsCalls.changeSettings, { display: { language: 'fa' } });
    const { post } = await ana.browser.get(postCalls.createPost, { content: 'a thought' });
    await bob.browser.get(postCalls.actOnPost, { post_id: post.id, action: 'like' });
    await service.app.events.settle();
    const { notifications } = await ana.browser.get(noticeCalls.listNotices, { user_id: ana.id });
    expect(notifications.map(({ message }) => message)).toEqual(['پسندید']);
    service.mails.length = 0;
    await ana.browser.get(accountCalls.forgotPassword, { email: 'ana@example.org' });
    const mail = await until(async () => {
      await service.app.jobs.settle('mail');
      return service.mails[0] ?? null;
    });
    expect(mail.subject).toBe('رمز تازه برای Wagram');
    expect(mail.text).toContain('password');
  });

  it('reads what the server says to everybody when it is gone', async () => {
    const service = await open({});
    const [ana] = await people(service, 'ana');
    await ana.browser.get(settingsCalls.changeSettings, { display: { language: 'fa' } });
    await ana.browser.get(accountCalls.forgotPassword, { email: 'ana@example.org' });
    const mails = await until(async () => {
      await service.app.jobs.settle('mail');
      return service.mails.some(({ subject }) => /password/.test(subject)) ? service.mails : null;
    });
    expect(mails.at(-1)?.subject).toBe('Choose a new password for Wagram');
  });
});

describe('[LNG-04] the start', () => {
  const name = "export const name = 'F';\n";

  it.each<[string, Record<string, string>, string, string]>([
    [
      'a file that does more than say words',
      { 'fr.js': "import 'node:fs';" },
      'en',
      'fr.js, line 1, column 1: a file of words takes nothing from other files',
    ],
    [
      'words that cannot be worked out',
      { 'fr.js': `${name}export const texts = { 'web/a': () => ({ a: null.b }) };` },
      'en',
      'fr.js: web/a cannot be worked out: There is nothing to read from',
    ],
    [
      'words without end',
      { 'fr.js': `${name}export const sentences = [${"'a'.trim(),".repeat(9_000)}];` },
      'en',
      'fr.js: sentences cannot be worked out: These words take too long',
    ],
    [
      'another name',
      { 'french.js': '' },
      'en',
      'french.js: a file is called by the tag of its language, for example fr.js or pt-BR.js',
    ],
    ['a language of the program', { 'de.js': '' }, 'en', 'de.js: de comes with the program'],
    ['a LANGUAGE that is not there', { 'fr.js': name }, 'it', 'LANGUAGE: there is no it here, but en, de, es, ar, fr'],
  ])('is refused for %s', async (_what, files, language, refusal) => {
    const languagesDir = folderWith(files);
    const error: unknown = await loadTranslations({ language, languagesDir }).catch((caught: unknown) => caught);
    expect(describeError(error).replace(`${languagesDir}/`, '')).toBe(refusal);
  });

  it('tells how much a language says', async () => {
    const out = new PassThrough();
    await open({ 'fa.js': persian }, {}, createLog('info', false, out));
    const told = String(out.read())
      .split('\n')
      .find((line) => line.includes('The language fa'));
    expect(told).toMatch(/The language fa, فارسی, has 6 of \d{3} sentences; the others are said in English/);
  });
});
