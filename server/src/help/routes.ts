import { helpCalls, helpErrors } from '@wagram/contract/help';
import { every, fail, route, type App } from '#kernel';
import { switchOffDigests } from '#settings';
import { deleteDone } from './contact.gen.ts';
import { closeContact, listContacts, writeToOperator } from './contact.ts';
import { startDigests } from './digest.ts';
import { readToken } from './token.ts';

export const helpRoutes = (app: App): void => {
  route(app, helpCalls.contact, ({ input, viewer, now }) => writeToOperator(app, viewer, input, now));
  route(app, helpCalls.listContactMessages, ({ input }) => listContacts(app.db, input));
  route(app, helpCalls.closeContact, async ({ input, now }) => {
    await closeContact(app.db, input.contact_id, now);
    return {};
  });
  every(app, 'forget closed contact messages', 3_600_000, async (tx, now) => {
    await deleteDone(tx, { now });
  });

  route(app, helpCalls.readDocument, async ({ input }) => ({ text: app.config.documents[input.name] }));

  route(app, helpCalls.stopDigest, async ({ input, now }) => {
    const memberId = readToken(app.seal, input.token);
    if (memberId === null) fail(helpErrors, 'link_unknown');
    await switchOffDigests(app.db, memberId, now);
    return {};
  });

  startDigests(app);
};
