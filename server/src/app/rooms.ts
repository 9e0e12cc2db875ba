import { analyticsRoutes } from '#analytics';
import { assistantRoutes } from '#assistant';
import { authRoutes } from '#auth';
import { blockRoutes } from '#blocks';
import { bookmarkRoutes } from '#bookmarks';
import { commentRoutes } from '#comments';
import { createChain } from '#chain';
import { creditRoutes } from '#credit';
import { draftRoutes } from '#drafts';
import { createExplore, listCommunities, type Explore } from '#explore';
import { federationRoutes } from '#federation';
import { followRoutes } from '#follows';
import { gameRoutes } from '#games';
import { groupRoutes } from '#groups';
import { helpRoutes, helpTexts } from '#help';
import { importRoutes } from '#imports';
import { createInvoices } from '#invoices';
import type { App } from '#kernel';
import { launchRoutes, type Launchpad } from '#launchpad';
import { ledgerRoutes } from '#ledger';
import { openLinks } from '#links';
import { listRoutes } from '#lists';
import { mediaRoutes } from '#media';
import { createMessages } from '#messages';
import { moderationRoutes } from '#moderation';
import { moneyRoutes } from '#money';
import { noticeRoutes } from '#notifications';
import { operationRoutes } from '#operations';
import { postRoutes } from '#posts';
import { profileRoutes } from '#profiles';
import { rewardRoutes } from '#rewards';
import { rightsRoutes } from '#rights';
import { searchRoutes } from '#search';
import { settingsRoutes } from '#settings';
import { stakingRoutes } from '#staking';
import { streamRoutes } from '#streams';
import { ticketDoor, ticketRoutes } from '#tickets';
import { translationRoutes } from '#translation';
import { createTreasury } from '#treasury';
import { swapRoutes, type Swap } from '#swap';
import { createTrending, type Trending } from '#trending';
import { verificationRoutes } from '#verification';
import { videoRoutes } from '#video';
import { walletRoutes } from '#wallet';
import { version } from './version.ts';

/** What rooms with state of their own let others do (decision 0073). */
export interface Rooms {
  readonly trending: Trending;
  readonly explore: Explore;
  readonly swap: Swap;
  readonly launchpad: Launchpad;
}

/** Every room, from the lowest level up. A room that needs the state of another is given it here. */
export const openRooms = (app: App): Rooms => {
  settingsRoutes(app);
  mediaRoutes(app);
  ledgerRoutes(app);
  const chain = createChain(app);

  const invoices = createInvoices(app, chain);
  authRoutes(app);
  followRoutes(app);
  openLinks(app);

  const deposits = createTreasury(app, chain, invoices);
  blockRoutes(app);

  postRoutes(app);

  commentRoutes(app);
  bookmarkRoutes(app);
  listRoutes(app);
  draftRoutes(app);
  const messages = createMessages(app);
  walletRoutes(app, chain);

  stakingRoutes(app, chain);
  creditRoutes(app);
  const swap = swapRoutes(app, chain);
  profileRoutes(app);
  searchRoutes(app);
  analyticsRoutes(app);
  groupRoutes(app, messages);
  streamRoutes(app, ticketDoor(app));
  videoRoutes(app);
  const trending = createTrending(app);
  translationRoutes(app);

  noticeRoutes(app);
  rewardRoutes(app);
  verificationRoutes(app, chain, invoices, deposits);
  const launchpad = launchRoutes(app, chain);
  ticketRoutes(app, chain, invoices);
  const explore = createExplore(app, trending);
  assistantRoutes(app, {
    groups: async (viewerId, q, limit) =>
      (await listCommunities(app.db, viewerId, { q, limit, filter: 'all' }, app.clock.now())).communities,
    help: (language) => helpTexts(language).faq(app.config.brand),
    rankings: trending.rankings,
  });
  gameRoutes(app);
  helpRoutes(app);
  importRoutes(app);

  moderationRoutes(app);

  moneyRoutes(app, chain);
  operationRoutes(app, version);
  federationRoutes(app, version);

  rightsRoutes(app);
  return { trending, explore, swap, launchpad };
};
