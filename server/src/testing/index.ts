// What tests of every room lean on: the program on a database of its own, people, and a browser without a screen.
export { Browser } from './browser.ts';
export { people, type Person } from './people.ts';
export { fingerprint } from './rows.ts';
export { openTestHouse, testHouse, type TestHouse } from './test-house.ts';
export { fakeX, send, X_TOKEN, type FakeX } from './fake-x.ts';
