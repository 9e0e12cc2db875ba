import * as z from 'zod/mini';

// A UUID of any version is accepted on the wire; the server makes version 7, which sorts by time.
const uuidShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export const isUuid = (text: string): boolean => uuidShape.test(text);

export const uuid = z.string().check(z.toLowerCase(), z.regex(uuidShape, 'Not a valid id'));
