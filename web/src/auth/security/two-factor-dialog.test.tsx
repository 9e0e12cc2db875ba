import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepStoredUser } from '#kernel';
import { draw, no, openPage, person, serve, yes } from '#testing';
import { isDialogOpen } from '#ui';
import { TwoFactorDialog } from './two-factor-dialog.tsx';

const security = (on: boolean) =>
  yes({
    security: {
      two_factor: on,
      backup_codes_left: on ? 5 : 0,
      has_password: true,
      x_connected: false,
      google_connected: false,
      phone: null,
    },
  });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const begin = async () => {
  fireEvent.change(await screen.findByLabelText('Your password'), { target: { value: 'long walks' } });
  press('Continue');
};
const codes = ['aaaaa-11111', 'bbbbb-22222', 'ccccc-33333', 'ddddd-44444', 'eeeee-55555'];

describe('two-factor dialog', () => {
  beforeEach(() => openPage());

  it("[AUTH-24] signed out it says 'No user logged in'", () => {
    draw(<TwoFactorDialog />);
    expect(screen.getByText('No user logged in')).toBeTruthy();
  });

  it('[AUTH-23] setup, verify with a way back, success with 5 backup codes', async () => {
    keepStoredUser(person('ana'));
    const log = serve({
      'GET /api/auth/security': security(false),
      'POST /api/auth/two-factor/setup': yes({
        secret: 'JBSWY3DPEHPK3PXP',
        uri: 'otpauth://totp/Acme:ana?secret=JBSWY3DPEHPK3PXP',
      }),
      'POST /api/auth/two-factor/enable': ({ body }) =>
        (body as { code: string }).code === '123456'
          ? yes({ backup_codes: codes })
          : no(401, 'wrong_code', 'That code is not right. Please try again.'),
    });
    draw(<TwoFactorDialog />);
    await begin();
    await screen.findByRole('img', { name: 'QR code' });
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
    press('Next');
    expect(screen.getByText(/The code changes in ([1-9]|[12]\d|30) s/)).toBeTruthy();
    press('Back');
    expect(screen.getByRole('img', { name: 'QR code' })).toBeTruthy();
    press('Next');
    type('6-digit code', '99a9-99x999');
    expect((screen.getByLabelText('6-digit code') as HTMLInputElement).value).toBe('999999');
    press('Turn on');
    await screen.findByText('That code is not right. Please try again.');
    type('6-digit code', '123456');
    press('Turn on');
    for (const code of codes) expect(await screen.findByText(code)).toBeTruthy();
    expect(log.filter(({ line }) => line === 'POST /api/auth/two-factor/setup').map(({ body }) => body)).toEqual([
      { password: 'long walks' },
    ]);
  });

  it('[AUTH-23] [MEND-02] the shared demo account is invited to make its own', () => {
    keepStoredUser(person('ana', { demo: true }));
    serve({});
    draw(<TwoFactorDialog />);
    expect(screen.getByText('Demo members cannot change this. Create your own account to try it.')).toBeTruthy();
    press('Make your own account');
    expect(isDialogOpen()).toBe(true);
  });

  it('[AUTH-23] opened again before the account has been read again, it is on already', async () => {
    keepStoredUser(person('ana'));
    let isRead = false;
    const log = serve({
      'GET /api/auth/security': () => {
        const answer = isRead ? 'silent' : security(false);
        isRead = true;
        return answer;
      },
      'POST /api/auth/two-factor/setup': yes({
        secret: 'JBSWY3DPEHPK3PXP',
        uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP',
      }),
      'POST /api/auth/two-factor/enable': yes({ backup_codes: codes }),
    });
    const Twice = () => {
      const [time, setTime] = useState(1);
      return (
        <>
          <button type="button" onClick={() => setTime(time + 1)}>
            again
          </button>
          <TwoFactorDialog key={time} />
        </>
      );
    };
    draw(<Twice />);
    await begin();
    await screen.findByRole('img', { name: 'QR code' });
    press('Next');
    type('6-digit code', '123456');
    press('Turn on');
    await screen.findByText('aaaaa-11111');
    fireEvent.click(screen.getByText('again'));
    expect(await screen.findByText('Two-step sign-in is active')).toBeTruthy();
    expect(screen.getByText('5 backup codes left')).toBeTruthy();
    expect(log.filter(({ line }) => line === 'POST /api/auth/two-factor/setup')).toHaveLength(1);
  });

  it('[AUTH-23] five digits are not sent', async () => {
    keepStoredUser(person('ana'));
    serve({
      'GET /api/auth/security': security(false),
      'POST /api/auth/two-factor/setup': yes({
        secret: 'JBSWY3DPEHPK3PXP',
        uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP',
      }),
    });
    draw(<TwoFactorDialog />);
    await begin();
    await screen.findByRole('img', { name: 'QR code' });
    press('Next');
    type('6-digit code', '12345');
    expect((screen.getByRole('button', { name: 'Turn on' }) as HTMLButtonElement).disabled).toBe(true);
  });

  it('[AUTH-23] the active view, and disabling with a code', async () => {
    keepStoredUser(person('ana'));
    const log = serve({ 'GET /api/auth/security': security(true), 'POST /api/auth/two-factor/disable': yes() });
    draw(<TwoFactorDialog />);
    await screen.findByText('Two-step sign-in is active');
    expect(screen.getByText('5 backup codes left')).toBeTruthy();
    press('Turn off');
    type('Authenticator or backup code', '123456');
    press('Turn off');
    await waitFor(() =>
      expect(
        log.some(({ line, body }) => line.endsWith('/disable') && (body as { code: string }).code === '123456'),
      ).toBe(true),
    );
  });
});
