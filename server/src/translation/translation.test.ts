import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { blockCalls } from '@wagram/contract/blocks';
import { commentCalls } from '@wagram/contract/comments';
import { postCalls } from '@wagram/contract/posts';
import { profileCalls } from '@wagram/contract/profiles';
import { translationCalls } from '@wagram/contract/translation';
import { readConfig } from '#kernel';
import { fakeTranslator, people, testApp, translates, type Browser, type TranslateRequest } from '#testing';

const { translate } = translationCalls;
const SPANISH = 'El pan de mi abuela es el mejor que hay';

const write = async (browser: Browser, content: string) =>
  (await browser.get(postCalls.createPost, { content })).post.id;

const opened = async (env: Record<string, string> = {}) => {
  const service = await fakeTranslator();
  const app = await testApp({ env: { ...service.env, ...env } });
  const [ana, bob] = await people(app, 'ana', 'bob');
  return { service, app, ana, bob };
};

describe('translating', () => {
  it('[LNG-05] is off until a server is named', async () => {
    const [ana] = await people(await testApp(), 'ana');
    const post_id = await write(ana.browser, SPANISH);
    expect(await ana.browser.refused(translate, { post_id, to: 'en' })).toMatchObject({
      status: 404,
      code: 'translate_off',
      error: 'Nothing is translated on this server',
    });
    expect(() => readConfig({ TRANSLATE_KEY: 'x' })).toThrow(/TRANSLATE_KEY is set but TRANSLATE_URL is missing/);
    expect(() => readConfig({ TRANSLATE_URL: 'ftp://x' })).toThrow(/TRANSLATE_URL must be an address/);
  });

  it('[LNG-05] is for members, who name a post or a comment, and a language', async () => {
    const { app, ana, service } = await opened();
    const post_id = await write(ana.browser, SPANISH);
    expect(await app.browser().refused(translate, { post_id, to: 'en' })).toMatchObject({ status: 401 });
    expect(await ana.browser.refused(translate, { to: 'en' })).toMatchObject({ code: 'post_not_found' });
    for (const input of [
      { post_id, to: '' },
      { post_id, to: '../detect' },
    ])
      expect(await ana.browser.refused(translate, input)).toMatchObject({ status: 400, code: 'invalid_input' });
    expect(service.asked).toEqual([]);
  });

  it('[LNG-05] sends the words alone; names, hashtags and links come back whole, and lead where they led', async () => {
    const { ana, bob, service } = await opened();
    const text = '@bob: el pan de mi abuela\n  es el mejor que hay 🥖 #pan https://example.org/pan?a=b!';
    const post_id = await write(ana.browser, text);
    const reply = await bob.browser.get(translate, { post_id, to: 'en' });
    expect(service.asked).toEqual([
      {
        q: ['el pan de mi abuela\n  es el mejor que hay 🥖'],
        source: 'es',
        target: 'en',
        format: 'text',
        api_key: 'canary-translate-key',
      },
    ]);
    expect(reply.text).toBe(
      '@bob: [en: el pan de mi abuela\n  es el mejor que hay 🥖] #pan https://example.org/pan?a=b!',
    );
    expect(reply.from).toBe('es');
    expect(reply.facets.map(({ start, end, kind, value }) => [kind, value, reply.text.slice(start, end)])).toEqual([
      ['mention', 'bob', '@bob'],
      ['hashtag', 'pan', '#pan'],
      ['link', 'https://example.org/pan?a=b', 'https://example.org/pan?a=b'],
    ]);
    expect(JSON.stringify(reply)).not.toContain('canary');
  });

  it('[LNG-05] leaves it to the service where we cannot tell the language', async () => {
    const { ana, bob, service } = await opened();
    const short = await write(ana.browser, 'Buen provecho');
    expect(await bob.browser.get(translate, { post_id: short, to: 'en' })).toMatchObject({
      text: '[en: Buen provecho]',
      from: 'es',
    });
    expect(service.asked[0]).toMatchObject({ source: 'auto' });
    // As versions before 1.7 say it.
    service.answerWith((reply) =>
      reply.end(JSON.stringify({ translatedText: ['Enjoy'], detectedLanguage: { language: 'pt', confidence: 1 } })),
    );
    const other = await write(ana.browser, 'Bom proveito');
    expect(await bob.browser.get(translate, { post_id: other, to: 'en' })).toMatchObject({ text: 'Enjoy', from: 'pt' });
  });

  it('[LNG-05] comments too', async () => {
    const { ana, bob, service } = await opened();
    const post_id = await write(ana.browser, 'Bread');
    const { comment } = await ana.browser.get(commentCalls.createComment, { post_id, content: `${SPANISH} @bob` });
    const reply = await bob.browser.get(translate, { comment_id: comment.id, to: 'de' });
    expect(reply.text).toBe(`[de: ${SPANISH}] @bob`);
    expect(service.asked).toHaveLength(1);
  });

  it('[LNG-05] says when there is nothing to translate', async () => {
    const { ana, bob, service } = await opened();
    const said = [SPANISH, '🎉 12:30', '@ana #pan https://example.org/pan'];
    for (const content of said) {
      const post_id = await write(ana.browser, content);
      expect(await bob.browser.refused(translate, { post_id, to: 'es' })).toMatchObject({
        status: 422,
        code: 'nothing_to_translate',
      });
    }
    expect(service.asked).toEqual([]);
    const post_id = await write(ana.browser, 'Buen provecho');
    expect(await bob.browser.refused(translate, { post_id, to: 'es' })).toMatchObject({ code: 'nothing_to_translate' });
  });

  it('[LNG-05] what somebody may not see is not found, also when it is known from others', async () => {
    const { app, ana, bob, service } = await opened();
    const [eve] = await people(app, 'eve');
    const post_id = await write(ana.browser, SPANISH);
    const { comment } = await ana.browser.get(commentCalls.createComment, { post_id, content: SPANISH });
    for (const one of [{ post_id }, { comment_id: comment.id }]) await bob.browser.get(translate, { ...one, to: 'en' });
    await ana.browser.get(blockCalls.block, { blocked_id: bob.id });
    await ana.browser.get(profileCalls.updateProfile, { private: true });
    for (const { browser } of [bob, eve]) {
      expect(await browser.refused(translate, { post_id, to: 'en' })).toMatchObject({
        status: 404,
        code: 'post_not_found',
      });
      expect((await browser.refused(translate, { comment_id: comment.id, to: 'en' })).status).toBe(404);
    }
    await ana.browser.get(translate, { post_id, to: 'en' });
    await ana.browser.get(postCalls.deletePost, { post_id });
    expect(await ana.browser.refused(translate, { post_id, to: 'en' })).toMatchObject({ code: 'post_not_found' });
    expect(service.asked).toHaveLength(2);
  });

  it('[LNG-05] is remembered by post and language until the post is edited', async () => {
    const { ana, bob, service } = await opened();
    const post_id = await write(ana.browser, SPANISH);
    const [one, other] = await Promise.all([
      bob.browser.get(translate, { post_id, to: 'en' }),
      ana.browser.get(translate, { post_id, to: 'en' }),
    ]);
    expect(one).toEqual(other);
    await bob.browser.get(translate, { post_id, to: 'de' });
    await bob.browser.get(translate, { post_id, to: 'en' });
    expect(service.asked.map(({ target }) => target)).toEqual(['en', 'de']);
    const content = `${SPANISH} en la casa`;
    await ana.browser.get(postCalls.editPost, { post_id, content });
    expect((await bob.browser.get(translate, { post_id, to: 'en' })).text).toBe(`[en: ${content}]`);
  });

  it('[LNG-05] a member has a limit, which what is known does not use up', async () => {
    const { app, ana, bob } = await opened({ LIMIT_TRANSLATE: '2' });
    const first = await write(ana.browser, `${SPANISH}, uno`);
    const second = await write(ana.browser, `${SPANISH}, dos`);
    const third = await write(ana.browser, `${SPANISH}, tres`);
    for (const post_id of [first, second, first, second]) await bob.browser.get(translate, { post_id, to: 'en' });
    expect(await bob.browser.refused(translate, { post_id: third, to: 'en' })).toMatchObject({
      status: 429,
      code: 'too_many_requests',
    });
    await ana.browser.get(translate, { post_id: third, to: 'en' });
    await bob.browser.get(translate, { post_id: third, to: 'en' });
    app.clock.advance(3_600_000);
    await bob.browser.get(translate, { post_id: third, to: 'de' });
  });
});

describe('a translation service', () => {
  const answer = (body: object) => (reply: ServerResponse) => void reply.end(JSON.stringify(body));
  const endless = (reply: ServerResponse): void => {
    reply.writeHead(200);
    const more = (): void => {
      while (!reply.destroyed && reply.write('x'.repeat(65_536)));
      if (!reply.destroyed) reply.once('drain', more);
    };
    more();
  };
  it.each<[string, (reply: ServerResponse, request: TranslateRequest) => void]>([
    ['is slow', () => undefined],
    ['is endless', endless],
    ['breaks off', (reply) => void reply.writeHead(200).write('{"transl', () => reply.destroy())],
    ['fails', (reply) => void reply.writeHead(500).end('secret trace')],
    ['wants another key', (reply) => void reply.writeHead(403).end('{"error":"Invalid API key"}')],
    ['is busy', (reply) => void reply.writeHead(429).end('{"error":"Slowdown"}')],
    ['leads elsewhere', (reply) => void reply.writeHead(302, { location: 'http://127.0.0.1/' }).end()],
    ['sends a page', (reply) => void reply.end('<html>')],
    ['forgets a text', answer({ translatedText: [] })],
    ['answers with one text for many', answer({ translatedText: 'Bread' })],
    ['answers with a book', answer({ translatedText: ['x'.repeat(100_000)] })],
  ])('[LNG-05] P8: that %s ends in a clear sentence, and the next one is not waited for', async (_how, broken) => {
    const { app, ana, bob, service } = await opened();
    const post_id = await write(ana.browser, SPANISH);
    service.answerWith(broken);
    const down = {
      status: 502,
      code: 'translate_down',
      error: 'The translation could not be had. Please try again in a moment.',
    };
    const first = bob.browser.refused(translate, { post_id, to: 'en' });
    // Everybody else is answered meanwhile.
    expect((await ana.browser.get(postCalls.readPosts, { id: post_id })).post?.id).toBe(post_id);
    expect(await first).toMatchObject(down);
    expect(await ana.browser.refused(translate, { post_id, to: 'de' })).toMatchObject(down);
    expect(service.asked).toHaveLength(1);
    // It heals by itself.
    service.answerWith(translates());
    app.clock.advance(10_000);
    expect((await bob.browser.get(translate, { post_id, to: 'en' })).text).toBe(`[en: ${SPANISH}]`);
  });

  it('[LNG-05] P8: that is not there is told of', async () => {
    const [ana] = await people(await testApp({ env: { TRANSLATE_URL: 'http://127.0.0.1:1' } }), 'ana');
    const post_id = await write(ana.browser, SPANISH);
    expect(await ana.browser.refused(translate, { post_id, to: 'en' })).toMatchObject({ code: 'translate_down' });
  });

  it('[LNG-05] that lacks a language is asked for others', async () => {
    const { ana, bob, service } = await opened();
    const post_id = await write(ana.browser, SPANISH);
    service.answerWith((reply, request) =>
      request.target === 'ar'
        ? reply.writeHead(400).end('{"error":"ar is not supported"}')
        : translates()(reply, request),
    );
    expect(await bob.browser.refused(translate, { post_id, to: 'ar' })).toMatchObject({
      status: 422,
      code: 'translate_unknown',
    });
    expect((await bob.browser.get(translate, { post_id, to: 'en' })).from).toBe('es');
  });

  it('[LNG-05] turns nothing around: marks of direction are taken out', async () => {
    const { ana, service } = await opened();
    const post_id = await write(ana.browser, SPANISH);
    service.answerWith(answer({ translatedText: ['Bread \u202ebackwards'] }));
    expect((await ana.browser.get(translate, { post_id, to: 'en' })).text).toBe('Bread backwards');
  });
});
