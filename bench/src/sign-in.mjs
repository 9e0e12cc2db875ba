// Sign-ins a second, and what everybody else feels meanwhile. The hash is meant to be slow: 19 MiB, argon2id.
import { createClient } from '@wagram/client';
import autocannon from 'autocannon';
import { startServer } from './server.mjs';

const SECONDS = 10;
const CONNECTIONS = 8;

const limits = Object.fromEntries(
  ['LIMIT_SIGN_IN', 'LIMIT_SIGN_UP', 'LIMIT_API', 'LIMIT_API_ANONYMOUS'].map((name) => [name, '1000000000']),
);
const server = await startServer(limits);
const headers = { 'content-type': 'application/json', origin: server.url };
const account = { username: 'bench_member', email: 'bench@example.org', password: 'a long bench password' };

/** @param {string} name @param {import('autocannon').Result} result */
const print = (name, { requests, latency, non2xx }) => {
  console.log(
    `${name}: ${requests.average.toFixed(0)} a second, p50 ${latency.p50} ms, p99 ${latency.p99} ms, refused ${non2xx}`,
  );
};

try {
  await createClient({ url: server.url }).auth.signup(account);
  const session = { url: `${server.url}/api/auth/session`, connections: CONNECTIONS, duration: SECONDS };
  print('session, alone', await autocannon(session));
  const { email, password } = account;
  const login = {
    url: `${server.url}/api/auth/login`,
    method: /** @type {const} */ ('POST'),
    headers,
    body: JSON.stringify({ email, password }),
    connections: CONNECTIONS,
    duration: SECONDS,
  };
  const [signIns, meanwhile] = await Promise.all([autocannon(login), autocannon({ ...session, connections: 1 })]);
  print('sign-in', signIns);
  print('session, beside it', meanwhile);
} finally {
  await server.remove();
}
