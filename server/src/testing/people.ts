import { authCalls } from '@wagram/contract/auth';
import type { OwnProfileView } from '@wagram/contract/members';
import type { MemberId } from '#kernel';
import type { Browser } from './browser.ts';
import type { TestApp } from './test-app.ts';

/** A member with a browser in which they are signed in. */
export interface Person {
  id: MemberId;
  user: OwnProfileView;
  email: string;
  password: string;
  browser: Browser;
}

/** `const [ana, bob] = await people(opened, 'ana', 'bob')` */
export const people = async <const H extends readonly string[]>(
  opened: TestApp,
  ...handles: H
): Promise<{ [K in keyof H]: Person }> => {
  const made: Person[] = [];
  for (const handle of handles) {
    const browser = opened.browser();
    const email = `${handle}@example.org`;
    const password = `${handle} likes long walks`;
    const { user } = await browser.get(authCalls.signup, { username: handle, email, password });
    made.push({ id: user.id, user, email, password, browser });
  }
  return made as { [K in keyof H]: Person };
};
