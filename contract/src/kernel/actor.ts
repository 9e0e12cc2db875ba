import * as z from 'zod/mini';
import { idOf, type MemberId } from './ids.ts';

/** An input field that names who acts (see `actor` of a call). */
export const actorId = z.optional(z.nullable(idOf<MemberId>()));
