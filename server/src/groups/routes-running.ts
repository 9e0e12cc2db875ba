import { groupRunCalls } from '@house/contract/groups';
import { route, type House } from '#kernel';
import { createBot, listBots, removeBot } from './bots.ts';
import { answerHeld, listHeld } from './held.ts';
import { createInvite, listInvites, revokeInvite } from './invites.ts';
import { addMember, changeMember, listBans, listMembers } from './members.ts';
import { answerJoinRequest, listJoinRequests } from './requests.ts';

const calls = groupRunCalls;

/** What those do who run a group. */
export const runRoutes = (house: House): void => {
  peopleRoutes(house);
  toolRoutes(house);
};

const peopleRoutes = (house: House): void => {
  const { db } = house;

  route(house, calls.listMembers, ({ input, viewer }) => listMembers(db, viewer.memberId, input.group_id, input));

  route(house, calls.addMember, async ({ input, viewer, now }) => ({
    member: await addMember(house, viewer.memberId, input.group_id, input.member_id, now),
  }));

  route(house, calls.changeMember, async ({ input, viewer, now }) => ({
    member: await changeMember(house, viewer.memberId, input.group_id, input.member_id, input, now),
  }));

  route(house, calls.listBans, ({ input, viewer }) => listBans(db, viewer.memberId, input.group_id, input));

  route(house, calls.listJoinRequests, ({ input, viewer }) =>
    listJoinRequests(db, viewer.memberId, input.group_id, input),
  );

  route(house, calls.answerJoinRequest, ({ input, viewer, now }) =>
    answerJoinRequest(house, viewer.memberId, input.group_id, input.member_id, input.action, now),
  );
};

const toolRoutes = (house: House): void => {
  const { db } = house;

  route(house, calls.listInvites, async ({ input, viewer, now }) => ({
    invites: await listInvites(db, viewer.memberId, input.group_id, now),
  }));

  route(house, calls.createInvite, ({ input, viewer, now, keepReply }) =>
    createInvite(house, viewer.memberId, input.group_id, input, now, keepReply),
  );

  route(house, calls.revokeInvite, async ({ input, viewer }) => {
    await revokeInvite(house, viewer.memberId, input.group_id, input.code);
    return {};
  });

  route(house, calls.listBots, async ({ input, viewer }) => ({
    bots: await listBots(db, viewer.memberId, input.group_id),
  }));

  route(house, calls.createBot, ({ input, viewer, now }) =>
    createBot(house, viewer.memberId, input.group_id, input.name, now),
  );

  route(house, calls.removeBot, async ({ input, viewer }) => {
    await removeBot(house, viewer.memberId, input.group_id, input.bot_id);
    return {};
  });

  route(house, calls.listHeld, ({ input, viewer }) => listHeld(db, viewer.memberId, input.group_id, input));

  route(house, calls.answerHeld, async ({ input, viewer, now }) => ({
    message: await answerHeld(house, viewer.memberId, input.group_id, input.message_id, input.action, now),
  }));
};
