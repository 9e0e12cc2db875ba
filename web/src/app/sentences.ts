import type { analyticsErrors } from '@wagram/contract/analytics';
import type { assistantErrors } from '@wagram/contract/assistant';
import type { authErrors } from '@wagram/contract/auth';
import type { blockErrors } from '@wagram/contract/blocks';
import type { bookmarkErrors } from '@wagram/contract/bookmarks';
import type { chainErrors } from '@wagram/contract/chain';
import type { commentErrors } from '@wagram/contract/comments';
import type { creditErrors } from '@wagram/contract/credit';
import type { draftErrors } from '@wagram/contract/drafts';
import type { exploreErrors } from '@wagram/contract/explore';
import type { federationErrors } from '@wagram/contract/federation';
import type { followErrors } from '@wagram/contract/follows';
import type { gameErrors } from '@wagram/contract/games';
import type { groupErrors } from '@wagram/contract/groups';
import type { helpErrors } from '@wagram/contract/help';
import type { importErrors } from '@wagram/contract/imports';
import type { invoiceErrors } from '@wagram/contract/invoices';
import type { idempotencyErrors, kernelErrors } from '@wagram/contract/kernel';
import type { launchErrors } from '@wagram/contract/launchpad';
import type { ledgerErrors } from '@wagram/contract/ledger';
import type { listErrors } from '@wagram/contract/lists';
import type { mediaErrors, mediaUseErrors } from '@wagram/contract/media';
import type { messageErrors } from '@wagram/contract/messages';
import type { moderationErrors } from '@wagram/contract/moderation';
import type { moneyErrors } from '@wagram/contract/money';
import type { noticeErrors } from '@wagram/contract/notifications';
import type { postErrors } from '@wagram/contract/posts';
import type { profileErrors } from '@wagram/contract/profiles';
import type { rewardErrors } from '@wagram/contract/rewards';
import type { rightsErrors } from '@wagram/contract/rights';
import type { searchErrors } from '@wagram/contract/search';
import type { stakingErrors } from '@wagram/contract/staking';
import type { streamErrors } from '@wagram/contract/streams';
import type { swapErrors } from '@wagram/contract/swap';
import type { ticketErrors } from '@wagram/contract/tickets';
import type { translationErrors } from '@wagram/contract/translation';
import type { treasuryErrors } from '@wagram/contract/treasury';
import type { verificationErrors } from '@wagram/contract/verification';
import type { videoErrors } from '@wagram/contract/video';
import type { walletErrors } from '@wagram/contract/wallet';
import type { Sentences } from '#kernel';

type Catalogues = [
  typeof analyticsErrors,
  typeof assistantErrors,
  typeof authErrors,
  typeof blockErrors,
  typeof bookmarkErrors,
  typeof chainErrors,
  typeof commentErrors,
  typeof creditErrors,
  typeof draftErrors,
  typeof exploreErrors,
  typeof federationErrors,
  typeof followErrors,
  typeof gameErrors,
  typeof groupErrors,
  typeof helpErrors,
  typeof idempotencyErrors,
  typeof importErrors,
  typeof invoiceErrors,
  typeof kernelErrors,
  typeof launchErrors,
  typeof ledgerErrors,
  typeof listErrors,
  typeof mediaErrors,
  typeof mediaUseErrors,
  typeof messageErrors,
  typeof moderationErrors,
  typeof moneyErrors,
  typeof noticeErrors,
  typeof postErrors,
  typeof profileErrors,
  typeof rewardErrors,
  typeof rightsErrors,
  typeof searchErrors,
  typeof stakingErrors,
  typeof streamErrors,
  typeof swapErrors,
  typeof ticketErrors,
  typeof translationErrors,
  typeof treasuryErrors,
  typeof verificationErrors,
  typeof videoErrors,
  typeof walletErrors,
];

type CodeOf<C> = C extends unknown ? Extract<keyof C, string> : never;

/** Every code that the server refuses with. */
export type RefusalCode = CodeOf<Catalogues[number]>;

/** OPS-07: by its number an operator finds what went wrong in the log. */
export const withRequestId = (details: unknown, say: (id: string) => string): string => {
  const id = (details as { request_id?: unknown } | null | undefined)?.request_id;
  return typeof id === 'string' ? say(id) : '';
};

/** What sentences.de.ts is: refusals by their code, and rules by their English sentence. What is missing is said in English. */
export interface AppSentences extends Sentences {
  readonly refusals: Readonly<Partial<Record<RefusalCode, string | ((details: unknown) => string)>>>;
}
