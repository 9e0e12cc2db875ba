import { defineErrors } from '#kernel';

export const helpErrors = defineErrors({
  nothing_written: [400, 'Please write a message first'],
  contact_not_found: [404, 'This message is not there any more'],
  link_unknown: [400, 'This link is not valid. You can switch digests off under Help.'],
});
