// MON-11: tickets for tokens.
import { ticketErrors } from '@wagram/contract/tickets';
import { fail, type MemberId } from '#kernel';

/** What a sale for tokens is kept with. */
export interface TokenTerms {
  readonly decimals: number;
  readonly genesis: string;
  readonly mint: string;
  readonly hostAddress: string;
}

export interface TokenOffer {
  /** Says why not. */
  termsFor(hostId: MemberId): Promise<TokenTerms>;
}

export const noTokens: TokenOffer = { termsFor: async () => fail(ticketErrors, 'tokens_not_taken') };
