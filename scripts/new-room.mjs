// `npm run new-room notes -- --level 5` lays a room on the three floors and enters it in house.json.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readHouse } from './house/plan.mjs';
import { namesOf, templatesOf } from './room-templates.mjs';
import { root } from './run.mjs';

/** Lists stand on one line, as the formatter keeps them. @param {import('./house/plan.mjs').House} house */
export const printHouse = (house) => {
  const text = JSON.stringify(house, null, 2);
  return `${text.replaceAll(/\[[^[\]]*\]/g, (list) => list.replaceAll(/\s+/g, ' ').replace('[ ', '[').replace(' ]', ']'))}\n`;
};

const ROOF = 'server/src/app/house.ts';

/** Plugs the room's routes in on the roof, after the last ones. @param {string} folder @param {string} room @returns {boolean} */
const plugIn = (folder, room) => {
  const path = join(folder, ROOF);
  if (!existsSync(path)) return false;
  const text = readFileSync(path, 'utf8');
  const calls = [...text.matchAll(/^ *\w+Routes\(house\);\n/gm)];
  const imports = [...text.matchAll(/^import .* from '#[a-z-]+';\n/gm)];
  const lastCall = calls.at(-1);
  const firstImport = imports[0];
  if (lastCall === undefined || firstImport === undefined) return false;
  const name = `${namesOf(room).camel}Routes`;
  const afterCall = lastCall.index + lastCall[0].length;
  const afterImport = firstImport.index + firstImport[0].length;
  const plugged = [
    text.slice(0, afterImport),
    `import { ${name} } from '#${room}';\n`,
    text.slice(afterImport, afterCall),
    `  ${name}(house);\n`,
    text.slice(afterCall),
  ];
  writeFileSync(path, plugged.join(''));
  return true;
};

/** @param {string} folder @param {string} room @param {number} level @returns {string[]} the files made */
export const addRoom = (folder, room, level) => {
  if (!/^[a-z]+(-[a-z]+)*$/.test(room))
    throw new Error(`'${room}' is not a name for a room: use a plural noun in kebab-case`);
  if (!Number.isInteger(level) || level < 1)
    throw new Error('Say how high the room stands: --level 1 or more (docs/map.md)');
  const house = readHouse(folder);
  if (house.rooms[room] !== undefined) throw new Error(`There is a room '${room}' already`);
  const files = templatesOf(room);
  const taken = Object.keys(files).filter((path) => existsSync(join(folder, path)));
  if (taken.length > 0) throw new Error(`In the way: ${taken.join(', ')}`);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  house.rooms[room] = { level, tables: [], prefixes: [] };
  const rooms = Object.entries(house.rooms).sort(([, a], [, b]) => a.level - b.level);
  writeFileSync(join(folder, 'house.json'), printHouse({ ...house, rooms: Object.fromEntries(rooms) }));
  return plugIn(folder, room) ? [...Object.keys(files), ROOF] : Object.keys(files);
};

const main = () => {
  const [room = ''] = process.argv.slice(2);
  const at = process.argv.indexOf('--level');
  try {
    const files = addRoom(root, room, at === -1 ? Number.NaN : Number(process.argv[at + 1]));
    for (const path of files) console.log(path);
    if (!files.includes(ROOF)) console.log(`Plug its routes in on the roof: ${ROOF}`);
    console.log('Next: npm run types, npm run unit, node scripts/map.mjs.');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
};

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
