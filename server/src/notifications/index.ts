// What happened to a member, and how they are told. Owns notices and push subscriptions; hears the events of other rooms,
// tells each of them once, and nobody of what a block, a mute or a switch keeps from them.
export { eraseOf } from './erase.ts';
export { exportOf } from './export.ts';
export { noticeRoutes } from './routes.ts';
export { seedNotices } from './seed.ts';
