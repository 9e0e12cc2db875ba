import { authCalls } from '@wagram/contract/auth';

// What the form is checked with comes when somebody types: until then nobody needs it.
export const { login, signup } = authCalls;
