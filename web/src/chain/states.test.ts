import type { PaymentState } from '@wagram/contract/chain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canSignAgain, isLanded, isSettled, nextStanding, SIGNED } from './states.ts';
import type { News, Phase, Standing } from './states.ts';

const STATES: readonly PaymentState[] = ['signed', 'sent', 'confirmed', 'finalized', 'failed', 'expired'];
const answered = (state: PaymentState, why: string | null = null): News => ({ kind: 'answered', state, why });
const after = (...news: readonly News[]): Standing => news.reduce(nextStanding, SIGNED);

describe('[CHN-10] how far a payment has come', () => {
  it('goes on as the server says', () => {
    expect(after()).toEqual({ phase: 'signed', isTaken: false, why: null, isCutOff: false });
    expect(after(answered('signed'))).toEqual({ phase: 'signed', isTaken: true, why: null, isCutOff: false });
    expect(after(answered('sent'), answered('confirmed'), answered('finalized')).phase).toBe('finalized');
    expect(after(answered('sent'), answered('failed', 'no tokens'))).toMatchObject({
      phase: 'failed',
      why: 'no tokens',
    });
    expect(after(answered('signed'), answered('expired')).phase).toBe('expired');
  });

  it('never goes back: late, repeated and contradicting news change nothing', () => {
    expect(after(answered('confirmed'), answered('sent')).phase).toBe('confirmed');
    expect(after(answered('sent'), answered('signed')).phase).toBe('sent');
    expect(after(answered('confirmed'), answered('expired')).phase).toBe('confirmed');
    expect(after(answered('confirmed'), answered('failed', 'x'))).toMatchObject({ phase: 'confirmed', why: null });
    for (const over of ['failed', 'expired'] as const)
      for (const state of STATES) expect(after(answered(over, 'why'), answered(state)).phase).toBe(over);
  });

  it('a dead connection is said, and ends with the next word', () => {
    expect(after({ kind: 'unreachable' })).toMatchObject({ phase: 'signed', isTaken: false, isCutOff: true });
    expect(after({ kind: 'unreachable' }, answered('sent'))).toMatchObject({ phase: 'sent', isCutOff: false });
    expect(after(answered('sent'), { kind: 'unreachable' })).toMatchObject({ isTaken: true, isCutOff: true });
    expect(after(answered('confirmed'), { kind: 'unreachable' }).isCutOff).toBe(false);
  });

  it('is refused only where the server never had it', () => {
    expect(after({ kind: 'refused', why: 'no' })).toEqual({
      phase: 'refused',
      isTaken: false,
      why: 'no',
      isCutOff: false,
    });
    expect(after(answered('signed'), { kind: 'refused', why: 'no' }).phase).toBe('signed');
    expect(after({ kind: 'unreachable' }, { kind: 'refused', why: 'no' }).isCutOff).toBe(false);
  });

  it('is told again to a server that has lost it, unless it is over', () => {
    expect(after(answered('sent'), { kind: 'unknown' })).toMatchObject({ phase: 'sent', isTaken: false });
    expect(after(answered('finalized'), { kind: 'unknown' }).isTaken).toBe(true);
    expect(after(answered('sent'), { kind: 'unreachable' }, { kind: 'unknown' }).isCutOff).toBe(false);
  });

  it.each<[Phase, boolean, boolean, boolean]>([
    ['signed', false, false, false],
    ['sent', false, false, false],
    ['confirmed', true, true, false],
    ['finalized', true, true, false],
    ['failed', true, false, true],
    ['expired', true, false, true],
    ['refused', true, false, true],
  ])('%s: settled %s, landed %s, may be signed again %s', (phase, settled, landed, again) => {
    expect([isSettled(phase), isLanded(phase), canSignAgain(phase)]).toEqual([settled, landed, again]);
  });

  it('whatever news come in whatever order, what is settled stays as it is', () => {
    const news = fc.oneof(
      fc.constantFrom(...STATES).map((state) => answered(state)),
      fc.constantFrom<News>({ kind: 'unknown' }, { kind: 'unreachable' }, { kind: 'refused', why: 'no' }),
    );
    fc.assert(
      fc.property(fc.array(news, { maxLength: 12 }), (list) => {
        let standing = SIGNED;
        for (const one of list) {
          const next = nextStanding(standing, one);
          if (canSignAgain(standing.phase)) expect(next.phase).toBe(standing.phase);
          if (isLanded(standing.phase)) expect(isLanded(next.phase)).toBe(true);
          standing = next;
        }
      }),
      { numRuns: 1_000 },
    );
  });
});
