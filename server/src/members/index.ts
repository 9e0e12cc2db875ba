// Who a person is: handle, name, badge, avatar and counts. Owns the members table; others change it through this door.
export { updateResting } from './badge-queries.ts';
export { keepInDemo } from './demo.ts';
export { eraseOf } from './erase.ts';
export { exportOf } from './export.ts';
export {
  fillAvatar,
  insertMember,
  lockMembers,
  selectMemberByEmail,
  selectMemberByHandle,
  selectMemberById,
  selectMemberByTwitterId,
  updateMember,
  type Member,
} from './queries.ts';
export { followersCounted, followingCounted } from './counts.ts';
export { endOfPeople, startOfPeople } from './people-page.ts';
export {
  deleteDemoMembers,
  followsAddedUp,
  hasRealMember,
  insertDemoMembers,
  postsAddedUp,
  selectDemoMembers,
  type DemoMemberDraft,
} from './seed.ts';
export { createMember, freeHandle, identified, isEarly, type MemberDraft } from './service.ts';
export { badgeOf, toBadge, toMemberCard, toOwnProfileView, toProfileView, type MemberCardRow } from './view.ts';
export * from './visibility.ts';
