import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import type { UserConfig } from 'vite';
import { configFromServer } from './build/config-from-server.ts';
import { englishTexts } from './build/english-texts.ts';
import { firstPaint } from './build/first-paint.ts';
import { fontPreload } from './build/font-preload.ts';
import { leanCalls } from './build/lean-calls.ts';
import { loadTogether, translationPlace } from './build/load-together.ts';
import { precompress } from './build/precompress.ts';
import { printOnServer } from './build/print-on-server.ts';
import { preloads } from './build/preloads.ts';
import { smallScripts } from './build/small-scripts.ts';
import { serviceWorker } from './build/service-worker.ts';

const server = process.env['API_URL'] ?? 'http://127.0.0.1:3000';

const routerBuild = fileURLToPath(new URL('../production/index.mjs', import.meta.resolve('react-router')));

// What comes together, in as few files as there are reasons to wait: each file is a request.
const layers = {
  first: {
    // The landing has a demo and no form: what checks forms comes after it.
    base: ['app/main.tsx', 'auth/demo/button.tsx'],
    // What other languages need stands alone: readers of English load nothing of it, and the others nothing else for it.
    speaking: ['app/translations.ts'],
    own: ['app/own-language.ts'],
    email: ['pages/signing-in/email-auth.tsx'],
    // What forms are checked with: somebody has to type before it is asked for.
    forms: ['auth/sign-in/email-calls.ts'],
    home: ['app/shell-home.ts'],
    later: ['app/messages-behind.ts'],
  },
  apart: {
    people: ['pages/post/screens.ts', 'pages/people/user.tsx', 'pages/people/profile.tsx'],
    talk: ['pages/talking/messages.tsx', 'pages/talking/chat.tsx'],
    wallet: ['pages/wallet/wallet.tsx'],
  },
};

// Screens that people come to from outside, by the first word of their address.
const SHELL = 'app/shell-home.ts';
const screens = {
  home: [SHELL],
  post: [SHELL, 'pages/post/screens.ts'],
  user: [SHELL, 'pages/people/user.tsx'],
  profile: [SHELL, 'pages/people/profile.tsx'],
  wallet: [SHELL, 'pages/wallet/wallet.tsx'],
  messages: [SHELL, 'pages/talking/messages.tsx'],
  chat: [SHELL, 'pages/talking/chat.tsx'],
  notifications: [SHELL, 'pages/notifications.tsx'],
};

const resolve = {
  conditions: ['source', ...defaultClientConditions],
  // The package names its development build for everybody; the other one is there, and smaller.
  alias: [{ find: /^react-router$/, replacement: routerBuild }],
};
const rolldownOptions = {
  // The game is a page of its own: nothing of it weighs on the others.
  input: ['index.html', 'games/werunner/index.html'].map((page) => fileURLToPath(new URL(page, import.meta.url))),
  // Doors re-export a whole room; only what a screen uses of it may travel.
  treeshake: { moduleSideEffects: [{ test: /\/contract\/src\//, sideEffects: false }] },
};
const target = 'es2022';

const config = (places: ReadonlyMap<string, string>): UserConfig => ({
  plugins: [
    react(),
    tailwindcss(),
    leanCalls(),
    configFromServer(server),
    fontPreload(/inter-latin-wght-normal/),
    firstPaint(),
    preloads(screens),
    englishTexts(),
    serviceWorker(),
    smallScripts('theme.js'),
    precompress(),
    printOnServer({ root: import.meta.dirname, entry: 'src/app/print/print.tsx', alias: resolve.alias }),
  ],
  resolve,
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: { '/api': { target: server, ws: true }, '/languages': server, '/manifest.webmanifest': server },
  },
  build: {
    target,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      ...rolldownOptions,
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { debugName: 'what loads together', name: (id) => translationPlace(id, places) ?? places.get(id) ?? null },
          ],
        },
        // The first file names all others: short names keep it small.
        chunkFileNames: 'assets/[hash:7].js',
      },
    },
  },
});

export default defineConfig(async ({ command }) => {
  if (command !== 'build') return config(new Map());
  const plugins = [react(), leanCalls()];
  const asked = { root: import.meta.dirname, resolve, plugins, build: { target, rolldownOptions } };
  return config(await loadTogether(layers, asked));
});
