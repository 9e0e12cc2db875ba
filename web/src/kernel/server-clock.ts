import { lastAnswer } from './last-answer.ts';

/** How far the server's clock is ahead of this device's, in milliseconds. */
let aheadMs = 0;
/** The header tells whole seconds, and was on its way for a while: smaller differences mean nothing. */
const SURE_MS = 2_500;
const HALF_SECOND_MS = 500;

/** What is counted from a time of the server is counted by its clock: that of a device may be minutes off. */
export const serverNow = (): number => {
  const ahead = Date.parse(lastAnswer.date) + HALF_SECOND_MS - lastAnswer.at;
  if (Math.abs(ahead - aheadMs) > SURE_MS) aheadMs = Math.abs(ahead) > SURE_MS ? ahead : 0;
  return Date.now() + aheadMs;
};
