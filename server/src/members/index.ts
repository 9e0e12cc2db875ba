// Who a person is: handle, name, badge, avatar and counts. Owns the members table; others change it through this door.
export {
  insertMember,
  selectMemberByEmail,
  selectMemberByHandle,
  selectMemberById,
  selectMemberByTwitterId,
  updateMember,
  type Member,
} from './queries.ts';
export { followersCounted, followingCounted, postsCounted } from './counts.ts';
export {
  deleteDemoMembers,
  followsAddedUp,
  hasRealMember,
  insertDemoMembers,
  postsAddedUp,
  selectDemoMembers,
  type DemoMemberDraft,
} from './seed.ts';
export { createMember, freeHandle, type MemberDraft } from './service.ts';
export { toBadge, toOwnProfileView, toProfileView } from './view.ts';
