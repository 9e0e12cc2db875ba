import { accountCalls, authErrors } from '@wagram/contract/auth';
import { fail, route, type App } from '#kernel';
import { confirmOwner } from './safety/confirm.ts';
import { connectGoogle, connectX, startConnect } from './ways-in/connect.ts';
import { assertNotDemo } from './ways-in/demo.ts';
import { changePassword, forgotPassword, resendVerification, resetPassword, verifyEmail } from './mail/mailed-links.ts';
import {
  addPasskey,
  listPasskeys,
  removePasskey,
  signInWithPasskey,
  startPasskey,
  startPasskeyLogin,
} from './ways-in/passkeys.ts';
import { endOtherSessions, endSession, listSessions } from './sessions/sessions.ts';
import { disableTwoFactor, enableTwoFactor, renewBackupCodes, setUpTwoFactor } from './safety/two-factor.ts';

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
  route(app, accountCalls.sendVerification, async (request) => {
    assertNotDemo(request.viewer);
    await resendVerification(app, request.viewer.memberId, request);
    return {};
  });
  route(app, accountCalls.verifyEmail, async ({ viewer, input, now }) => {
    await verifyEmail(app, viewer, input.token, now);
    return {};
  });
  route(app, accountCalls.forgotPassword, async (request) => {
    await forgotPassword(app, request.input.email, request);
    return {};
  });
  route(app, accountCalls.resetPassword, async (request) => {
    await resetPassword(app, request, request.input);
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
    const id = input.session_id;
    if (id === undefined || !(await endSession(app.db, viewer.memberId, id))) fail(authErrors, 'session_not_found');
    return {};
  });
};

const passkeyRoutes = (app: App): void => {
  route(app, accountCalls.listPasskeys, async ({ viewer }) => {
    assertNotDemo(viewer);
    return { passkeys: await listPasskeys(app.db, viewer.memberId) };
  });
  route(app, accountCalls.startPasskey, async (request) => {
    assertNotDemo(request.viewer);
    return { options: await startPasskey(app, request, request.viewer, request.input) };
  });
  route(app, accountCalls.addPasskey, async (request) => {
    assertNotDemo(request.viewer);
    return { passkey: await addPasskey(app, request, request.viewer, request.input.name, request.input.response) };
  });
  route(app, accountCalls.removePasskey, async ({ viewer, input }) => {
    assertNotDemo(viewer);
    await removePasskey(app.db, viewer.memberId, input.passkey_id);
    return {};
  });
  route(app, accountCalls.startPasskeyLogin, (request) => startPasskeyLogin(app, request));
  route(app, accountCalls.passkeyLogin, (request) =>
    signInWithPasskey(app, request, request.input.challenge, request.input.response),
  );
};

const connectRoutes = (app: App): void => {
  route(app, accountCalls.startConnect, async ({ viewer, input, now }) => {
    assertNotDemo(viewer);
    return { confirmation: await startConnect(app, viewer, input, now) };
  });
  route(app, accountCalls.connectX, async (request) => {
    assertNotDemo(request.viewer);
    return connectX(app, request, request.viewer, request.input);
  });
  route(app, accountCalls.connectGoogle, async (request) => {
    assertNotDemo(request.viewer);
    return connectGoogle(app, request, request.viewer, request.input);
  });
};
