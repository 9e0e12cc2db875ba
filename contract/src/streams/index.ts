// Live streams: what both sides agree on.
export const room = 'streams';
