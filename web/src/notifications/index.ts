// What happened to a member: the list, how many are unread, what they are told about, and this device's push.
export * from './api.ts';
export * from './notice-list.tsx';
export * from './notify-switches.tsx';
export * from './push-switch.tsx';
export * from './unread-count.tsx';
export * from './unread-marks.tsx';
export * from './waitlist-switches.tsx';
export { useUnread } from './use-unread.ts';
export { texts as noticeTexts } from './texts.ts';
