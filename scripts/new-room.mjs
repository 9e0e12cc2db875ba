// `npm run new-room notes -- --level 5` lays a room in the three packages and enters it in rooms.json.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readLayout } from './rules/plan.mjs';
import { namesOf, templatesOf } from './room-templates.mjs';
import { root } from './run.mjs';

/** Lists stand on one line, as the formatter keeps them. @param {import('./rules/plan.mjs').Layout} layout */
export const printLayout = (layout) => {
  const text = JSON.stringify(layout, null, 2);
  return `${text.replaceAll(/\[[^[\]]*\]/g, (list) => list.replaceAll(/\s+/g, ' ').replace('[ ', '[').replace(' ]', ']'))}\n`;
};

/**
 * Where every room is named, the shape after which one more is written, and what is written of it.
 * @type {{ path: string, last: RegExp, what: string, line: (camel: string) => string, name: (camel: string) => string }[]}
 */
const places = [
  {
    path: 'server/src/app/app.ts',
    last: /^ *\w+Routes\(app\);\n/gm,
    what: 'routes',
    line: (camel) => `  ${camel}Routes(app);\n`,
    name: (camel) => `{ ${camel}Routes }`,
  },
  {
    path: 'contract/src/api/calls.ts',
    last: /^ {2}\w+: .*,\n(?=\} as const;)/gm,
    what: 'calls',
    line: (camel) => `  ${camel}: ${camel}Calls,\n`,
    name: (camel) => `{ ${camel}Calls }`,
  },
  {
    path: 'contract/src/api/schemas.ts',
    last: /^ {2}\w+,\n(?=\];)/gm,
    what: 'schemas',
    line: (camel) => `  ${camel},\n`,
    name: (camel) => `* as ${camel}`,
  },
];

/** @param {string} text @param {RegExpExecArray | undefined} match @param {string} addition */
const insertAfter = (text, match, addition) => {
  if (match === undefined) return null;
  const at = match.index + match[0].length;
  return text.slice(0, at) + addition + text.slice(at);
};

/** Plugs the room into the app, and its calls and schemas into what speaks of all of them. @param {string} folder @param {string} room */
const plugIn = (folder, room) =>
  places
    .filter(({ path, last, line, name }) => {
      if (!existsSync(join(folder, path))) return false;
      const text = readFileSync(join(folder, path), 'utf8');
      const { camel } = namesOf(room);
      const used = insertAfter(text, [...text.matchAll(last)].at(-1), line(camel));
      const imports = used === null ? [] : [...used.matchAll(/^import .* from '#[a-z-]+';\n/gm)];
      const plugged = used === null ? null : insertAfter(used, imports[0], `import ${name(camel)} from '#${room}';\n`);
      if (plugged !== null) writeFileSync(join(folder, path), plugged);
      return plugged !== null;
    })
    .map(({ path }) => path);

/** @param {string} folder @param {string} room @param {number} level @returns {string[]} the files made */
export const addRoom = (folder, room, level) => {
  if (!/^[a-z]+(-[a-z]+)*$/.test(room))
    throw new Error(`'${room}' is not a name for a room: use a plural noun in kebab-case`);
  if (!Number.isInteger(level) || level < 1)
    throw new Error('Say how high the room stands: --level 1 or more (docs/map.md)');
  const layout = readLayout(folder);
  if (layout.rooms[room] !== undefined) throw new Error(`There is a room '${room}' already`);
  const files = templatesOf(room);
  const taken = Object.keys(files).filter((path) => existsSync(join(folder, path)));
  if (taken.length > 0) throw new Error(`In the way: ${taken.join(', ')}`);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  layout.rooms[room] = { level, tables: [], prefixes: [] };
  const rooms = Object.entries(layout.rooms).sort(([, a], [, b]) => a.level - b.level);
  writeFileSync(join(folder, 'rooms.json'), printLayout({ ...layout, rooms: Object.fromEntries(rooms) }));
  return [...Object.keys(files), ...plugIn(folder, room)];
};

const main = () => {
  const [room = ''] = process.argv.slice(2);
  const at = process.argv.indexOf('--level');
  try {
    const files = addRoom(root, room, at === -1 ? Number.NaN : Number(process.argv[at + 1]));
    for (const path of files) console.log(path);
    const forgotten = places.filter(({ path }) => !files.includes(path));
    for (const { path, what } of forgotten) console.log(`Not plugged in: name its ${what} in ${path}`);
    console.log('Next: npm run types, npm run unit, node scripts/map.mjs.');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
};

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
