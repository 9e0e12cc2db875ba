import { defineErrors } from '#kernel';
import { mediaUseErrors } from '#media';

export const launchErrors = defineErrors({
  ...mediaUseErrors,
  launch_not_found: [404, 'There is no such launch.'],
  token_not_found: [404, 'There is no token at this address.'],
  launch_symbol: [400, 'This symbol or name belongs to another token. Choose your own.'],
  launch_cap: [400, 'A cap lies between the smallest pledge and the goal.'],
  launch_picture: [400, 'Choose a picture that you have uploaded here.'],
  launch_too_many: [429, 'Wait until one of your open launches is over.'],
  launch_signed: [409, 'This launch is signed already.'],
  launch_stale: [409, 'It took too long to sign this. Start again.'],
  launch_over: [409, 'This sale is over.'],
  launch_full: [409, 'This sale has no room for more pledges.'],
  launch_own: [403, 'The creator cannot buy in their own sale.'],
  pledge_address: [409, 'Your pledge lies at another address. Take it back there first.'],
  release_nothing: [409, 'Nothing more is released yet.'],
  release_waiting: [409, 'A release is on its way. Wait until it has arrived.'],
});
