import { helpCalls, helpErrors } from '@house/contract/help';
import { fail, route, type House } from '#kernel';
import { switchOffDigests } from '#settings';
import { writeToOperator } from './contact.ts';
import { startDigests } from './digest.ts';
import { readToken } from './token.ts';

export const helpRoutes = (house: House): void => {
  route(house, helpCalls.contact, ({ input, viewer }) => writeToOperator(house, viewer, input));

  route(house, helpCalls.readDocument, async ({ input }) => ({ text: house.config.documents[input.name] }));

  route(house, helpCalls.unsubscribe, async ({ input, now }) => {
    const memberId = readToken(house.seal, input.token);
    if (memberId === null) fail(helpErrors, 'link_unknown');
    await switchOffDigests(house.db, memberId, now);
    return {};
  });

  startDigests(house);
};
