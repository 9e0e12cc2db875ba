import { createTexts } from '#kernel';

export const texts = createTexts('invoices/texts', () => ({
  of: (amount: string, symbol: string) => `${amount} ${symbol}`,
  states: { open: 'Waiting for your payment', paid: 'Paid', lapsed: 'Not paid in time' },
  lapsed: 'Nobody looks for it any more. Ask for a new one.',
  problems: {
    short: (arrived: string, rest: string) => `${arrived} arrived. ${rest} more is needed: send the rest.`,
    anotherToken: (symbol: string) => `Something else arrived. Only ${symbol} counts here.`,
    failed: 'Your last transaction failed. Nothing was taken but its fee.',
    elsewhere: 'Your last transaction paid somebody else.',
    used: 'That transaction has paid for something else already.',
  },
  pay: (sum: string) => `Pay ${sum}`,
  holds: (sum: string) => `This wallet holds ${sum}. That is not enough.`,
  other: {
    title: 'Pay from another wallet',
    hint: 'Scan this with a wallet on the same network, or open the link there.',
    copy: 'Copy the link',
    copied: 'Copied',
    notCopied: 'The link could not be copied.',
  },
  done: 'Done',
}));
