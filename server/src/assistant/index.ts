// The assistant. Owns nothing and changes nothing: it reads what its viewer may see, and answers with words and links.
export { assistantRoutes } from './routes.ts';
