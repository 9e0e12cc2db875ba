import type { Plugin } from 'vite';

/** Text is drawn in its real font at the first paint: the hashed file is asked for before the style sheet names it. */
export const fontPreload = (file: RegExp): Plugin => ({
  name: 'font-preload',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, context) => {
      if (context.path !== '/index.html') return [];
      const name = Object.keys(context.bundle ?? {}).find((asset) => file.test(asset));
      if (name === undefined) return [];
      const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}`, crossorigin: '' };
      return [{ tag: 'link', attrs, injectTo: 'head-prepend' as const }];
    },
  },
});
