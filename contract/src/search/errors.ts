import { defineErrors } from '#kernel';

export const searchErrors = defineErrors({
  search_too_long: [400, 'A search has at most 100 characters'],
});
