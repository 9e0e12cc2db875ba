import { defineErrors } from '#kernel';

export const followErrors = defineErrors({
  cannot_follow: [400, 'Cannot follow this user'],
  member_not_found: [404, 'User not found'],
  public_accounts_only: [403, 'Only public accounts can follow people on other servers'],
  request_not_found: [404, 'This request is no longer there'],
  ask_for_something: [400, 'Name a list or a pair'],
});
