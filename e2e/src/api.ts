// What a browser's member does through the API, where doing it is not the subject of a journey.
import { createClient } from '@wagram/client';
import type { Client } from '@wagram/client';
import type { APIRequestContext, BrowserContext } from '@playwright/test';

/** Requests of the browser itself, so that its pages and the client have one session. */
const throughBrowser =
  (browser: APIRequestContext) =>
  async (url: string, init: RequestInit): Promise<Response> => {
    const { pathname, search } = new URL(url);
    const sent = new Request(url, init);
    const reply = await browser.fetch(pathname + search, {
      method: sent.method,
      headers: Object.fromEntries(sent.headers),
      ...(sent.method === 'GET' ? {} : { data: Buffer.from(await sent.arrayBuffer()) }),
    });
    // The browser keeps what is set.
    const { 'set-cookie': _, ...headers } = reply.headers();
    return new Response(new Uint8Array(await reply.body()), { status: reply.status(), headers });
  };

/** The address is the journey's own, whatever it is. Nothing is repeated: a journey shows what the first answer is. */
export const apiOf = (context: BrowserContext): Client =>
  createClient({ url: 'http://journey.invalid', repeats: 0, fetch: throughBrowser(context.request) });
