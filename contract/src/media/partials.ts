import * as z from 'zod/mini';
import { idOf, type PartialId } from '#kernel';

/** A file that comes in pieces. */
export const partialView = z.object({
  id: idOf<PartialId>(),
  /** Bytes that have arrived: the next piece begins there. */
  received: z.int(),
  /** Bytes that the whole may have. */
  most: z.int(),
});
export type PartialView = z.output<typeof partialView>;

/** Where a piece goes, by PUT as application/octet-stream: beside the calls, because it is no JSON. */
export const pieceAddress = (uploadId: PartialId, offset: number): string => `/api/uploads/${uploadId}/${offset}`;
