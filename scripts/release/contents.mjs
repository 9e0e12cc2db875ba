// What a release holds: what was built, what an operator reads, and a lockfile of the packages that run.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { placesNeededBy, readLocked } from '../lockfile.mjs';
import { root } from '../run.mjs';
import { filesIn } from './files.mjs';

/** The web is in its bundle. */
export const runningWorkspaces = ['contract', 'demo', 'server'];

/** What `npm start` of a release and an operator's own commands are made of. */
export const shippedScripts = [
  'data-release.mjs',
  'install.mjs',
  'is-ready.mjs',
  'lockfile.mjs',
  'make-bucket.mjs',
  'run.mjs',
  'serve.mjs',
  'start-release.mjs',
];

const single = ['.env.example', '.npmrc', 'CHANGELOG.md', 'LICENSE', 'SECURITY.md', 'docs/check-reserves.mjs'];

/** Folders, and which of their files. @type {[string, RegExp][]} */
const folders = [
  // Maps name the line of the source where something failed.
  ['contract/dist', /\.js(?:\.map)?$/],
  ['demo/dist', /\.js(?:\.map)?$/],
  ['demo/data', /\.json$/],
  ['demo/videos', /./],
  ['server/dist', /\.js(?:\.map)?$/],
  ['server/migrations', /\.sql$/],
  ['web/dist', /./],
  ['docs', /\.md$/],
  ['deploy', /./],
];

/** @param {string} path @returns {any} */
const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** @param {any} manifest */
const withoutTools = ({ devDependencies: _, ...kept }) => kept;

const manifestOf = () => {
  const { name, version, license, type, engines, overrides } = readJson('package.json');
  const onData = ['move-to-postgres', 'backup', 'restore'].map((what) => [
    what,
    `node scripts/data-release.mjs ${what}`,
  ]);
  const scripts = { start: 'node scripts/start-release.mjs', ...Object.fromEntries(onData) };
  return { name, private: true, version, license, type, engines, workspaces: runningWorkspaces, scripts, overrides };
};

/** Only what runs, so that `npm ci` brings neither compiler nor bundler. */
const lockfileOf = () => {
  const locked = readLocked();
  const needed = placesNeededBy(locked, runningWorkspaces);
  const links = Object.keys(locked).filter(
    (place) => locked[place].link === true && needed.has(locked[place].resolved),
  );
  const places = [...new Set([...needed, ...links])].sort();
  const own = { ...withoutTools(locked['']), workspaces: runningWorkspaces };
  const packages = Object.fromEntries(places.map((place) => [place, withoutTools(locked[place])]));
  return { ...readJson('package-lock.json'), packages: { '': own, ...packages } };
};

/** @param {string} version */
const readmeOf = (version) => `# Wagram ${version}

You need Node 20.19 or newer, and no compiler.

    npm start    # brings its packages once, then serves on http://localhost:3000

docs/operate.md says where the data lie, how it is configured, kept running, backed up and upgraded.
The source, and how to change it, is in the repository; the licence is in LICENSE.
`;

/** Lays a release into an empty folder, from what was built. @param {string} folder */
export const layRelease = (folder) => {
  const put = (/** @type {string} */ path, /** @type {string} */ text) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const inFolders = folders.flatMap(([place, wanted]) =>
    filesIn(join(root, place))
      .filter((file) => wanted.test(file))
      .map((file) => `${place}/${file}`),
  );
  const scripts = shippedScripts.map((name) => `scripts/${name}`);
  for (const path of [...single, ...inFolders, ...scripts]) cpSync(join(root, path), join(folder, path));
  const toText = (/** @type {unknown} */ value) => `${JSON.stringify(value, null, 2)}\n`;
  const manifest = manifestOf();
  put('README.md', readmeOf(manifest.version));
  put('package.json', toText(manifest));
  put('package-lock.json', toText(lockfileOf()));
  for (const name of runningWorkspaces)
    put(`${name}/package.json`, toText(withoutTools(readJson(`${name}/package.json`))));
};
