import { describe, expect, it } from 'vitest';
import { demoWallet } from './wallets.ts';

describe('wallets of the demo', () => {
  it('D28: come from the published phrase, as any wallet would derive them', () => {
    // Computed with @scure/bip39 and micro-key-producer, which know nothing of our code.
    expect(demoWallet('ana').address).toBe('6noU4cVLinQ6uiAwmkHA2qPr7snA4UJ2vDdnyuEWQNM3');
    expect(demoWallet('devjain').address).not.toBe(demoWallet('ana').address);
  });
});
