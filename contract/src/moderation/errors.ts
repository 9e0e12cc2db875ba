import { defineErrors } from '#kernel';

export const moderationErrors = defineErrors({
  target_not_found: [404, 'Not found'],
  already_decided: [409, 'This has been decided already'],
  wrong_action: [400, 'This cannot be done to what was reported'],
  operator_stays: [409, 'Operators cannot be suspended. Take them out of OPERATORS first.'],
  decision_not_found: [404, 'This decision does not exist'],
  appeal_not_found: [404, 'This appeal does not exist'],
  already_appealed: [409, 'You have appealed against this already'],
  token_not_named: [409, 'Set TOKEN_ADDRESS first: until then the page says that there is no token'],
  job_not_found: [404, 'This waits no longer: somebody else has decided, or it went with its member'],
  not_appealable: [409, 'There is nothing to appeal against any more'],
});
