import { defineErrors } from '#kernel';

export const walletErrors = defineErrors({
  challenge_gone: [410, 'This took too long. Start again; it needs only a moment.'],
  wrong_signature: [400, 'This signature does not fit the address.'],
  address_taken: [409, 'This address belongs to the profile of somebody else here.'],
  recipient_not_found: [404, 'Nobody here can be paid by this name.'],
  no_linked_address: [404, 'They have not linked an address yet. Ask them for one.'],
  contacts_full: [409, 'The address book is full. Take out somebody whom you no longer need.'],
  demo_cannot_link: [403, 'The shared demo account keeps the address it has.'],
});
