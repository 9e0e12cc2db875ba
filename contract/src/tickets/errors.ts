import { defineErrors } from '#kernel';
import { ledgerErrors } from '#ledger';

export const ticketErrors = defineErrors({
  ...ledgerErrors,
  stream_not_found: [404, 'Stream not found'],
  sale_not_found: [404, 'No tickets are sold for this stream'],
  not_host: [403, 'Only the host may do this'],
  not_scheduled: [409, 'Tickets can be set up only before the stream begins'],
  already_sold: [409, 'Somebody has a ticket already, so the price stays as it is'],
  seats_sold: [409, 'More seats than that are sold already'],
  price_out_of_range: [400, 'Choose a price above zero that somebody can pay'],
  tokens_not_taken: [403, 'Tickets cannot be sold for tokens here. Choose credit instead.'],
  host_not_linked: [409, 'Link an address in your wallet first: that is where the tokens go'],
  own_stream: [400, 'This is your stream: you need no ticket'],
  sale_over: [409, 'Tickets for this stream are no longer sold'],
  sold_out: [409, 'All seats are taken'],
  price_changed: [409, 'The price has changed. Have another look first.'],
  has_ticket: [409, 'You have a ticket already'],
  other_unit: [409, 'This ticket is paid for in another way'],
  not_enough: [402, 'Your balance is too low'],
});
