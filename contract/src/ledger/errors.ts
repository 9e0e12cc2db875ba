import { defineErrors } from '#kernel';

/** Why credit does not move, whatever it was meant for. */
export const ledgerErrors = defineErrors({
  prove_first: [
    403,
    'Prove your e-mail address first: on the security page you can have the link sent. Then your welcome credit is yours to give.',
  ],
  demo_credit: [403, 'Demo credit stays in the demo. Create your own account to give some to members.'],
});
