// Groups and channels: what both sides agree on.
export const room = 'groups';
