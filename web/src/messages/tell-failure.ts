import { reasonOf } from '#kernel';
import { toast } from '#ui';
import { texts } from './texts.ts';

/** Says why something could not be done in a chat. */
export const tellFailure = (cause: unknown): void => toast(reasonOf(cause, texts.actFailed), 'bad');
