import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepStoredUser, removeStored } from '#kernel';
import { draw, no, openPage, person, serve, yes } from '#testing';
import { Toaster } from '#ui';
import { HelpPage } from './help.tsx';
import { TermsPage } from './legal/terms.tsx';

const NAMES = ['Private account', 'Mentions and replies', 'Push notifications', 'Email digests'];
const DEFAULTS = [false, true, true, false];
const account = { mentionsAndReplies: true, push: true, digests: false };
const all = {
  notify: { likes: true, comments: true, newFollowers: true, directMessages: true, streams: true },
  messages: { onlineStatus: true, messageNotifications: true, typingIndicator: true },
  wishes: { launchpad: false, token: false },
  account,
};
const isOn = (name: string) => screen.getByRole('switch', { name }).getAttribute('aria-checked') === 'true';
const flip = (name: string) => fireEvent.click(screen.getByRole('switch', { name }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const open = (at = '/help') =>
  draw(
    <>
      <HelpPage />
      <Suspense>
        <Toaster theme="light" />
      </Suspense>
    </>,
    at,
  );

beforeEach(() => {
  openPage();
  removeStored('settings');
  removeStored('help');
});

describe('/help', () => {
  it('[HELP-01] D20: four switches with their defaults; a guest’s are kept on the device, and sent nowhere', async () => {
    const log = serve({});
    const page = open();
    expect(NAMES.map(isOn)).toEqual(DEFAULTS);
    for (const name of NAMES) flip(name);
    await waitFor(() => expect(NAMES.map(isOn)).toEqual(DEFAULTS.map((value) => !value)));
    press('Save');
    expect(await screen.findByText('Settings saved successfully!')).toBeTruthy();
    expect(log).toEqual([]);
    page.unmount();
    open();
    expect(NAMES.map(isOn)).toEqual(DEFAULTS.map((value) => !value));
  });

  it('[HELP-01] D12: a member’s go to the server, only what has changed, and private to the profile', async () => {
    const ana = person('ana');
    keepStoredUser(ana);
    const log = serve({
      'GET /api/auth/session': yes({ user: ana }),
      'GET /api/settings': yes({ settings: { ...all, account: { ...account, push: false } } }),
      'PUT /api/settings': ({ body }) =>
        yes({ settings: { ...all, account: { ...account, ...(body as { account: object }).account } } }),
      'POST /api/update-profile': yes({ profile: { ...ana, private: true } }),
    });
    open();
    await waitFor(() => expect(isOn('Push notifications')).toBe(false));
    flip('Private account');
    flip('Email digests');
    await waitFor(() => expect(log.filter(({ line }) => /^(PUT|POST)/.test(line))).toHaveLength(2));
    expect(log.find(({ line }) => line === 'PUT /api/settings')?.body).toEqual({
      user_id: ana.id,
      account: { digests: true },
    });
    expect(log.find(({ line }) => line === 'POST /api/update-profile')?.body).toEqual({
      userId: ana.id,
      private: true,
    });
    await waitFor(() => expect(isOn('Private account')).toBe(true));
  });

  it('[HELP-01] [SOC-09] Save waits for what is on its way; a switch that was refused goes back, and that is said', async () => {
    keepStoredUser(person('ana'));
    serve({
      'GET /api/auth/session': yes({ user: person('ana') }),
      'GET /api/settings': yes({ settings: all }),
      'PUT /api/settings': no(503, 'overloaded', 'The server is busy'),
    });
    open();
    flip('Email digests');
    press('Save');
    expect(await screen.findAllByText('Your settings could not be saved. Please try again.')).toHaveLength(1);
    expect(isOn('Email digests')).toBe(false);
  });

  it('[HELP-01] the answers can be searched', () => {
    serve({});
    open();
    const questions = () => screen.queryAllByRole('group').filter((one) => one.tagName === 'DETAILS').length;
    expect(questions()).toBeGreaterThan(10);
    const search = screen.getByRole('searchbox', { name: 'Search the answers' });
    fireEvent.change(search, { target: { value: 'PASSKEY two-step' } });
    expect(questions()).toBe(1);
    expect(screen.getByText('1 answer')).toBeTruthy();
    fireEvent.change(search, { target: { value: 'xyzzy' } });
    expect(screen.getByText('No answer matches that. Write to us below.')).toBeTruthy();
  });

  it('[HELP-01] Send is disabled while the email is empty after trimming; what was typed stays until it has arrived', async () => {
    let isDown = true;
    const log = serve({
      'POST /api/help/contact': () =>
        isDown
          ? no(503, 'contact_failed', 'Your message could not be sent. Please try again in a moment.')
          : yes({ by: 'log' }),
    });
    open();
    const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
    const email = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your email' });
    const message = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });
    expect([email.type, send().disabled]).toEqual(['email', true]);
    fireEvent.change(email, { target: { value: '   ' } });
    expect(send().disabled).toBe(true);
    fireEvent.change(email, { target: { value: 'ana@example.org' } });
    fireEvent.change(message, { target: { value: 'Hello' } });
    press('Send');
    expect((await screen.findByRole('alert')).textContent).toContain('could not be sent');
    expect(message.value).toBe('Hello');
    isDown = false;
    press('Send');
    await screen.findByText(/is in the log of the server, where whoever runs it can read it/);
    expect(message.value).toBe('');
    expect(log.at(-1)?.body).toEqual({ email: 'ana@example.org', message: 'Hello' });
  });

  it('the link of a digest ends them when it is opened, once', async () => {
    const log = serve({ 'POST /api/help/unsubscribe': yes() });
    open('/help?unsubscribe=abc.def');
    await waitFor(() => expect(log.map(({ body }) => body)).toEqual([{ token: 'abc.def' }]));
  });
});

describe('a document', () => {
  it('is the operator’s own where there is one, drawn without its HTML', async () => {
    openPage({ ownDocuments: ['terms'] });
    const log = serve({ 'GET /api/help/document': yes({ text: '## Be kind\n\n<img src=x onerror=alert(1)>' }) });
    draw(<TermsPage />, '/terms');
    expect((await screen.findByText('Be kind')).tagName).toBe('H3');
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeTruthy();
    expect(document.querySelector('img')).toBeNull();
    expect(log.map(({ query }) => query)).toEqual([{ name: 'terms' }]);
  });

  it('is the built-in one otherwise, and nothing is asked', () => {
    openPage();
    const log = serve({});
    draw(<TermsPage />, '/terms');
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
    expect(log).toEqual([]);
  });
});
