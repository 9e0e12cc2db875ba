// Who a person is: handle, name, badge, avatar and counts. Owns the members table; others change it through this door.
export { fillAvatar, insertMember, lockMembers, updateProfile, updateResting, type ProfileChange } from './change.ts';
export {
  clearEmail,
  clearX,
  setBadge,
  setEmailVerified,
  setInviter,
  setPinned,
  setWelcomed,
  setX,
  setXFollowers,
} from './changes.gen.ts';
export { keepInDemo } from './demo.ts';
export { eraseOf } from './erase.ts';
export { exportOf } from './export.ts';
export { selectMemberByEmail, selectMemberByHandle, selectMemberById, selectMemberByTwitterId } from './find.ts';
export { mailTo, type Letter } from './mail-to.ts';
export type { Member } from './members.gen.ts';
export { endOfPeople, startOfPeople } from './people-page.ts';
export { deleteDemoMembers, selectDemoMembers } from './seed.gen.ts';
export { hasRealMember, insertDemoMembers, type DemoMemberDraft } from './seed.ts';
export { setReinstated, setState, setSuspended, type MemberChange } from './state.ts';
export { createMember, freeHandle, identified, isEarly, type MemberDraft } from './service.ts';
export { badgeOf, toBadge, toMemberCard, toOwnProfileView, toProfileView, type MemberCardRow } from './view.ts';
