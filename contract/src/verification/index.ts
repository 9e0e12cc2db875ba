// Getting verified: what both sides agree on.
export const room = 'verification';
