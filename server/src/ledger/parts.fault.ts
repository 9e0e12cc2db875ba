import { it } from 'vitest';
import { playParts, testApp } from '#testing';

it('[MON-03] ten thousand movements in any order keep both parts of credit true', async () => {
  await playParts(await testApp({ env: { WELCOME_GRANT: '0' } }), 10_000, Date.now());
});
