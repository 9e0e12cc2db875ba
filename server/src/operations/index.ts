// How the program runs, for those who run it. Owns what processes say of themselves and which backups were made; promises
// that nothing in it is about a member.
export { noteBackup, noteRehearsal, type MadeBackup } from './backups.ts';
export { operationRoutes } from './routes.ts';
