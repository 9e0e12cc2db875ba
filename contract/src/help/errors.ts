import { defineErrors } from '#kernel';

export const helpErrors = defineErrors({
  nothing_written: [400, 'Please write a message first'],
  contact_failed: [503, 'Your message could not be sent. Please try again in a moment.'],
  link_unknown: [400, 'This link is not valid. You can switch digests off under Help.'],
});
