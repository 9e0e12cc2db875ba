import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw, openPage, person } from '#testing';
import { EMPTY } from './draft.ts';
import { SendForm } from './form.tsx';
import type { SendPlan } from './form.tsx';
import { keyOf, NORA, recipient, serveChain } from './testing-send.ts';

const me = keyOf(1);
const onReview = vi.fn<(plan: SendPlan) => void>();

beforeEach(() => {
  openPage();
  onReview.mockClear();
});

const Form = () => {
  const [draft, setDraft] = useState({ ...EMPTY, amount: '0.1' });
  const holdings = { address: me, lamports: '2000000000', tokens: [], has_more: false };
  const rest = { memberId: person('ana').id, holdings, network: null, onScan: () => {}, onReview };
  return <SendForm {...rest} draft={draft} onDraft={setDraft} />;
};

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const review = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Review' });
/** Before anybody could know who it is. */
const pressAtOnce = (change: object) => {
  serveChain(me, { recipient: recipient(change) });
  draw(<Form />);
  type('To', '@nora');
  fireEvent.click(review());
  expect(review().disabled).toBe(true);
};

describe('[CHN-08] Review, pressed while the recipient is looked up', () => {
  it('goes on by itself to somebody who was paid before', async () => {
    pressAtOnce({});
    await vi.waitFor(() => expect(onReview).toHaveBeenCalledOnce());
    expect(onReview.mock.lastCall?.[0]).toMatchObject({ recipient: { address: NORA }, amount: 100_000_000n });
  });

  it.each<[string, object, string | RegExp]>([
    ['it would be the first payment', { paid_before: 0 }, 'Your first payment to this address'],
    [
      'it is a program',
      { account: { is_funded: true, is_program: true, lamports: '5' } },
      /This is a program, not a person/,
    ],
  ])('stays where %s: that is read first', async (_, change, words) => {
    pressAtOnce(change);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(review().disabled).toBe(false);
    expect(onReview).not.toHaveBeenCalled();
    fireEvent.click(review());
    expect(onReview).toHaveBeenCalledOnce();
  });

  it('is taken back by whoever goes on typing', async () => {
    pressAtOnce({});
    type('Amount', '0.2');
    expect(await screen.findByText('You follow them')).toBeTruthy();
    expect(review().disabled).toBe(false);
    expect(onReview).not.toHaveBeenCalled();
  });
});
