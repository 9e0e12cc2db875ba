import { chainCalls } from '@wagram/contract/chain';
import { commentCalls } from '@wagram/contract/comments';
import { creditCalls } from '@wagram/contract/credit';
import type { PostId } from '@wagram/contract/kernel';
import { ledgerCalls } from '@wagram/contract/ledger';
import { listCalls } from '@wagram/contract/lists';
import { messageCalls } from '@wagram/contract/messages';
import { feedType, postCalls, type FeedType } from '@wagram/contract/posts';
import { profileCalls } from '@wagram/contract/profiles';
import { rewardCalls } from '@wagram/contract/rewards';
import { streamCalls } from '@wagram/contract/streams';
import { treasuryCalls } from '@wagram/contract/treasury';
import { walletCalls } from '@wagram/contract/wallet';
import { firstComments, putFirstComments } from '#comments';
import { putClaim } from '#credit';
import { idFrom } from '#kernel';
import { putBalance, putEarnings } from '#ledger';
import { putLists } from '#lists';
import { putInbox } from '#messages';
import { putFeed, putPostPage, putTicker } from '#posts';
import { putProfile } from '#profiles';
import { putRewards } from '#rewards';
import { putMostWatched } from '#streams';
import { HomePage } from '../../pages/home/home.tsx';
import { HOME_TAB } from '../../pages/home/tab.ts';
import { MessagesPage } from '../../pages/talking/messages.tsx';
import { PostPage } from '../../pages/post/post.tsx';
import { ProfilePage } from '../../pages/people/profile.tsx';
import { UserPage } from '../../pages/people/user.tsx';
import { WalletPage } from '../../pages/wallet/wallet.tsx';
import { printed, question, type Visit } from './question.ts';

/** A router that has gone nowhere yet calls where it is this. */
const VISIT = 'default';

/** FEED-02: the tab in the address; without one the tab that was read last; else Trenches. A list is asked for by the page. */
const tabOf = ({ query, cookies }: Visit): FeedType | null =>
  feedType.safeParse(query.get('tab') ?? cookies[HOME_TAB] ?? 'trenches').data ?? null;

const home = printed({
  path: '/home',
  Page: HomePage,
  at: (visit) => `/home?tab=${tabOf(visit)}`,
  asks: (visit) => {
    const feed_type = tabOf(visit);
    return {
      ...(feed_type === null ? {} : { feed: question(postCalls.readPosts, { feed_type, user_id: visit.viewer }) }),
      ticker: question(postCalls.readTicker, {}),
      streams: question(streamCalls.listStreams, { state: 'live', limit: 1 }),
      lists: question(listCalls.readLists, {}),
    };
  },
  put: (client, visit, { feed, ticker, streams, lists }) => {
    const tab = tabOf(visit);
    if (tab === null || feed === undefined) return false;
    putFeed(client, { feed: tab, visit: VISIT }, visit.viewer, feed);
    if (ticker !== undefined) putTicker(client, ticker);
    if (streams !== undefined) putMostWatched(client, streams);
    // Their names are tabs, beside those that everybody has.
    if (lists !== undefined) putLists(client, visit.viewer, lists);
    return true;
  },
});

const post = printed({
  path: '/post/:id',
  Page: PostPage,
  asks: ({ params, viewer }) => {
    const id = idFrom<PostId>(params['id']);
    return {
      post: question(postCalls.readPosts, { id, user_id: viewer }),
      comments: question(commentCalls.listComments, firstComments(id)),
    };
  },
  put: (client, { viewer }, { post: reply, comments }) => {
    const found = reply?.post;
    if (found === undefined) return false;
    putPostPage(client, found, viewer);
    if (comments !== undefined) putFirstComments(client, found.id, viewer, comments);
    return true;
  },
});

/** A profile by its address, or one's own. */
const profile = (path: string, Page: typeof UserPage, nameOf: (visit: Visit) => string) =>
  printed({
    path,
    Page,
    asks: (visit) => ({ profile: question(profileCalls.readProfile, { username: nameOf(visit) }) }),
    put: (client, visit, { profile: reply }) => {
      if (reply === undefined) return false;
      putProfile(client, nameOf(visit), visit.viewer, reply);
      return true;
    },
  });

const messages = printed({
  path: '/messages',
  Page: MessagesPage,
  asks: ({ viewer }) => ({ inbox: question(messageCalls.listConversations, { user_id: viewer }) }),
  put: (client, _visit, { inbox }) => {
    if (inbox === undefined) return false;
    putInbox(client, inbox);
    return true;
  },
});

/** What is on the network is asked for by the page: it depends on the keys of the device. */
const wallet = printed({
  path: '/wallet',
  Page: WalletPage,
  asks: ({ viewer: user_id }) => ({
    balance: question(ledgerCalls.readBalance, { user_id }),
    earnings: question(ledgerCalls.readEarnings, { user_id }),
    claim: question(creditCalls.readClaim, { user_id }),
    rewards: question(rewardCalls.readRewards, { user_id }),
    treasury: question(treasuryCalls.readTreasury, { user_id }),
    network: question(chainCalls.readNetwork, {}),
    linked: question(walletCalls.readLinked, { user_id }),
  }),
  put: (client, { viewer }, { balance, earnings, claim, rewards }) => {
    if (balance === undefined) return false;
    putBalance(client, viewer, balance);
    if (earnings !== undefined) putEarnings(client, viewer, earnings);
    if (claim !== undefined) putClaim(client, viewer, claim);
    if (rewards !== undefined) putRewards(client, viewer, rewards);
    return true;
  },
});

/** The screens that people come to from outside, and what they ask first. */
export const printedScreens = [
  home,
  post,
  profile('/user/:username', UserPage, ({ params }) => params['username'] ?? ''),
  profile('/profile', ProfilePage, ({ member }) => member.username),
  messages,
  wallet,
];
