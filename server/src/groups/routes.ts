import { groupCalls } from '@house/contract/groups';
import { route, type House } from '#kernel';
import { keepInDemo } from '#members';
import { sayAsBot } from './bots.ts';
import { startGuard } from './guard.ts';
import { readInvite } from './invites.ts';
import { joinGroup, leaveGroup } from './joining.ts';
import { runRoutes } from './routes-running.ts';
import { changeGroup, createGroup, deleteGroup, listGroups, readGroup } from './service.ts';

export const groupRoutes = (house: House): void => {
  const { db } = house;
  startGuard(house);
  runRoutes(house);

  route(house, groupCalls.createGroup, ({ input, viewer, now, keepReply }) => {
    const { owner_id: _owner, kind, ...draft } = input;
    return createGroup(house, viewer.memberId, kind, draft, now, keepReply);
  });

  route(house, groupCalls.listGroups, ({ input, viewer }) => listGroups(db, viewer?.memberId ?? null, input));

  route(house, groupCalls.readGroup, async ({ input, viewer }) => ({
    group: await readGroup(db, viewer?.memberId ?? null, input.group_id),
  }));

  route(house, groupCalls.changeGroup, async ({ input, viewer, now }) => {
    const { user_id: _user, group_id: groupId, ...wish } = input;
    return { group: await changeGroup(house, viewer.memberId, groupId, wish, now) };
  });

  route(house, groupCalls.deleteGroup, async ({ input, viewer }) => {
    await deleteGroup(house, viewer.memberId, input.group_id);
    return {};
  });

  route(house, groupCalls.joinGroup, async ({ input, viewer, now }) => {
    if (input.group_id !== undefined)
      await keepInDemo(db, viewer, 'conversation', input.group_id, 'join groups of members');
    return joinGroup(house, viewer.memberId, input, now);
  });

  route(house, groupCalls.leaveGroup, async ({ input, viewer, now }) => {
    await leaveGroup(house, viewer.memberId, input.group_id, now);
    return {};
  });

  route(house, groupCalls.readInvite, ({ input, viewer, now }) =>
    readInvite(db, viewer?.memberId ?? null, input.code, now),
  );

  route(house, groupCalls.sayAsBot, ({ input, headerToken, now }) =>
    sayAsBot(house, input.token ?? headerToken, input.content, now),
  );
};
