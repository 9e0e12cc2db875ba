// What members tell the operators about. Owns reports.
export { moderationRoutes } from './routes.ts';
