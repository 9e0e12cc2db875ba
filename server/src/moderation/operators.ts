import type { House } from '#kernel';
import { selectMemberByHandle } from '#members';

/** Told at start: a handle in OPERATORS that nobody has gives nobody any power, which its writer would not notice. */
export const warnOfUnknownOperators = async (house: House): Promise<void> => {
  for (const name of house.config.operators.filter((one) => !one.includes('@'))) {
    const member = await selectMemberByHandle(house.db, name);
    if (member === null || member.demo)
      house.log.warn(
        `OPERATORS names @${name}, and ${member === null ? 'nobody has this username' : 'this is a demo member'}: sign up first and name it then, or name a verified e-mail address`,
      );
  }
};
