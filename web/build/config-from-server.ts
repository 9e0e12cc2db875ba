import type { Plugin } from 'vite';

const PLACE = '<!--config-->';
const scriptTag = /<script type="application\/json" id="config">[\s\S]*?<\/script>/;

/** In `vite dev` the public configuration still comes from the running server: it is read out of its own index page. */
export const configFromServer = (server: string): Plugin => ({
  name: 'config-from-server',
  apply: 'serve',
  transformIndexHtml: {
    order: 'pre',
    handler: async (html) => {
      const page = await fetch(server, { headers: { accept: 'text/html' } }).then((reply) => reply.text());
      const tag = scriptTag.exec(page)?.[0];
      if (tag === undefined)
        throw new Error(`${server} serves a page without the public configuration. Is it running?`);
      const title = /<title>([^<]*)</.exec(page)?.[1] ?? '';
      return html
        .replace(PLACE, () => tag)
        .replaceAll('<!--name-->', () => title)
        .replaceAll('%NAME%', () => title);
    },
  },
});
