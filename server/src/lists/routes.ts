import { listCalls, tagCalls } from '@wagram/contract/lists';
import { route, type App } from '#kernel';
import { keepInDemo, toMemberCard } from '#members';
import { deleteList, deleteSeat, selectListPosts, selectLists, selectSeated } from './lists.gen.ts';
import { pageOf } from './page.ts';
import { addToList, createList, renameList } from './service.ts';
import { selectTagPosts } from './tags.gen.ts';
import { followTag, listFollowedTags, unfollowTag } from './tags.ts';

const tagRoutes = (app: App): void => {
  route(app, tagCalls.listFollowedTags, ({ viewer }) => listFollowedTags(app.db, viewer.memberId));
  route(app, tagCalls.followTag, ({ input, viewer, now }) => followTag(app, viewer.memberId, input.tag, now));
  route(app, tagCalls.unfollowTag, ({ input, viewer }) => unfollowTag(app.db, viewer.memberId, input.tag));
  route(app, tagCalls.readTagPosts, ({ input, viewer }) =>
    pageOf(input, (before, count) => selectTagPosts(app.db, { viewer: viewer.memberId, before, count })),
  );
};

export const listRoutes = (app: App): void => {
  const { db } = app;
  tagRoutes(app);
  route(app, listCalls.readLists, async ({ input, viewer }) => ({
    lists: await selectLists(db, { ownerId: viewer.memberId, memberId: input.member_id ?? null }),
    follows_tags: (await listFollowedTags(db, viewer.memberId)).tags.length > 0,
  }));
  route(app, listCalls.createList, ({ input, viewer, now }) => createList(app, viewer.memberId, input.name, now));
  route(app, listCalls.renameList, ({ input, viewer }) => renameList(db, viewer.memberId, input.list_id, input.name));
  route(app, listCalls.deleteList, async ({ input, viewer }) => {
    await deleteList(db, { ownerId: viewer.memberId, listId: input.list_id });
    return {};
  });
  route(app, listCalls.addToList, async ({ input, viewer, now }) => {
    await keepInDemo(db, viewer, 'member', input.member_id, 'put members on lists');
    return addToList(app, viewer.memberId, input.list_id, input.member_id, now);
  });
  route(app, listCalls.takeOffList, async ({ input, viewer }) => {
    await deleteSeat(db, { ownerId: viewer.memberId, listId: input.list_id, memberId: input.member_id });
    return { holds: false };
  });
  route(app, listCalls.readListMembers, async ({ input, viewer }) => ({
    members: (await selectSeated(db, { ownerId: viewer.memberId, listId: input.list_id })).map(toMemberCard),
  }));
  route(app, listCalls.readListPosts, ({ input, viewer }) =>
    pageOf(input, (before, count) =>
      selectListPosts(db, { viewer: viewer.memberId, listId: input.list_id, before, count }),
    ),
  );
};
