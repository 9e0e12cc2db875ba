import { texts } from './texts-jobs.ts';

/** What people call each kind of work in the background. */
export const jobKinds = (): Readonly<Record<string, string>> => texts.kinds;
