import { LAMPORTS_PER_SOL } from '#chain';

export const TOKEN_NAME_MAX = 32;
export const SYMBOL_MIN = 2;
export const SYMBOL_MAX = 10;
/** Every launched token is cut into millionths. */
export const LAUNCH_DECIMALS = 6;
/** In whole tokens. With its decimals it stays far below 2^64 - 1, where the network's own numbers end. */
export const SUPPLY_MIN = 1_000n;
export const SUPPLY_MAX = 1_000_000_000_000n;
/** In lamports. */
export const GOAL_MIN = LAMPORTS_PER_SOL / 10n;
export const GOAL_MAX = 1_000_000n * LAMPORTS_PER_SOL;
export const PLEDGE_MIN = LAMPORTS_PER_SOL / 100n;
/** The creator's share, in whole percent. */
export const SHARE_MAX = 30;
/** Over how many days it is released, bit by bit from the opening. */
export const VESTING_DAYS = [30, 90, 180, 365, 730] as const;
/** For how many hours a sale is open. */
export const OPEN_HOURS = [1, 6, 24, 72, 168, 336] as const;
/** So many pledges a sale has room for. */
export const PLEDGES_MAX = 2_000;
/** Not yet over, of one creator. */
export const LAUNCHES_OPEN = 3;
/** What the creator pays beside the rents, for the fees of the opening and the pool’s place; in lamports. */
export const OPENING_LAMPORTS = 13_000_000n;
/** So much of what is raised goes to the pool, in whole percent, with as many tokens as that buys in the sale. */
export const POOL_PERCENT = 50;
/** What a token account holds in lamports to exist at all. */
export const ACCOUNT_RENT = 2_039_280n;
/** As many holders as the network names. */
export const HOLDERS_SHOWN = 20;
