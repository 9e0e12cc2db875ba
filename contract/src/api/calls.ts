import { analyticsCalls } from '#analytics';
import { assistantCalls } from '#assistant';
import { accountCalls, authCalls } from '#auth';
import { blockCalls, mutingCalls } from '#blocks';
import { bookmarkCalls } from '#bookmarks';
import { chainCalls } from '#chain';
import { commentCalls } from '#comments';
import { creditCalls } from '#credit';
import { draftCalls } from '#drafts';
import { exploreCalls } from '#explore';
import { federationCalls } from '#federation';
import { followCalls } from '#follows';
import { gameCalls } from '#games';
import { groupCalls, groupRunCalls } from '#groups';
import { helpCalls } from '#help';
import { importCalls } from '#imports';
import { invoiceCalls } from '#invoices';
import { launchCalls } from '#launchpad';
import { ledgerCalls } from '#ledger';
import { listCalls, tagCalls } from '#lists';
import { mediaCalls } from '#media';
import { messageCalls } from '#messages';
import { moderationCalls } from '#moderation';
import { moneyCalls } from '#money';
import { noticeCalls, pushCalls } from '#notifications';
import { operationCalls } from '#operations';
import { postCalls } from '#posts';
import { profileCalls } from '#profiles';
import { rewardCalls } from '#rewards';
import { rightsCalls } from '#rights';
import { searchCalls } from '#search';
import { settingsCalls } from '#settings';
import { stakingCalls } from '#staking';
import { streamCalls, streamChatCalls, streamModeratorCalls, streamPictureCalls } from '#streams';
import { swapCalls } from '#swap';
import { ticketCalls } from '#tickets';
import { depositCalls, treasuryCalls } from '#treasury';
import { translationCalls } from '#translation';
import { trendingCalls } from '#trending';
import { verificationCalls } from '#verification';
import { videoCalls } from '#video';
import { walletCalls } from '#wallet';

/** Every call, by its room and its own name, which no other call has. A new room adds its calls here. */
export const api = {
  analytics: analyticsCalls,
  assistant: assistantCalls,
  auth: { ...accountCalls, ...authCalls },
  blocks: { ...blockCalls, ...mutingCalls },
  bookmarks: bookmarkCalls,
  chain: chainCalls,
  comments: commentCalls,
  credit: creditCalls,
  drafts: draftCalls,
  explore: exploreCalls,
  federation: federationCalls,
  follows: followCalls,
  games: gameCalls,
  groups: { ...groupCalls, ...groupRunCalls },
  help: helpCalls,
  imports: importCalls,
  invoices: invoiceCalls,
  launchpad: launchCalls,
  ledger: ledgerCalls,
  lists: { ...listCalls, ...tagCalls },
  media: mediaCalls,
  messages: messageCalls,
  moderation: moderationCalls,
  money: moneyCalls,
  notifications: { ...noticeCalls, ...pushCalls },
  operations: operationCalls,
  posts: postCalls,
  profiles: profileCalls,
  rewards: rewardCalls,
  rights: rightsCalls,
  search: searchCalls,
  settings: settingsCalls,
  staking: stakingCalls,
  streams: { ...streamCalls, ...streamChatCalls, ...streamModeratorCalls, ...streamPictureCalls },
  swap: swapCalls,
  tickets: ticketCalls,
  translation: translationCalls,
  treasury: { ...depositCalls, ...treasuryCalls },
  trending: trendingCalls,
  verification: verificationCalls,
  video: videoCalls,
  wallet: walletCalls,
} as const;
