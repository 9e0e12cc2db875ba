import { groupRunCalls } from '@wagram/contract/groups';
import { route, type App } from '#kernel';
import { createBot, listBots, removeBot } from './bots.ts';
import { answerHeld, listHeld } from './held.ts';
import { createInvite, listInvites, revokeInvite } from '../joining/invites.ts';
import { addMember, changeMember, listBans, listMembers } from './members.ts';
import { answerJoinRequest, listJoinRequests } from '../joining/requests.ts';

const calls = groupRunCalls;

/** What those do who run a group. */
export const runRoutes = (app: App): void => {
  peopleRoutes(app);
  toolRoutes(app);
};

const peopleRoutes = (app: App): void => {
  const { db } = app;

  route(app, calls.listMembers, ({ input, viewer }) => listMembers(db, viewer.memberId, input.group_id, input));

  route(app, calls.addMember, async ({ input, viewer, now }) => ({
    member: await addMember(app, viewer.memberId, input.group_id, input.member_id, now),
  }));

  route(app, calls.changeMember, async ({ input, viewer, now }) => ({
    member: await changeMember(app, viewer.memberId, input.group_id, input.member_id, input, now),
  }));

  route(app, calls.listGroupBans, ({ input, viewer }) => listBans(db, viewer.memberId, input.group_id, input));

  route(app, calls.listJoinRequests, ({ input, viewer }) =>
    listJoinRequests(db, viewer.memberId, input.group_id, input),
  );

  route(app, calls.answerJoinRequest, ({ input, viewer, now }) =>
    answerJoinRequest(app, viewer.memberId, input.group_id, input.member_id, input.action, now),
  );
};

const toolRoutes = (app: App): void => {
  const { db } = app;

  route(app, calls.listInvites, async ({ input, viewer, now }) => ({
    invites: await listInvites(db, viewer.memberId, input.group_id, now),
  }));

  route(app, calls.createInvite, ({ input, viewer, now, keepReply }) =>
    createInvite(app, viewer.memberId, input.group_id, input, now, keepReply),
  );

  route(app, calls.revokeInvite, async ({ input, viewer }) => {
    await revokeInvite(app, viewer.memberId, input.group_id, input.code);
    return {};
  });

  route(app, calls.listBots, async ({ input, viewer }) => ({
    bots: await listBots(db, viewer.memberId, input.group_id),
  }));

  route(app, calls.createBot, ({ input, viewer, now }) =>
    createBot(app, viewer.memberId, input.group_id, input.name, now),
  );

  route(app, calls.removeBot, async ({ input, viewer }) => {
    await removeBot(app, viewer.memberId, input.group_id, input.bot_id);
    return {};
  });

  route(app, calls.listHeld, ({ input, viewer }) => listHeld(db, viewer.memberId, input.group_id, input));

  route(app, calls.answerHeld, async ({ input, viewer, now }) => ({
    message: await answerHeld(app, viewer.memberId, input.group_id, input.message_id, input.action, now),
  }));
};
