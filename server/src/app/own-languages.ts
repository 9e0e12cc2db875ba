import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFirstWords, kernelErrors, type OwnLanguage as Addresses, type ServedWords } from '@wagram/contract/kernel';
import { countSaid, fail, helpersFor, ownLanguages, serverWords, type App, type OwnLanguage } from '#kernel';

const YEAR_S = 365 * 24 * 3600;

type Part = 'first' | 'later' | 'sentences';

/** Data, as a module that a page can load: nothing in it runs. */
const moduleOf = ({ helpers, texts, sentences }: OwnLanguage, part: Part): string => {
  const isIn = (path: string) =>
    part !== 'sentences' && path.startsWith('web/') && isFirstWords(path) === (part === 'first');
  const said = Object.entries(texts).filter(([path]) => isIn(path));
  const rest = part === 'sentences' ? sentences : null;
  const words: ServedWords = {
    helpers: helpersFor(helpers, [...said.map(([, code]) => code), rest]),
    texts: Object.fromEntries(said),
    sentences: rest,
  };
  return `export const words = ${JSON.stringify(words)};\n`;
};

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 10);

/** What there is to say in the web, which its build has written down. */
const webWords = (root: string): Record<string, unknown> => {
  const path = join(root, 'texts.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>) : {};
};

/** After an update an operator reads here that there is more to translate. */
const tell = ({ log }: App, root: string): void => {
  const english = { ...webWords(root), ...serverWords() };
  for (const { language, name, said } of ownLanguages()) {
    const [has, of] = countSaid(english, said.texts);
    log.info(`The language ${language.tag}, ${name}, has ${has} of ${of} sentences; the others are said in English`);
  }
};

interface Served {
  readonly text: string;
  readonly hash: string;
}

/** fr.first.0a1b2c3d4e.js. A page that was opened before the last start asks with an older hash. */
const PLACE = /^([A-Za-z\d-]+\.[a-z]+)\.([\w-]{10})\.js$/;

/** LNG-04: hands out the words of the operator's languages, and answers where they are. */
export const serveOwnLanguages = (app: App, root: string): readonly Addresses[] => {
  const modules = new Map<string, Served>();
  const addresses = ownLanguages().map((one): Addresses => {
    const { tag } = one.language;
    const addressOf = (part: Part): string => {
      const text = moduleOf(one, part);
      const hash = hashOf(text);
      modules.set(`${tag}.${part}`, { text, hash });
      return `/languages/${tag}.${part}.${hash}.js`;
    };
    return { tag, name: one.name, files: [addressOf('first'), addressOf('later'), addressOf('sentences')] };
  });
  app.http.get<{ Params: { file: string } }>('/languages/:file', (request, reply) => {
    const [, place = '', hash] = PLACE.exec(request.params.file) ?? [];
    const found = modules.get(place);
    if (found === undefined) return fail(kernelErrors, 'not_found');
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', hash === found.hash ? `public, max-age=${YEAR_S}, immutable` : 'no-cache')
      .send(found.text);
  });
  tell(app, root);
  return addresses;
};
