import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { builtWorkspaces } from './install.mjs';
import { shippedScripts } from './release/contents.mjs';
import { root } from './run.mjs';

const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');
const manifest = JSON.parse(read('package.json'));
// .env.example is made from the settings, and a check keeps it current.
const settings = new Set([...read('.env.example').matchAll(/^# ([A-Z0-9_]+)=/gm)].map(([, name]) => name));

/** Instructions of a Dockerfile, by stage. @param {string} text @returns {{ word: string, rest: string }[][]} */
const stagesOf = (text) => {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  /** @type {{ word: string, rest: string }[][]} */
  const stages = [];
  for (const line of lines) {
    const [word = '', ...rest] = line.split(' ');
    if (word === 'FROM') stages.push([]);
    stages.at(-1)?.push({ word, rest: rest.join(' ') });
  }
  return stages;
};

/** @param {{ word: string, rest: string }[]} stage @param {string} wanted */
const all = (stage, wanted) => stage.filter(({ word }) => word === wanted).map(({ rest }) => rest);

/** What a build in this repository copies that is not there. @param {{ word: string, rest: string }[]} stage */
const lostSources = (stage) =>
  all(stage, 'COPY')
    .filter((rest) => !rest.startsWith('--from='))
    .flatMap((rest) => rest.split(' ').slice(0, -1))
    .filter((source) => !existsSync(join(root, source)));

/** `npm run` names in a text that package.json does not have. @param {string} text */
const unknownScripts = (text) =>
  [...text.matchAll(/\bnpm run ([\w:-]+)/g)]
    .map(([, name]) => name)
    .filter((name) => manifest.scripts[name] === undefined);

/** Files of scripts that a text runs and that are not there. @param {string} text */
const lostScripts = (text) =>
  [...text.matchAll(/\bscripts\/[\w-]+\.mjs\b/g)].map(([path]) => path).filter((path) => !existsSync(join(root, path)));

describe('the Dockerfile', () => {
  const [build = [], final = []] = stagesOf(read('Dockerfile'));

  it('[OPS-06] copies what exists, and the manifest of every workspace before it installs', () => {
    expect(lostSources(build)).toEqual([]);
    expect(lostSources(stagesOf('FROM x\nCOPY package.json gone.json ./')[0])).toEqual(['gone.json']);
    const installs = build.findIndex(({ rest }) => rest.startsWith('npm ci'));
    const copied = all(build.slice(0, installs), 'COPY').join(' ');
    const wanted = manifest.workspaces.map((/** @type {string} */ name) => `${name}/package.json`);
    expect(wanted.filter((/** @type {string} */ path) => !copied.includes(path))).toEqual([]);
    expect([...(build[installs]?.rest ?? '').matchAll(/--workspace (\w+)/g)].map(([, name]) => name)).toEqual(
      builtWorkspaces,
    );
  });

  it('[OPS-06] builds with a command that exists, and runs what that lays where it lays it', () => {
    expect(unknownScripts(read('Dockerfile'))).toEqual([]);
    const [, laid] = /--folder (\S+)/.exec(all(build, 'RUN').join('\n')) ?? [];
    expect(all(final, 'COPY')).toEqual([`--from=build ${laid} ./`]);
    const health = all(final, 'HEALTHCHECK').join('');
    expect(shippedScripts.filter((name) => health.includes(`scripts/${name}`))).toEqual(['is-ready.mjs']);
    expect(all(final, 'CMD').join('')).toContain('server/dist/app/main.js');
    expect(existsSync(join(root, 'server/src/app/main.ts'))).toBe(true);
  });

  it('[OPS-06] runs as nobody in particular, with its data in a volume and settings that exist', () => {
    expect(all(final, 'USER')).toEqual(['node']);
    expect(all(final, 'VOLUME')).toEqual(['/data']);
    const named = all(final, 'ENV')
      .join(' ')
      .split(' ')
      .map((pair) => pair.split('=')[0] ?? '');
    expect(named.filter((name) => !settings.has(name))).toEqual(['NODE_COMPILE_CACHE']);
  });

  it('[OPS-06] sees no secret, no data and nothing that was built here', () => {
    const ignored = read('.dockerignore').split('\n');
    expect(ignored).toEqual(
      expect.arrayContaining(['.env*', 'backups', '.data', '.git', '**/node_modules', '**/dist']),
    );
  });
});

describe.each(['compose.yml', 'compose.small.yml'])('%s', (file) => {
  const { services, volumes } = parse(read(file), { merge: true });

  it('[OPS-06] names only settings that exist', () => {
    expect(Object.keys(services.app.environment).filter((name) => !settings.has(name))).toEqual([]);
  });

  it('[OPS-06] asks for nothing that docs/operate.md does not tell', () => {
    const asked = [...read(file).matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name);
    const told = read('docs/operate.md');
    expect(asked.filter((name) => !told.includes(`\`${name}\``) && !told.includes(`${name}=`))).toEqual([]);
  });

  it('[OPS-06] is open to this machine alone, cannot write but to its volumes, and waits for what is there', () => {
    expect(services.app).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    const all = Object.values(services);
    const ports = all.flatMap((service) => service.ports ?? []);
    expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
    const mounted = all.flatMap((service) => service.volumes ?? []).map((volume) => volume.split(':')[0]);
    expect(mounted.filter((name) => !(name in volumes))).toEqual([]);
    const awaited = all.flatMap((service) => Object.entries(service.depends_on ?? {}));
    expect(awaited.filter(([name]) => services[name] === undefined)).toEqual([]);
    const healthy = awaited.filter(([, { condition }]) => condition === 'service_healthy');
    expect(healthy.filter(([name]) => services[name].healthcheck === undefined)).toEqual([]);
    expect(lostScripts(read(file))).toEqual([]);
  });
});

describe('the bucket of a new store', () => {
  it('[OPS-06] is made once, and a second start finds it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'bucket-'));
    const S3rver = createRequire(import.meta.url)('@20minutes/s3rver');
    const store = new S3rver({ directory: folder, silent: true, allowMismatchedSignatures: true });
    const server = createServer(store.callback()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => {
      server.close();
      rmSync(folder, { recursive: true });
    });
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    const keys = { S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' };
    const env = { ...process.env, ...keys, S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_BUCKET: 'media' };
    const make = () => promisify(execFile)(process.execPath, [join(root, 'scripts/make-bucket.mjs')], { env });
    expect((await make()).stdout).toBe('The bucket media was made.\n');
    expect((await make()).stdout).toBe('The bucket media is there.\n');
  });
});

describe('the unit for systemd', () => {
  it('[OPS-06] starts what a release holds, with settings that exist, and may write its data alone', () => {
    const unit = read('deploy/wagram.service');
    const [, command] = /^ExecStart=(.+)$/m.exec(unit) ?? [];
    expect(command).toMatch(/ server\/dist\/app\/main\.js$/);
    const [, named = ''] = /^Environment=(.+)$/m.exec(unit) ?? [];
    const names = named.split(' ').map((pair) => pair.split('=')[0] ?? '');
    expect(names.filter((name) => !settings.has(name))).toEqual(['NODE_COMPILE_CACHE']);
    for (const line of ['NoNewPrivileges=yes', 'ProtectSystem=strict', 'StateDirectory=wagram', 'DynamicUser=yes'])
      expect(unit.split('\n')).toContain(line);
  });
});

describe('.github', () => {
  const workflows = readdirSync(join(root, '.github/workflows')).map((name) => `.github/workflows/${name}`);
  const forms = readdirSync(join(root, '.github/ISSUE_TEMPLATE')).map((name) => `.github/ISSUE_TEMPLATE/${name}`);

  it.each([...workflows, ...forms, '.github/dependabot.yml'])('[OPS-06] %s can be read', (path) => {
    expect(parse(read(path))).toBeTypeOf('object');
    expect(() => parse('a: b: c')).toThrow();
  });

  it.each(workflows)('[OPS-06] %s runs commands that exist', (path) => {
    expect([...unknownScripts(read(path)), ...lostScripts(read(path))]).toEqual([]);
    expect(unknownScripts('npm run gone')).toEqual(['gone']);
  });

  it.each(workflows)('[OPS-06] %s may do little, ends in time, and names what it uses by version', (path) => {
    const { permissions, jobs } = parse(read(path));
    expect(permissions).toEqual({ contents: 'read' });
    const each = Object.values(jobs);
    expect(each.filter((job) => job['timeout-minutes'] === undefined)).toEqual([]);
    const used = each.flatMap((job) => job.steps).flatMap((step) => (step.uses === undefined ? [] : [step.uses]));
    expect(used.filter((action) => !/@(?:v\d+|[0-9a-f]{40})$/.test(action))).toEqual([]);
  });

  it('[OPS-09] tries every supported Node, and both processors', () => {
    const { matrix } = parse(read('.github/workflows/check.yml')).jobs.unit.strategy;
    expect(matrix.node).toEqual(['20.19', '22', '24']);
    expect(matrix.include.map((/** @type {any} */ one) => one.machine)).toEqual(['ubuntu-24.04-arm', 'macos-15']);
  });
});
