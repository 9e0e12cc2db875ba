// Getting verified: free for the first sign-ups, for reward points afterwards. Owns no table: the badge is the member's, the
// price the ledger's.
export { verificationRoutes } from './routes.ts';
