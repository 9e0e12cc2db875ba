import type { MovementView } from '@house/contract/ledger';
import { describe, expect, it } from 'vitest';
import { openPage } from '#testing';
import { titleOf, unitName } from './movement-row.tsx';

const movement = (change: Partial<MovementView> = {}): MovementView => ({
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  kind: 'gift',
  direction: 'in',
  unit: 'WGM',
  amount: '1000',
  with: { username: '@ana', displayName: 'Ana', avatar_url: null },
  post_id: null,
  created_at: '2026-11-15T10:00:00.000Z',
  ...change,
});

describe('a movement', () => {
  it('[WALL-01] says what it was, also when nobody may be named or nobody knows its kind', () => {
    const said = (change: Partial<MovementView>) => titleOf(movement(change));
    expect(said({})).toBe('Gift from Ana');
    expect(said({ direction: 'out' })).toBe('Gift to Ana');
    expect(said({ with: null })).toBe('Gift from somebody');
    expect(said({ kind: 'superchat' })).toBe('Super chat from Ana');
    expect(said({ kind: 'superchat', direction: 'out' })).toBe('Super chat to Ana');
    expect(said({ kind: 'welcome', with: null })).toBe('Welcome gift');
    expect(said({ kind: 'referral' })).toBe('Referral reward');
    expect(said({ kind: 'verification' })).toBe('Verification');
    expect(said({ kind: 'daily_streak' })).toBe('Daily streak');
    openPage();
    expect((['WGM', 'WGR', 'points'] as const).map(unitName)).toEqual(['WGM', 'WGR', 'points']);
  });
});
