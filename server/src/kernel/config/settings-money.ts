import { defineSettings } from './setting.ts';

/** Credit, rewards, and the network that tokens live on. */
export const moneySettings = defineSettings({
  WELCOME_GRANT: {
    kind: 'number',
    default: 100,
    text: 'WGM that a new member starts with.',
  },
  DAILY_CLAIM: {
    kind: 'number',
    default: 10,
    text: 'WGM that a member who was active this week may claim each day; 0: none. With PostgreSQL there is none until you name it.',
  },
  WELCOME_NEEDS: {
    kind: 'text',
    default: null,
    text: 'proved: the badge of the first members and what they start with come once they have proved an e-mail address, a phone, X or Google; none: at once. Unset: proved where SMTP_URL, X_CLIENT_ID, GOOGLE_CLIENT_ID or SMS_WEBHOOK_URL is set, else none.',
  },
  REFERRAL_NEEDS: {
    kind: 'list',
    default: 'verified,post',
    text: 'What an invited member has to do before the inviter is credited: verified (a verified e-mail or an X identity), post (a first post), or none.',
  },
  REFERRAL_DAILY_CAP: {
    kind: 'number',
    default: 50,
    text: 'Referrals that one member is credited for in 24 hours; what comes beyond is refused.',
  },
  CHAIN: {
    kind: 'text',
    default: null,
    text: 'test: a Solana test network inside this program, whose tokens have no value; off: none. With the embedded database it is test, otherwise off.',
  },
  SOLANA_RPC_URL: {
    kind: 'secret',
    default: null,
    text: 'Address of a Solana node (devnet, mainnet, or one of your own) that wallets work on, instead of the test network; it may hold a key. Needs SEAL_KEY.',
  },
  EXPLORER_URL: {
    kind: 'text',
    default: null,
    text: 'Where a transaction can be looked up, with {signature}, for example https://explorer.solana.com/tx/{signature}; unset, this server shows it.',
  },
  TOKEN_ADDRESS: {
    kind: 'text',
    default: null,
    text: 'Address of your token on the chain; unset, the test network mints one of its own, and elsewhere the buy page waits for it.',
  },
  CHAIN_PRODUCTS: {
    kind: 'text',
    default: null,
    text: 'On Solana mainnet products that move money are off until they are named here, with commas between: withdraw, deposit, swap, staking, launchpad, tickets. Look at the law of your place first.',
  },
  WITHDRAW_RATE: {
    kind: 'text',
    default: '1',
    text: 'How much of the token one WGM becomes when a member withdraws it, for example 0.5.',
  },
  WITHDRAW_DAILY: {
    kind: 'number',
    default: 1000,
    text: 'WGM that a member may withdraw in 24 hours; 0: nobody withdraws.',
  },
  WITHDRAW_RECEIVED: {
    kind: 'switch',
    default: null,
    text: 'On the test network alone: whether everything that a member was given by others may leave, and not only what came in from a wallet. On with the embedded database.',
  },
  BADGE_PRICE: {
    kind: 'text',
    default: '20',
    text: 'How much of the token a badge costs where TOKEN_USD is not set, for example 20.',
  },
  SWAP_FEE: {
    kind: 'text',
    default: '0.3',
    text: 'Percent of what goes into a trade that stays in the pool, from 0 to 10.',
  },
  SWAP_POOL: {
    kind: 'text',
    default: null,
    text: 'What the pool of your token opens with, SOL:tokens, for example 10:1000000, once the desk of this server holds it. On the test network it is 30000:300000000; elsewhere there is no pool until you name it.',
  },
  TOKEN_USD: {
    kind: 'text',
    default: null,
    text: 'What one token is worth in dollars, for example 0.05. A badge then costs 2 dollars of it; unset, no dollars are shown.',
  },
  STAKING_RATE: {
    kind: 'text',
    default: '8',
    text: 'What staking pays, in percent a year, as long as the rewards account lasts for a year of it; then less.',
  },
});
