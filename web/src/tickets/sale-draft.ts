import type { StreamId } from '@wagram/contract/kernel';
import { SEATS_MAX, ticketCalls } from '@wagram/contract/tickets';
import type { SaleChoices, SaleView, TicketUnit } from '@wagram/contract/tickets';
import { useState } from 'react';
import { ask, readAmount, writeAmount } from '#kernel';
import { texts } from './texts.ts';

const words = texts.sell;

/** As it was typed. */
export interface SaleDraft {
  readonly isOn: boolean;
  readonly unit: TicketUnit;
  readonly price: string;
  readonly seats: string;
}

export const draftOf = (sale: SaleView | null): SaleDraft =>
  sale === null
    ? { isOn: false, unit: 'WGM', price: '5', seats: '' }
    : {
        isOn: true,
        unit: sale.unit,
        price: writeAmount(BigInt(sale.price), sale.decimals),
        seats: sale.seats === null ? '' : String(sale.seats),
      };

export interface SaleProblems {
  readonly price?: string;
  readonly seats?: string;
}

const isSeats = (text: string): boolean =>
  text === '' || (/^[0-9]{1,6}$/.test(text) && Number(text) > 0 && Number(text) <= SEATS_MAX);

/** In smallest units; null where it is no price. */
const priceOf = ({ unit, price }: SaleDraft, choices: SaleChoices | undefined): bigint | null => {
  const value = readAmount(price, unit === 'WGM' ? 0 : (choices?.tokens?.decimals ?? 0));
  return value === null || value <= 0n ? null : value;
};

export const problemsOf = (draft: SaleDraft, choices: SaleChoices | undefined): SaleProblems => ({
  ...(priceOf(draft, choices) === null ? { price: words.priceWrong } : {}),
  ...(isSeats(draft.seats.trim()) ? {} : { seats: words.seatsWrong }),
});

export const saveSale = async (
  stream_id: StreamId,
  draft: SaleDraft,
  choices: SaleChoices | undefined,
): Promise<void> => {
  const price = priceOf(draft, choices);
  if (!draft.isOn) await ask(ticketCalls.dropSale, { stream_id });
  else if (price !== null) {
    const seats = draft.seats.trim() === '' ? null : Number(draft.seats.trim());
    await ask(ticketCalls.setSale, { stream_id, unit: draft.unit, price: String(price), seats });
  }
};

/** What is wrong shows once somebody has tried to save it. */
export const useSaleDraft = (sale: SaleView | null, choices: SaleChoices | undefined) => {
  const [draft, setDraft] = useState(() => draftOf(sale));
  const [isTried, setTried] = useState(false);
  const problems = draft.isOn ? problemsOf(draft, choices) : {};
  return {
    draft,
    setDraft,
    problems: isTried ? problems : {},
    /** Whether it can be saved; says why not, if it cannot. */
    check: (): boolean => {
      setTried(true);
      return problems.price === undefined && problems.seats === undefined;
    },
  };
};
