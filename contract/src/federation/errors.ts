import { defineErrors } from '#kernel';

export const federationErrors = defineErrors({
  federation_off: [404, 'This network is not connected to others.'],
  nobody_there: [404, 'Nothing was found there. Check the address, or try again later.'],
  too_many_lookups: [429, 'You have looked up a lot in a short time. Try again in a minute.'],
  own_host: [400, 'This is this server itself.'],
  host_unreadable: [400, 'This is not the name of a server, such as social.example.'],
  list_unreadable: [
    400,
    'No server was found in this file. It is a list with a name on each line, or a CSV file of Mastodon.',
  ],
  not_elsewhere: [400, 'This was written here: it has no other server to tell.'],
  not_an_account: [404, 'No account was found there. Write it like @name@social.example.'],
  not_yours_there: [
    409,
    'That account does not say that it is yours. Name this one among its aliases first, and try again.',
  ],
  has_moved: [409, 'You have moved already. Take that back first.'],
});
