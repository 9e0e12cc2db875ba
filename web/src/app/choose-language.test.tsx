import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defaultChoices } from '@wagram/contract/settings';
import { AskError, getLanguage, keepStoredUser, whenSentences } from '#kernel';
import { draw, openPage, person, serve, yes } from '#testing';
import { LandingPage } from '../pages/landing/landing.tsx';
import { texts as settings } from '../pages/settings/texts.ts';
import { followLanguage } from './choose-language.ts';
import { texts as shell } from './shell-texts.ts';
import { speakLanguage } from './translations.ts';

const change = 'PUT /api/settings';
const forget = () => (document.cookie = 'language=; path=/; max-age=0');

describe('choosing a language', () => {
  beforeEach(() => openPage());
  afterEach(async () => {
    forget();
    await act(() => speakLanguage('en'));
  });

  it('[LNG-02] a guest does so on the landing, in its own name, and the device keeps it', async () => {
    draw(<LandingPage />, '/');
    const control = screen.getByRole('combobox', { name: 'Language' });
    expect([...control.children].map(({ textContent }) => textContent)).toEqual([
      'English',
      'Deutsch',
      'Español',
      'العربية',
    ]);
    fireEvent.change(control, { target: { value: 'ar' } });
    await expect.poll(() => document.documentElement.dir, { timeout: 20_000 }).toBe('rtl');
    expect([document.documentElement.lang, getLanguage().tag]).toEqual(['ar', 'ar']);
    expect(document.cookie).toContain('language=ar');
  });

  it('[LNG-02] words of every screen follow, of the first as of others, and what the server refuses', async () => {
    const words = () => [shell, settings].map((texts) => JSON.stringify(texts));
    const english = words();
    await speakLanguage('de');
    for (const [place, said] of words().entries()) expect(said).not.toBe(english[place]);
    await whenSentences();
    const refusal = new AskError(404, { code: 'signed_out', error: 'Please sign in first' });
    expect(refusal.message).toBe('Bitte melde dich zuerst an');
  });

  it('[LNG-02] a member’s choice of another device is followed here, and what was chosen here is kept for them', async () => {
    keepStoredUser(person('ana'));
    const asked = serve({ [change]: yes({ settings: defaultChoices }) });
    await followLanguage('es');
    expect([getLanguage().tag, asked]).toEqual(['es', []]);
    await followLanguage(null);
    expect(asked.filter(({ line }) => line === change).map(({ body }) => body)).toEqual([
      { display: { language: 'es' } },
    ]);
  });
});
