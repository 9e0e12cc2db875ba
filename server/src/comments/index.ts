// What people answer to a post. Owns comments and their likes; a deleted comment takes its replies with it.
export { selectCommentViolations } from './comments.gen.ts';
export { eraseOf } from './erase.ts';
export { exportOf } from './export.ts';
export { hideComment } from './hide.ts';
export { commentRoutes } from './routes.ts';
export { seedCommentLikes, seedComments } from './seed.ts';
export { createComment, getComment, reactToComment, removeComment } from './service.ts';
export { changeDistantComment } from './distant.ts';
export { toCommentView } from './view.ts';
