import type { App } from '#kernel';
import { selectMemberByHandle } from '#members';

/** Told at start: a handle in OPERATORS that nobody has gives nobody any power, which its writer would not notice. */
export const warnOfUnknownOperators = async (app: App): Promise<void> => {
  for (const name of app.config.operators.filter((one) => !one.includes('@'))) {
    const member = await selectMemberByHandle(app.db, name);
    if (member === null || member.demo)
      app.log.warn(
        `OPERATORS names @${name}, and ${member === null ? 'nobody has this username' : 'this is a demo member'}: sign up first and name it then, or name a verified e-mail address`,
      );
  }
};
