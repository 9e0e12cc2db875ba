// Communities, creators and topics to discover: what both sides agree on.
export const room = 'explore';
