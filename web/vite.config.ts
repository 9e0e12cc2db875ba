import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { configFromServer } from './build/config-from-server.ts';
import { fontPreload } from './build/font-preload.ts';
import { serviceWorker } from './build/service-worker.ts';

const server = process.env['API_URL'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react(), tailwindcss(), configFromServer(server), fontPreload(/inter-latin-wght-normal/), serviceWorker()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  server: { host: '127.0.0.1', port: 5173, proxy: { '/api': server, '/manifest.webmanifest': server } },
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: true, modulePreload: { polyfill: false } },
});
