// MON-06: a badge for tokens, by an invoice. It is there when the tokens are, and not when somebody says so.
import type { InvoiceView } from '@wagram/contract/invoices';
import { verificationErrors, type VerificationView } from '@wagram/contract/verification';
import { addressOfKey, NetworkUnreachable, RpcRefusal, takesTokens, type Chain, type OwnToken } from '#chain';
import type { InvoiceRules, Invoices } from '#invoices';
import { fail, type App, type MemberId } from '#kernel';
import { lockMembers, selectMemberById, toBadge } from '#members';
import { inUnitsOf, type Deposits } from '#treasury';
import { giveBadge } from './service.ts';

interface TokenOffer {
  view(): Promise<VerificationView['tokens']>;
  ask(memberId: MemberId): Promise<InvoiceView>;
}

const rulesFor = (deposits: Deposits): InvoiceRules => {
  const keep: InvoiceRules['keep'] = async (tx, { member_id: memberId }, extra, key, now) => {
    if (memberId !== null) await deposits.credit(tx, memberId, extra, key, now);
  };
  return {
    keep,
    settle: async (tx, invoice, arrived, now) => {
      const { member_id: memberId, amount, id } = invoice;
      if (memberId === null) return;
      await lockMembers(tx, memberId, memberId);
      const member = await selectMemberById(tx, memberId);
      if (member === null || member === undefined) return;
      // They got one in another way meanwhile: what they sent becomes credit, as far as that is possible.
      const isLate = toBadge(member) !== null;
      if (!isLate) await giveBadge(tx, memberId, 'tokens', now);
      const extra = isLate ? arrived : arrived - BigInt(amount);
      if (extra > 0n) await keep(tx, invoice, extra, id, now);
    },
  };
};

export const createTokenOffer = (app: App, chain: Chain, invoices: Invoices, deposits: Deposits): TokenOffer => {
  invoices.serve('badge', rulesFor(deposits));
  const priceIn = (token: OwnToken): bigint => inUnitsOf(app.config.chain.badgePrice, token);
  return {
    view: async () => {
      if (!takesTokens(app, chain)) return null;
      const token = await chain.token().catch((error: unknown) => {
        if (error instanceof NetworkUnreachable || error instanceof RpcRefusal) return null;
        throw error;
      });
      if (token === null) return null;
      const { decimals } = token;
      return { price: String(priceIn(token)), symbol: app.config.brand.tokens.chain, decimals };
    },
    ask: async (memberId) => {
      if (!takesTokens(app, chain)) return fail(verificationErrors, 'tokens_not_taken');
      const token = (await chain.token()) ?? fail(verificationErrors, 'tokens_not_taken');
      const member = await selectMemberById(app.db, memberId);
      if (member !== null && member !== undefined && toBadge(member) !== null)
        fail(verificationErrors, 'already_verified');
      const to = await addressOfKey(app, 'treasury');
      return invoices.ask({ memberId, purpose: 'badge', token, amount: priceIn(token), to });
    },
  };
};
