// What members bring along from elsewhere: an archive is read, shown, and written in the background at its own dates.
// Owns imports; promises that nobody is told, and that the same archive brought twice gives the same.
export { eraseOf, exportOf } from './data-rights.ts';
export { importRoutes } from './routes.ts';
