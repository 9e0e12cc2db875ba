import { it } from 'vitest';
import { playLaunches, testApp } from '#testing';

it('[MON-10] four hundred acts in any order: all SOL and all tokens are where the rows say', async () => {
  await playLaunches(await testApp({ env: { CHAIN: 'off', DEMO: 'off' } }), 400, 47);
}, 240_000);
