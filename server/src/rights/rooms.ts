// Every room that keeps something about members, in the order in which they are erased: a room stands before those whose
// rows it needs to see.
import { eraseOf as eraseActivity, exportOf as exportActivity } from '#analytics';
import { eraseOf as eraseAuth, exportOf as exportAuth } from '#auth';
import { eraseOf as eraseBlocks, exportOf as exportBlocks } from '#blocks';
import { eraseOf as eraseBookmarks, exportOf as exportBookmarks } from '#bookmarks';
import { eraseOf as eraseChain, exportOf as exportChain } from '#chain';
import { eraseOf as eraseComments, exportOf as exportComments } from '#comments';
import { eraseOf as eraseCredit, exportOf as exportCredit } from '#credit';
import { eraseOf as eraseDrafts, exportOf as exportDrafts } from '#drafts';
import { eraseOf as eraseExplore, exportOf as exportExplore } from '#explore';
import { eraseOf as eraseFederation, exportOf as exportFederation } from '#federation';
import { eraseOf as eraseGames, exportOf as exportGames } from '#games';
import { eraseOf as eraseGroups, exportOf as exportGroups } from '#groups';
import { eraseOf as eraseHelp, exportOf as exportHelp } from '#help';
import { eraseOf as eraseFollows, exportOf as exportFollows } from '#follows';
import { eraseOf as eraseInvoices, exportOf as exportInvoices } from '#invoices';
import { eraseOf as eraseImports, exportOf as exportImports } from '#imports';
import type { Db, MemberId } from '#kernel';
import { eraseOf as eraseLaunches, exportOf as exportLaunches } from '#launchpad';
import { eraseOf as eraseLedger, exportOf as exportLedger } from '#ledger';
import { eraseOf as eraseLists, exportOf as exportLists } from '#lists';
import { eraseOf as eraseMedia, exportOf as exportMedia } from '#media';
import { eraseOf as eraseMember, exportOf as exportMember } from '#members';
import { eraseOf as eraseMessages, exportOf as exportMessages } from '#messages';
import { eraseOf as eraseModeration, exportOf as exportModeration } from '#moderation';
import { eraseOf as eraseSweeps, exportOf as exportSweeps } from '#money';
import { eraseOf as eraseNotices, exportOf as exportNotices } from '#notifications';
import { eraseOf as erasePosts, exportOf as exportPosts } from '#posts';
import { eraseOf as eraseReferrals, exportOf as exportReferrals } from '#rewards';
import { eraseOf as eraseSettings, exportOf as exportSettings } from '#settings';
import { eraseOf as eraseStakes, exportOf as exportStakes } from '#staking';
import { eraseOf as eraseStreams, exportOf as exportStreams } from '#streams';
import { eraseOf as eraseSwaps, exportOf as exportSwaps } from '#swap';
import { eraseOf as eraseTickets, exportOf as exportTickets } from '#tickets';
import { eraseOf as eraseWithdrawals, exportOf as exportWithdrawals } from '#treasury';
import { eraseOf as eraseVideos, exportOf as exportVideos } from '#video';
import { eraseOf as eraseWallet, exportOf as exportWallet } from '#wallet';

interface Room {
  name: string;
  /** By table, what can be written as JSON. */
  exportOf(db: Db, memberId: MemberId): Promise<Readonly<Record<string, readonly unknown[]>>>;
  eraseOf(tx: Db, memberId: MemberId, now: Date): Promise<void>;
}

export const rooms: readonly Room[] = [
  { name: 'federation', exportOf: exportFederation, eraseOf: eraseFederation },
  { name: 'activity', exportOf: exportActivity, eraseOf: eraseActivity },
  { name: 'explore', exportOf: exportExplore, eraseOf: eraseExplore },
  { name: 'games', exportOf: exportGames, eraseOf: eraseGames },
  { name: 'help', exportOf: exportHelp, eraseOf: eraseHelp },
  { name: 'imports', exportOf: exportImports, eraseOf: eraseImports },
  { name: 'rewards', exportOf: exportReferrals, eraseOf: eraseReferrals },
  { name: 'money', exportOf: exportSweeps, eraseOf: eraseSweeps },
  { name: 'moderation', exportOf: exportModeration, eraseOf: eraseModeration },
  { name: 'notifications', exportOf: exportNotices, eraseOf: eraseNotices },
  { name: 'tickets', exportOf: exportTickets, eraseOf: eraseTickets },
  { name: 'launchpad', exportOf: exportLaunches, eraseOf: eraseLaunches },
  { name: 'groups', exportOf: exportGroups, eraseOf: eraseGroups },
  { name: 'streams', exportOf: exportStreams, eraseOf: eraseStreams },
  { name: 'videos', exportOf: exportVideos, eraseOf: eraseVideos },
  { name: 'credit', exportOf: exportCredit, eraseOf: eraseCredit },
  { name: 'messages', exportOf: exportMessages, eraseOf: eraseMessages },
  { name: 'bookmarks', exportOf: exportBookmarks, eraseOf: eraseBookmarks },
  { name: 'lists', exportOf: exportLists, eraseOf: eraseLists },
  { name: 'drafts', exportOf: exportDrafts, eraseOf: eraseDrafts },
  { name: 'comments', exportOf: exportComments, eraseOf: eraseComments },
  { name: 'posts', exportOf: exportPosts, eraseOf: erasePosts },
  { name: 'blocks', exportOf: exportBlocks, eraseOf: eraseBlocks },
  { name: 'follows', exportOf: exportFollows, eraseOf: eraseFollows },
  { name: 'staking', exportOf: exportStakes, eraseOf: eraseStakes },
  { name: 'swap', exportOf: exportSwaps, eraseOf: eraseSwaps },
  { name: 'treasury', exportOf: exportWithdrawals, eraseOf: eraseWithdrawals },
  { name: 'invoices', exportOf: exportInvoices, eraseOf: eraseInvoices },
  { name: 'wallet', exportOf: exportWallet, eraseOf: eraseWallet },
  { name: 'chain', exportOf: exportChain, eraseOf: eraseChain },
  { name: 'ledger', exportOf: exportLedger, eraseOf: eraseLedger },
  { name: 'media', exportOf: exportMedia, eraseOf: eraseMedia },
  { name: 'settings', exportOf: exportSettings, eraseOf: eraseSettings },
  { name: 'sign-in', exportOf: exportAuth, eraseOf: eraseAuth },
  { name: 'profile', exportOf: exportMember, eraseOf: eraseMember },
];
