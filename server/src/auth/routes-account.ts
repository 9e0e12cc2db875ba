import { accountCalls, authErrors } from '@house/contract/auth';
import { fail, route, type House } from '#kernel';
import { confirmOwner } from './confirm.ts';
import { connectGoogle, connectX, startConnect } from './connect.ts';
import { assertNotDemo } from './demo.ts';
import { changePassword, forgotPassword, resendVerification, resetPassword, verifyEmail } from './mailed-links.ts';
import {
  addPasskey,
  listPasskeys,
  removePasskey,
  signInWithPasskey,
  startPasskey,
  startPasskeyLogin,
} from './passkeys.ts';
import { endOtherSessions, endSession, listSessions } from './sessions.ts';
import { disableTwoFactor, enableTwoFactor, renewBackupCodes, setUpTwoFactor } from './two-factor.ts';

/** What keeps an account safe: second factor, mailed links, sessions, passkeys. */
export const accountRoutes = (house: House): void => {
  twoFactorRoutes(house);
  mailedLinkRoutes(house);
  sessionRoutes(house);
  passkeyRoutes(house);
  connectRoutes(house);
};

const twoFactorRoutes = (house: House): void => {
  route(house, accountCalls.setUpTwoFactor, async ({ viewer, input, now }) => {
    assertNotDemo(viewer);
    return setUpTwoFactor(house, viewer.memberId, now, () => confirmOwner(house, viewer, input, now));
  });
  route(house, accountCalls.enableTwoFactor, async ({ viewer, input, now }) => {
    assertNotDemo(viewer);
    return { backup_codes: await enableTwoFactor(house, viewer, input.code, now) };
  });
  route(house, accountCalls.disableTwoFactor, async ({ viewer, input, now }) => {
    assertNotDemo(viewer);
    await disableTwoFactor(house, viewer, input.code, now);
    return {};
  });
  route(house, accountCalls.renewBackupCodes, async ({ viewer, input, now }) => {
    assertNotDemo(viewer);
    return { backup_codes: await renewBackupCodes(house, viewer.memberId, input.code, now) };
  });
};

const mailedLinkRoutes = (house: House): void => {
  route(house, accountCalls.sendVerification, async (visit) => {
    assertNotDemo(visit.viewer);
    await resendVerification(house, visit.viewer.memberId, visit);
    return {};
  });
  route(house, accountCalls.verifyEmail, async ({ viewer, input, now }) => {
    await verifyEmail(house, viewer, input.token, now);
    return {};
  });
  route(house, accountCalls.forgotPassword, async (visit) => {
    await forgotPassword(house, visit.input.email, visit);
    return {};
  });
  route(house, accountCalls.resetPassword, async (visit) => {
    await resetPassword(house, visit, visit.input);
    return {};
  });
  route(house, accountCalls.changePassword, async ({ viewer, input, now }) => {
    assertNotDemo(viewer);
    await changePassword(house, viewer, input, now);
    return {};
  });
};

const sessionRoutes = (house: House): void => {
  route(house, accountCalls.listSessions, async ({ viewer, now }) => {
    // Demo members are shared: nobody sees where the others are.
    assertNotDemo(viewer);
    return { sessions: await listSessions(house.db, viewer.memberId, viewer.sessionId, now) };
  });
  route(house, accountCalls.endSessions, async ({ viewer, input }) => {
    assertNotDemo(viewer);
    if (input.all_others === true) {
      await endOtherSessions(house.db, viewer.memberId, viewer.sessionId);
      return {};
    }
    const id = input.session_id ?? '';
    if (!(await endSession(house.db, viewer.memberId, id))) fail(authErrors, 'session_not_found');
    return {};
  });
};

const passkeyRoutes = (house: House): void => {
  route(house, accountCalls.listPasskeys, async ({ viewer }) => {
    assertNotDemo(viewer);
    return { passkeys: await listPasskeys(house.db, viewer.memberId) };
  });
  route(house, accountCalls.startPasskey, async (visit) => {
    assertNotDemo(visit.viewer);
    return { options: await startPasskey(house, visit, visit.viewer, visit.input) };
  });
  route(house, accountCalls.addPasskey, async (visit) => {
    assertNotDemo(visit.viewer);
    return { passkey: await addPasskey(house, visit, visit.viewer, visit.input.name, visit.input.response) };
  });
  route(house, accountCalls.removePasskey, async ({ viewer, input }) => {
    assertNotDemo(viewer);
    await removePasskey(house.db, viewer.memberId, input.passkey_id);
    return {};
  });
  route(house, accountCalls.startPasskeyLogin, (visit) => startPasskeyLogin(house, visit));
  route(house, accountCalls.passkeyLogin, (visit) =>
    signInWithPasskey(house, visit, visit.input.challenge, visit.input.response),
  );
};

const connectRoutes = (house: House): void => {
  route(house, accountCalls.startConnect, async ({ viewer, input, now }) => {
    assertNotDemo(viewer);
    return { confirmation: await startConnect(house, viewer, input, now) };
  });
  route(house, accountCalls.connectX, async (visit) => {
    assertNotDemo(visit.viewer);
    return connectX(house, visit, visit.viewer, visit.input);
  });
  route(house, accountCalls.connectGoogle, async (visit) => {
    assertNotDemo(visit.viewer);
    return connectGoogle(house, visit, visit.viewer, visit.input);
  });
};
