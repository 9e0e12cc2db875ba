import { defineErrors } from '#kernel';

export const translationErrors = defineErrors({
  post_not_found: [404, 'Post not found'],
  comment_not_found: [404, 'Comment not found'],
  translate_off: [404, 'Nothing is translated on this server'],
  translate_down: [502, 'The translation could not be had. Please try again in a moment.'],
  translate_unknown: [422, 'The translation service does not know this language'],
  nothing_to_translate: [422, 'There is nothing to translate here'],
});
export type TranslationErrorCode = keyof typeof translationErrors;
