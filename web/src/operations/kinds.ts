import { jobKinds } from '#moderation';

/** Kinds of work that have no name for people show their own. */
export const kindOf = (kind: string): string => jobKinds()[kind] ?? kind;
