// Videos: what both sides agree on.
export const room = 'video';
