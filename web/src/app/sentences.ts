import type { analyticsErrors } from '@wagram/contract/analytics';
import type { assistantErrors } from '@wagram/contract/assistant';
import type { authErrors } from '@wagram/contract/auth';
import type { blockErrors } from '@wagram/contract/blocks';
import type { bookmarkErrors } from '@wagram/contract/bookmarks';
import type { commentErrors } from '@wagram/contract/comments';
import type { draftErrors } from '@wagram/contract/drafts';
import type { followErrors } from '@wagram/contract/follows';
import type { gameErrors } from '@wagram/contract/games';
import type { groupErrors } from '@wagram/contract/groups';
import type { helpErrors } from '@wagram/contract/help';
import type { kernelErrors } from '@wagram/contract/kernel';
import type { ledgerErrors } from '@wagram/contract/ledger';
import type { mediaErrors } from '@wagram/contract/media';
import type { messageErrors } from '@wagram/contract/messages';
import type { moderationErrors } from '@wagram/contract/moderation';
import type { noticeErrors } from '@wagram/contract/notifications';
import type { postErrors } from '@wagram/contract/posts';
import type { profileErrors } from '@wagram/contract/profiles';
import type { rewardErrors } from '@wagram/contract/rewards';
import type { rightsErrors } from '@wagram/contract/rights';
import type { searchErrors } from '@wagram/contract/search';
import type { streamErrors } from '@wagram/contract/streams';
import type { verificationErrors } from '@wagram/contract/verification';
import type { videoErrors } from '@wagram/contract/video';
import type { Sentences } from '#kernel';

type Catalogues = [
  typeof analyticsErrors,
  typeof assistantErrors,
  typeof authErrors,
  typeof blockErrors,
  typeof bookmarkErrors,
  typeof commentErrors,
  typeof draftErrors,
  typeof followErrors,
  typeof gameErrors,
  typeof groupErrors,
  typeof helpErrors,
  typeof kernelErrors,
  typeof ledgerErrors,
  typeof mediaErrors,
  typeof messageErrors,
  typeof moderationErrors,
  typeof noticeErrors,
  typeof postErrors,
  typeof profileErrors,
  typeof rewardErrors,
  typeof rightsErrors,
  typeof searchErrors,
  typeof streamErrors,
  typeof verificationErrors,
  typeof videoErrors,
];

type CodeOf<C> = C extends unknown ? Extract<keyof C, string> : never;

/** Every code that the server refuses with. */
export type RefusalCode = CodeOf<Catalogues[number]>;

/** What sentences.de.ts is: refusals by their code, and rules by their English sentence. What is missing is said in English. */
export interface AppSentences extends Sentences {
  readonly refusals: Readonly<Partial<Record<RefusalCode, string | ((details: unknown) => string)>>>;
}
