// Which browser journeys run in.
import { existsSync } from 'node:fs';

const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Without windows: the fastest. */
const LEAN = '/usr/bin/chromium-headless-shell';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A microphone that beeps, and nobody who has to allow it.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

const launch = (places: readonly string[]) => {
  const found = process.env['CHROMIUM'] ?? places.find((path) => existsSync(path));
  return { ...(found === undefined ? {} : { executablePath: found }), args };
};

export const anyBrowser = launch([LEAN, ...WHOLE]);
/** The lean one shows no notifications. */
export const wholeBrowser = launch(WHOLE);
