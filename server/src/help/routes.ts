import { helpCalls, helpErrors } from '@house/contract/help';
import { every, fail, route, type House } from '#kernel';
import { switchOffDigests } from '#settings';
import { deleteDone } from './contact-queries.ts';
import { closeContact, listContacts, writeToOperator } from './contact.ts';
import { startDigests } from './digest.ts';
import { readToken } from './token.ts';

export const helpRoutes = (house: House): void => {
  route(house, helpCalls.contact, ({ input, viewer, now }) => writeToOperator(house, viewer, input, now));
  route(house, helpCalls.listContacts, ({ input }) => listContacts(house.db, input));
  route(house, helpCalls.closeContact, async ({ input, now }) => {
    await closeContact(house.db, input.contact_id, now);
    return {};
  });
  every(house, 'forget closed contact messages', 3_600_000, async (tx, now) => {
    await deleteDone(tx, now);
  });

  route(house, helpCalls.readDocument, async ({ input }) => ({ text: house.config.documents[input.name] }));

  route(house, helpCalls.unsubscribe, async ({ input, now }) => {
    const memberId = readToken(house.seal, input.token);
    if (memberId === null) fail(helpErrors, 'link_unknown');
    await switchOffDigests(house.db, memberId, now);
    return {};
  });

  startDigests(house);
};
