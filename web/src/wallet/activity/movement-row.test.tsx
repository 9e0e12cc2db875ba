import type { MovementView } from '@wagram/contract/ledger';
import { describe, expect, it } from 'vitest';
import { movement, openPage } from '#testing';
import { titleOf, unitName } from './movement-row.tsx';

describe('a movement', () => {
  it('[WALL-01, MON-03] says what it was, also when nobody may be named or nobody knows its kind', () => {
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
    expect(said({ kind: 'withdrawal', direction: 'out', with: null })).toBe('Withdrawal');
    expect(said({ kind: 'withdrawal_returned', with: null })).toBe('Withdrawal came back');
    expect(said({ kind: 'deposit', with: null })).toBe('Deposit');
    expect(said({ kind: 'ticket' })).toBe('Ticket sold');
    expect(said({ kind: 'ticket', direction: 'out' })).toBe('Ticket to a stream');
    expect(said({ kind: 'ticket_refund' })).toBe('Ticket refunded');
    expect(said({ kind: 'daily_streak' })).toBe('Daily streak');
    openPage();
    expect((['WGM', 'WGR', 'points'] as const).map(unitName)).toEqual(['WGM', 'WGR', 'points']);
  });
});
