import { it } from 'vitest';
import { playTickets, testApp } from '#testing';

it('[MON-11] any order of selling, buying, cancelling and streaming keeps what is held equal to what is owed', async () => {
  await playTickets(await testApp({ env: { CHAIN: 'off', WELCOME_GRANT: '100' } }), 200, 44);
}, 300_000);
