import { chainErrors } from '@wagram/contract/chain';
import { walletCalls } from '@wagram/contract/wallet';
import { createHistory, type NamedNetwork } from '#chain';
import { every, fail, route, type App } from '#kernel';
import { keepContact, listContacts } from './contacts.ts';
import { listEntries } from './entries.ts';
import { deleteOldChallenges } from './linked.gen.ts';
import { findLinked, linkAddress, makeChallenge, showHoldings, unlinkAddress } from './linked.ts';
import { readRecipient } from './recipient.ts';
import { readShown } from './shown.ts';
import { tellReceiversHere } from './tell-receivers.ts';

const HOUR_MS = 3_600_000;

export const walletRoutes = (app: App, chain: NamedNetwork | null): void => {
  const { db } = app;
  const history = chain === null ? null : createHistory(chain, chain.book.find);
  if (chain !== null && history !== null) tellReceiversHere(app, chain, history);

  route(app, walletCalls.readLinked, async ({ viewer }) => ({ linked: await findLinked(db, viewer.memberId) }));
  route(app, walletCalls.askChallenge, ({ viewer, input, now }) => makeChallenge(app, viewer, input.address, now));
  route(app, walletCalls.linkAddress, async ({ viewer, input, now }) => ({
    linked: await linkAddress(app, viewer, input, now),
  }));
  route(app, walletCalls.unlinkAddress, async ({ viewer }) => {
    await unlinkAddress(app, viewer);
    return {};
  });

  route(app, walletCalls.showHoldings, async ({ viewer, input }) => ({
    linked: await showHoldings(app, viewer, input.is_shown),
  }));
  route(app, walletCalls.readShown, async ({ viewer, input }) => ({
    shown: await readShown(app, chain ?? fail(chainErrors, 'chain_off'), viewer.memberId, input.username),
  }));

  route(app, walletCalls.readRecipient, async ({ viewer, input }) => ({
    recipient: await readRecipient(app, chain, viewer.memberId, input.to),
  }));
  route(app, walletCalls.listContacts, async ({ viewer }) => ({
    contacts: await listContacts(app, chain, viewer.memberId),
  }));
  route(app, walletCalls.keepContact, async ({ viewer, input }) => {
    await keepContact(app, viewer.memberId, input);
    return {};
  });
  route(app, walletCalls.listChainEntries, ({ viewer, input }) =>
    listEntries(db, history ?? fail(chainErrors, 'chain_off'), viewer?.memberId ?? null, input),
  );

  every(app, 'forget challenges', HOUR_MS, (tx, now) => deleteOldChallenges(tx, { now }));
};
