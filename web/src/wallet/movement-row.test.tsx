import type { MovementView } from '@wagram/contract/ledger';
import { describe, expect, it } from 'vitest';
import { movement, openPage } from '#testing';
import { titleOf, unitName } from './movement-row.tsx';

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
    expect(said({ kind: 'taken_back' })).toBe('Taken back from Ana');
    expect(said({ kind: 'taken_back', direction: 'out' })).toBe('Taken back by Ana');
    expect(said({ kind: 'daily_streak' })).toBe('Daily streak');
    openPage();
    expect((['WGM', 'WGR', 'points'] as const).map(unitName)).toEqual(['WGM', 'WGR', 'points']);
  });
});
