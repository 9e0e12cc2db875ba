import { accountCalls, authErrors } from '@wagram/contract/auth';
import { fail, route, type App } from '#kernel';
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
export const accountRoutes = (app: App): void => {
  twoFactorRoutes(app);
  mailedLinkRoutes(app);
  sessionRoutes(app);
  passkeyRoutes(app);
  connectRoutes(app);
};

const twoFactorRoutes = (app: App): void => {
  route(app, accountCalls.setUpTwoFactor, async ({ viewer, input, now }) => {
    assertNotDemo(viewer);
    return setUpTwoFactor(app, viewer.memberId, now, () => confirmOwner(app, viewer, input, now));
  });
  route(app, accountCalls.enableTwoFactor, async ({ viewer, input, now }) => {
    assertNotDemo(viewer);
    return { backup_codes: await enableTwoFactor(app, viewer, input.code, now) };
  });
  route(app, accountCalls.disableTwoFactor, async ({ viewer, input, now }) => {
    assertNotDemo(viewer);
    await disableTwoFactor(app, viewer, input.code, now);
    return {};
  });
  route(app, accountCalls.renewBackupCodes, async ({ viewer, input, now }) => {
    assertNotDemo(viewer);
    return { backup_codes: await renewBackupCodes(app, viewer.memberId, input.code, now) };
  });
};

const mailedLinkRoutes = (app: App): void => {
  route(app, accountCalls.sendVerification, async (visit) => {
    assertNotDemo(visit.viewer);
    await resendVerification(app, visit.viewer.memberId, visit);
    return {};
  });
  route(app, accountCalls.verifyEmail, async ({ viewer, input, now }) => {
    await verifyEmail(app, viewer, input.token, now);
    return {};
  });
  route(app, accountCalls.forgotPassword, async (visit) => {
    await forgotPassword(app, visit.input.email, visit);
    return {};
  });
  route(app, accountCalls.resetPassword, async (visit) => {
    await resetPassword(app, visit, visit.input);
    return {};
  });
  route(app, accountCalls.changePassword, async ({ viewer, input, now }) => {
    assertNotDemo(viewer);
    await changePassword(app, viewer, input, now);
    return {};
  });
};

const sessionRoutes = (app: App): void => {
  route(app, accountCalls.listSessions, async ({ viewer, now }) => {
    // Demo members are shared: nobody sees where the others are.
    assertNotDemo(viewer);
    return { sessions: await listSessions(app.db, viewer.memberId, viewer.sessionId, now) };
  });
  route(app, accountCalls.endSessions, async ({ viewer, input }) => {
    assertNotDemo(viewer);
    if (input.all_others === true) {
      await endOtherSessions(app.db, viewer.memberId, viewer.sessionId);
      return {};
    }
    const id = input.session_id ?? '';
    if (!(await endSession(app.db, viewer.memberId, id))) fail(authErrors, 'session_not_found');
    return {};
  });
};

const passkeyRoutes = (app: App): void => {
  route(app, accountCalls.listPasskeys, async ({ viewer }) => {
    assertNotDemo(viewer);
    return { passkeys: await listPasskeys(app.db, viewer.memberId) };
  });
  route(app, accountCalls.startPasskey, async (visit) => {
    assertNotDemo(visit.viewer);
    return { options: await startPasskey(app, visit, visit.viewer, visit.input) };
  });
  route(app, accountCalls.addPasskey, async (visit) => {
    assertNotDemo(visit.viewer);
    return { passkey: await addPasskey(app, visit, visit.viewer, visit.input.name, visit.input.response) };
  });
  route(app, accountCalls.removePasskey, async ({ viewer, input }) => {
    assertNotDemo(viewer);
    await removePasskey(app.db, viewer.memberId, input.passkey_id);
    return {};
  });
  route(app, accountCalls.startPasskeyLogin, (visit) => startPasskeyLogin(app, visit));
  route(app, accountCalls.passkeyLogin, (visit) =>
    signInWithPasskey(app, visit, visit.input.challenge, visit.input.response),
  );
};

const connectRoutes = (app: App): void => {
  route(app, accountCalls.startConnect, async ({ viewer, input, now }) => {
    assertNotDemo(viewer);
    return { confirmation: await startConnect(app, viewer, input, now) };
  });
  route(app, accountCalls.connectX, async (visit) => {
    assertNotDemo(visit.viewer);
    return connectX(app, visit, visit.viewer, visit.input);
  });
  route(app, accountCalls.connectGoogle, async (visit) => {
    assertNotDemo(visit.viewer);
    return connectGoogle(app, visit, visit.viewer, visit.input);
  });
};
