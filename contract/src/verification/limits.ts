/** VERI-01: what a badge costs. The first members have it for free: VERIFIED_SIGNUPS of the members' room. */
export const VERIFICATION_POINTS = 200;
