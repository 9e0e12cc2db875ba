import { defineErrors } from '#kernel';

/** What can be wrong with a file of one's own wherever it is shown: rooms that show files add it to what they can answer. */
export const mediaUseErrors = defineErrors({
  over_50_mb: [400, 'File size must be less than 50MB'],
});
