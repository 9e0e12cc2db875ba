import { defineErrors } from '#kernel';

/** Why credit does not move, whatever it was meant for. */
export const ledgerErrors = defineErrors({
  prove_first: [
    403,
    'Prove your e-mail address first: on the security page you can have the link sent. Then your welcome credit is yours to give.',
  ],
  too_late: [409, 'A gift can be taken back for 10 seconds. This one stays.'],
  already_spent: [409, 'They have spent it already, so it stays with them.'],
  too_many_backs: [429, 'You can take back five gifts an hour. This one stays.'],
  demo_credit: [403, 'Demo credit stays in the demo. Create your own account to give some to members.'],
});
