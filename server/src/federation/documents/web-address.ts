import * as z from 'zod/mini';

const MAX = 2_048;

/** Where something stands on the web: nothing that a browser would run. */
export const webAddress = z.string().check(z.maxLength(MAX), z.url({ protocol: /^https?$/ }));
