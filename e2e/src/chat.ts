// Two people in a chat, one of them with a phone.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { newName, signUp } from './people.ts';
import type { Person } from './people.ts';

const PHONE = { viewport: { width: 390, height: 844 } };

export const field = (page: Page): Locator => page.getByRole('textbox', { name: 'Message' });
export const bubble = (page: Page, text: string): Locator =>
  page.locator('[data-message]').filter({ has: page.getByText(text, { exact: true }) });
export const say = async (page: Page, text: string): Promise<void> => {
  await field(page).fill(text);
  await field(page).press('Enter');
};

export const choose = async (page: Page, text: string, action: string): Promise<void> => {
  await bubble(page, text).hover();
  await bubble(page, text).getByRole('button', { name: 'Message actions' }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

export interface Two {
  readonly ana: { readonly page: Page; readonly person: Person };
  readonly bob: { readonly page: Page; readonly person: Person };
}

export const test2 = test.extend<{ two: Two }>({
  two: async ({ page, context, otherBrowser }, use) => {
    const other = await otherBrowser(PHONE);
    const [ana, bob] = [await signUp(context, newName('ana')), await signUp(other.context(), newName('bob'))];
    await use({ ana: { page, person: ana }, bob: { page: other, person: bob } });
  },
});

/** A stranger writes, is let in, and both are in the chat. */
export const meet = async ({ ana, bob }: Two): Promise<void> => {
  await bob.page.goto(`/chat/${ana.person.username}`);
  await expect(bob.page.getByText('No messages yet', { exact: true })).toBeVisible();
  await expect(bob.page.getByText('Start a conversation')).toBeVisible();
  await ana.page.goto('/messages');
  await expect(ana.page.getByText('No conversations yet')).toBeVisible();
  await say(bob.page, 'hello, we met at the fair');
  await expect(ana.page.getByRole('heading', { name: /Message requests/ })).toBeVisible();
  await ana.page.getByRole('button', { name: 'Accept' }).click();
  await expect(ana.page.getByRole('heading', { name: /Message requests/ })).toBeHidden();
  await ana.page.getByRole('link', { name: bob.person.username, exact: true }).click();
  await expect(bubble(ana.page, 'hello, we met at the fair')).toBeVisible();
};
