import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFirstWords, kernelErrors, type OwnLanguage as Addresses, type ServedWords } from '@wagram/contract/kernel';
import { countSaid, fail, ownLanguages, serverWords, type App, type OwnLanguage } from '#kernel';

const YEAR_S = 365 * 24 * 3600;
const PARTS = ['first', 'later', 'sentences'] as const;
type Part = (typeof PARTS)[number];

/** Data, as a module that a page can load: nothing in it runs. */
const moduleOf = (language: OwnLanguage, part: Part): string => {
  const isIn = (path: string) =>
    part !== 'sentences' && path.startsWith('web/') && isFirstWords(path) === (part === 'first');
  const words: ServedWords = {
    helpers: language.helpers,
    texts: Object.fromEntries(Object.entries(language.texts).filter(([path]) => isIn(path))),
    sentences: part === 'sentences' ? language.sentences : null,
  };
  return `export const words = ${JSON.stringify(words)};\n`;
};

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 10);

/** By address, whatever hash it carries: a page that was opened before the last start asks with an older one. */
const PLACE = /^([A-Za-z\d-]+)\.(first|later|sentences)\.([\w-]{10})\.js$/;

/** What there is to say in the web, which its build has written down. */
const webWords = (root: string): Record<string, unknown> => {
  const path = join(root, 'texts.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>) : {};
};

const tell = ({ log }: App, root: string): void => {
  const english = { ...webWords(root), ...serverWords() };
  for (const { language, name, said } of ownLanguages()) {
    const [has, of] = countSaid(english, said.texts);
    log.info(`The language ${language.tag}, ${name}, has ${has} of ${of} sentences; the others are said in English`);
  }
};

/** LNG-04: hands out the words of the operator's languages, and answers where they are. */
export const serveOwnLanguages = (app: App, root: string): readonly Addresses[] => {
  const modules = new Map<string, string>();
  const addresses = ownLanguages().map((one): Addresses => {
    const { tag } = one.language;
    const addressOf = (part: Part): string => {
      const text = moduleOf(one, part);
      modules.set(`${tag}.${part}`, text);
      return `/languages/${tag}.${part}.${hashOf(text)}.js`;
    };
    return { tag, name: one.name, files: [addressOf('first'), addressOf('later'), addressOf('sentences')] };
  });
  app.http.get<{ Params: { file: string } }>('/languages/:file', (request, reply) => {
    const [, tag, part, hash] = PLACE.exec(request.params.file) ?? [];
    const text = modules.get(`${tag}.${part}`);
    if (text === undefined) return fail(kernelErrors, 'not_found');
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', hash === hashOf(text) ? `public, max-age=${YEAR_S}, immutable` : 'no-cache')
      .send(text);
  });
  tell(app, root);
  return addresses;
};
