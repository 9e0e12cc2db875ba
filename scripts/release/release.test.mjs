import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root, run, runProgram } from '../run.mjs';
import { layRelease, shippedScripts } from './contents.mjs';
import { filesIn } from './files.mjs';
import { writeArchive } from './tar.mjs';

const time = Date.UTC(2026, 0, 2) / 1000;
const made = mkdtempSync(join(tmpdir(), 'release-'));
const folder = join(made, 'unpacked/wagram-x');

/** Both are there after `npm run check` and a build; a fresh clone has neither. */
const build = async () => {
  const isBuilt = existsSync(join(root, 'server/dist/app/main.js')) && existsSync(join(root, 'web/dist/index.html'));
  if (isBuilt) return;
  await runProgram('tsc', ['-b', '--noCheck', 'contract', 'server']);
  await runProgram('vite', ['build', '--logLevel', 'warn'], { cwd: join(root, 'web') });
};

/** @param {string} file @returns {string} */
const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** What `npm ci` would bring, out of the packages that lie here: the same files, without a download. @param {string} at */
const linkPackages = (at) => {
  const { packages } = JSON.parse(readFileSync(join(at, 'package-lock.json'), 'utf8'));
  const isHere = (/** @type {string} */ place) => place.includes('node_modules/') && existsSync(join(root, place));
  const here = Object.entries(packages).filter(([place, { link }]) => link !== true && isHere(place));
  for (const [place] of here) {
    // Packages inside of packages are named themselves.
    for (const file of filesIn(join(root, place)).filter((name) => !name.startsWith('node_modules/'))) {
      const to = join(at, place, file);
      mkdirSync(dirname(to), { recursive: true });
      try {
        linkSync(join(root, place, file), to);
      } catch {
        cpSync(join(root, place, file), to);
      }
    }
  }
  mkdirSync(join(at, 'node_modules/@wagram'));
  const own = ['contract', 'demo'].map((name) => `node_modules/@wagram/${name}`);
  for (const place of own) symlinkSync(join(at, packages[place].resolved), join(at, place), 'junction');
  const links = own.map((place) => [place, packages[place]]);
  const installed = JSON.stringify({ packages: Object.fromEntries([...here, ...links]) });
  writeFileSync(join(at, 'node_modules/.package-lock.json'), installed);
};

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  await once(server, 'close');
  return port;
};

beforeAll(async () => {
  await build();
  layRelease(join(made, 'laid'));
  await writeArchive({ folder: join(made, 'laid'), name: 'wagram-x', file: join(made, 'whole.tar.gz'), time });
  mkdirSync(join(made, 'unpacked'));
  execFileSync('tar', ['-xzf', join(made, 'whole.tar.gz'), '-C', join(made, 'unpacked')]);
}, 180_000);

// Thousands of files, on a machine that may be busy.
afterAll(() => rmSync(made, { recursive: true, force: true, maxRetries: 5 }), 120_000);

describe('a release', () => {
  it('[OPS-06] is the same archive when it is made again, and unpacks into what was laid', async () => {
    const [first, second] = ['laid', 'unpacked/wagram-x'].map((at) => ({
      folder: join(made, at, 'docs'),
      file: join(made, `${at.length}.gz`),
    }));
    for (const part of [first, second]) await writeArchive({ ...part, name: 'docs', time });
    expect(hashOf(second.file)).toBe(hashOf(first.file));
    const files = filesIn(join(made, 'laid'));
    expect(filesIn(folder)).toEqual(files);
    const differing = files.filter((file) => hashOf(join(folder, file)) !== hashOf(join(made, 'laid', file)));
    expect(differing).toEqual([]);
  });

  it('[OPS-06] holds no source, no test and no tool, and every script that its scripts import', () => {
    const files = filesIn(folder);
    expect(files.filter((file) => /\.tsx?$|\.test\.|tsbuildinfo|^\.env$|\/src\//.test(file))).toEqual([]);
    const imports = shippedScripts.flatMap((name) =>
      [...readFileSync(join(folder, 'scripts', name), 'utf8').matchAll(/from '\.\/([^']+)'/g)].map(([, file]) => file),
    );
    expect(imports.filter((name) => !shippedScripts.includes(name))).toEqual([]);
    const read = (/** @type {string} */ name) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
    const { '': own, contract, demo, server, ...others } = read('package-lock.json').packages;
    const manifests = ['package.json', 'contract/package.json', 'demo/package.json', 'server/package.json'].map(read);
    expect(
      [...manifests, own, contract, demo, server].filter(({ devDependencies }) => devDependencies !== undefined),
    ).toEqual([]);
    expect(Object.keys(others).filter((place) => /\/(?:typescript|vite|react|@types\/node)$/.test(place))).toEqual([]);
  });

  it('[OPS-06] has a lockfile that npm installs from as it is', async () => {
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const { code, output } = await run(npm, ['ci', '--dry-run', '--offline', '--omit=dev'], { cwd: folder });
    expect(output).not.toMatch(/^add (?:typescript|vite|react) /m);
    expect(output).toMatch(/^add fastify /m);
    expect(code).toBe(0);
  });

  it('[OPS-06] starts without a compiler or a network, serves its page and lets a member in', async () => {
    linkPackages(folder);
    expect(['typescript', 'vite', 'react'].filter((name) => existsSync(join(folder, 'node_modules', name)))).toEqual(
      [],
    );
    const port = await freePort();
    const { PATH } = process.env;
    // No npm can reach anything, should it be asked.
    const env = {
      PATH,
      PORT: String(port),
      DATA_DIR: join(made, 'data'),
      DEMO: 'off',
      npm_config_offline: 'true',
      NO_COLOR: '1',
    };
    const child = spawn(process.execPath, ['scripts/start-release.mjs'], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = once(child, 'exit');
    let output = '';
    const isServing = new Promise((resolve) => {
      const hear = (/** @type {Buffer} */ chunk) => {
        output += chunk;
        if (output.includes('is running')) resolve(true);
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('exit', () => resolve(false));
    });
    try {
      expect(await isServing, output).toBe(true);
      expect(output).not.toMatch(/Installing|Building/);
      const at = `http://127.0.0.1:${port}`;
      expect((await fetch(`${at}/readyz`)).status).toBe(200);
      const page = await (await fetch(at)).text();
      const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(page) ?? [];
      expect((await fetch(at + script)).status).toBe(200);
      const ask = (/** @type {string} */ path, /** @type {object} */ body) =>
        fetch(at + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
      const eva = { email: 'eva@example.org', password: 'a walk in the rain' };
      expect((await ask('/api/auth/signup', { ...eva, username: 'eva' })).status).toBe(200);
      const entered = await ask('/api/auth/login', eva);
      expect(await entered.json()).toMatchObject({ success: true, user: { username: '@eva' } });
    } finally {
      // Gently: it takes the server along.
      if (child.exitCode === null) child.kill('SIGTERM');
    }
    expect(await ended).toEqual([0, null]);
  });
});
