import { groupCalls } from '@wagram/contract/groups';
import { route, type App } from '#kernel';
import { keepInDemo } from '#members';
import type { Messages } from '#messages';
import { sayAsBot } from './running/bots.ts';
import { startGuard } from './saying/guard.ts';
import { readInvite } from './joining/invites.ts';
import { joinGroup, leaveGroup } from './joining/joining.ts';
import { runRoutes } from './running/routes-running.ts';
import { changeGroup, createGroup, deleteGroup, listGroups, previewGroup, readGroup } from './service.ts';

export const groupRoutes = (app: App, messages: Messages): void => {
  const { db } = app;
  startGuard(app, messages);
  runRoutes(app);

  route(app, groupCalls.createGroup, ({ input, viewer, now, keepReply }) => {
    const { owner_id: _owner, kind, ...draft } = input;
    return createGroup(app, viewer.memberId, kind, draft, now, keepReply);
  });

  route(app, groupCalls.listGroups, ({ input, viewer }) => listGroups(db, viewer?.memberId ?? null, input));

  route(app, groupCalls.previewGroup, async ({ input, viewer }) => ({
    messages: await previewGroup(db, viewer.memberId, input.group_id),
  }));

  route(app, groupCalls.readGroup, async ({ input, viewer }) => ({
    group: await readGroup(db, viewer?.memberId ?? null, input.group_id),
  }));

  route(app, groupCalls.changeGroup, async ({ input, viewer, now }) => {
    const { user_id: _user, group_id: groupId, ...patch } = input;
    return { group: await changeGroup(app, viewer.memberId, groupId, patch, now) };
  });

  route(app, groupCalls.deleteGroup, async ({ input, viewer }) => {
    await deleteGroup(app, viewer.memberId, input.group_id);
    return {};
  });

  route(app, groupCalls.joinGroup, async ({ input, viewer, now }) => {
    if (input.group_id !== undefined)
      await keepInDemo(db, viewer, 'conversation', input.group_id, 'join groups of members');
    return joinGroup(app, viewer.memberId, input, now);
  });

  route(app, groupCalls.leaveGroup, async ({ input, viewer, now }) => {
    await leaveGroup(app, viewer.memberId, input.group_id, now);
    return {};
  });

  route(app, groupCalls.readInvite, ({ input, viewer, now }) =>
    readInvite(db, viewer?.memberId ?? null, input.code, now),
  );

  route(app, groupCalls.sayAsBot, ({ input, headerToken, now }) =>
    sayAsBot(app, input.token ?? headerToken, input.content, now),
  );
};
