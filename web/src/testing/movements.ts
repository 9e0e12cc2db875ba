import { asId } from '@wagram/contract/kernel';
import type { MovementView } from '@wagram/contract/ledger';

export const movement = (change: Partial<MovementView> = {}): MovementView => ({
  id: asId('01890a5d-ac96-774b-bcce-b302099a8057'),
  kind: 'gift',
  direction: 'in',
  unit: 'WGM',
  amount: '1000',
  with: { username: '@ana', displayName: 'Ana', avatar_url: null },
  post_id: null,
  words: null,
  created_at: '2026-11-15T10:00:00.000Z',
  ...change,
});
