import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { configFromServer } from './build/config-from-server.ts';
import { firstPaint } from './build/first-paint.ts';
import { fontPreload } from './build/font-preload.ts';
import { leanCalls } from './build/lean-calls.ts';
import { precompress } from './build/precompress.ts';
import { serviceWorker } from './build/service-worker.ts';

const server = process.env['API_URL'] ?? 'http://127.0.0.1:3000';

const routerBuild = fileURLToPath(new URL('../production/index.mjs', import.meta.resolve('react-router')));

// What the first screens share travels in one file: a dozen small ones compress worse and are asked for one by one.
const chunks = [
  {
    name: 'base',
    test: new RegExp(
      [
        'node_modules/(react|react-dom|scheduler|react-router|zod)/',
        'web/src/kernel/(ask|config|language|log|online|random|storage|store|stored-user|texts|theme)\\.',
        'web/src/ui/(button|classes|dialogs|error-state|logo|marks|notice|spinner|texts|toast)\\.',
        'web/src/auth/(auth-frame|demo-door|session|texts)\\.',
        'contract/src/kernel/(call|errors|ids|language)\\.',
        'contract/src/members/(handle|limits)\\.',
        'contract/src/auth/(calls|errors|fields|limits)\\.',
      ].join('|'),
    ),
  },
  {
    name: 'email',
    test: /web\/src\/(ui\/(field|password-input|skeleton)|kernel\/use-form|auth\/(email-form|greeted|passkey-door|two-step|use-sign-in)|pages\/email-auth)\./,
  },
  // What the wallet shows first, in one file: in twenty it weighs more.
  {
    name: 'wallet',
    test: new RegExp(
      [
        'web/src/wallet/(address|auto-lock|cards|figure|get-test-sol|keystore|later|link-card|linked|linked-member|load-keys)\\.',
        'web/src/wallet/(network|network-mark|open-wallet|record|seal|shelf|texts|units|use-wallet|vault)\\.',
        'web/src/chain/(payments|payments-store|short-address|states)\\.',
        'contract/src/(chain|wallet)/(address|calls|demo|limits|off-chain)\\.',
      ].join('|'),
    ),
  },
  // Every screen behind the shell needs some of these: one request each instead of dozens.
  { name: 'icons', test: /node_modules\/lucide-react\// },
  { name: 'query', test: /node_modules\/@tanstack\// },
  { name: 'contract', test: /contract\/src\/(kernel|media|members|posts|comments|bookmarks|follows|blocks)\// },
];

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    leanCalls(),
    configFromServer(server),
    fontPreload(/inter-latin-wght-normal/),
    firstPaint(),
    serviceWorker(),
    precompress(),
  ],
  resolve: {
    conditions: ['source', ...defaultClientConditions],
    // The package names its development build for everybody; the other one is there, and smaller.
    alias: [{ find: /^react-router$/, replacement: routerBuild }],
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: { '/api': { target: server, ws: true }, '/manifest.webmanifest': server },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Doors re-export a whole room; only what a screen uses of it may travel.
    rolldownOptions: {
      // The game is a page of its own: nothing of it weighs on the others.
      input: ['index.html', 'games/werunner/index.html'].map((page) => fileURLToPath(new URL(page, import.meta.url))),
      treeshake: { moduleSideEffects: [{ test: /\/contract\/src\//, sideEffects: false }] },
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: chunks },
        // The first file names all others: short names keep it small.
        chunkFileNames: 'assets/[hash:7].js',
      },
    },
  },
});
