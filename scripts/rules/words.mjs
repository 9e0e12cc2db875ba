// Rules 4 and 5: things that may be named in one place only.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lineAt } from './source.mjs';

/** @typedef {import('./plan.mjs').Plan} Plan @typedef {import('./plan.mjs').SourceFile} SourceFile @typedef {import('./plan.mjs').Finding} Finding */

/** @type {{ rule: string, packages: string[], word: RegExp, where: RegExp, text: string }[]} */
const onePlace = [
  {
    rule: 'env',
    packages: ['contract', 'client', 'demo', 'game', 'server', 'web'],
    word: /\bprocess\s*(?:\?\.|\.)\s*env\b|\bprocess\s*\[|\bfrom\s+(['"])node:process\1/g,
    where: /^server\/src\/(?:kernel\/config\/config|app\/main)\.ts$/,
    text: 'process.env is read only in server/src/kernel/config/config.ts, and before anything is loaded in app/main.ts',
  },
  {
    rule: 'storage',
    packages: ['contract', 'client', 'demo', 'game', 'server', 'web'],
    word: /\b(?:localStorage|sessionStorage)\b/g,
    where: /^web\/src\/kernel\/storage\.ts$/,
    text: 'browser storage is touched only in web/src/kernel/storage.ts',
  },
  {
    rule: 'fetch',
    packages: ['contract', 'client', 'demo', 'game', 'web'],
    word: /(?<![\w$.])fetch\s*\(|\b(?:window|globalThis|self)\.fetch\b|\bXMLHttpRequest\b|\bsendBeacon\b/g,
    where:
      /^(?:client\/src\/client\.ts|web\/src\/(?:kernel\/(?:ask|ask-raw|upload)\.ts|(?:[a-z-]+\/)?(?:sw|service-worker)(?:\.ts|\/.+)))$/,
    text: 'the web asks the server only through web/src/kernel/ask.ts and ask-raw.ts, and sends files through upload.ts; the client through what client/src/client.ts is given',
  },
  {
    rule: 'console',
    packages: ['contract', 'client', 'demo', 'game', 'server', 'web'],
    word: /(?<![\w$.])console\s*(?:\.|\[)/g,
    where: /^(?:web\/src\/kernel\/log\.ts|server\/src\/app\/banner\.ts)$/,
    text: 'console is used only in web/src/kernel/log.ts; the server has its logger',
  },
  {
    rule: 'random',
    packages: ['web'],
    word: /\bMath\s*(?:\?\.|\.|\[)\s*['"]?random\b/g,
    where: /^web\/src\/(?!wallet\/)/,
    text: 'keys are drawn with crypto.getRandomValues: Math.random can be guessed (WA-02)',
  },
  {
    rule: 'sign',
    packages: ['web'],
    // `sign` out of a module by name or with all of it, and what stands below the vault.
    word: /\b(?:import|const)\s*\{[^}]*\bsign\b[^}]*\}\s*(?:from|=\s*await)|\bvault\s*(?:\?\.|\.|\[)\s*['"]?sign\b|\bsignWith\b/g,
    where: /^web\/src\/wallet\/(?:review\/sign|vault\/(?:vault|keys))\.ts$/,
    text: 'messages are signed only by the review, through web/src/wallet/review/sign.ts: what is signed was seen (CHN-09)',
  },
];

/** @param {SourceFile} file @returns {Finding[]} */
const checkOnePlace = (file) =>
  onePlace
    .filter(({ packages, where }) => packages.includes(file.pkg) && !where.test(file.path))
    .flatMap(({ rule, word, text }) =>
      [...file.source.code.matchAll(word)].map((match) => ({
        path: file.path,
        line: lineAt(file.raw, match.index),
        rule,
        text,
      })),
    );

const secretWord = /private_?key|mnemonic|secret_?key/i;
/** Fields of third parties that carry such a name; each with the reason it may stand in the server. */
const thirdParties = [
  { name: /IMAGEKIT_PRIVATE_KEY|imagekitPrivateKey/g, reason: "the image host's signing secret, set by the operator" },
  { name: /VAPID_PRIVATE_KEY|vapidPrivateKey/g, reason: "the push service's signing secret, set by the operator" },
];

/** The server's own keys: one file makes, seals and uses them. Those of the demo come from a phrase that is
 * published; those that letters to other servers are signed with have a file of their own. */
const KEYRING = 'server/src/chain/keys/keyring.ts';
const keyFiles = [KEYRING, 'server/src/app/demo/wallets.ts', 'server/src/federation/keys.ts'];

/** @param {SourceFile} file @returns {Finding[]} */
const checkSecrets = (file) =>
  file.source.text.split('\n').flatMap((line, index) => {
    const rest = thirdParties.reduce((text, { name }) => text.replaceAll(name, ''), line);
    if (!secretWord.test(rest) || rest !== line || keyFiles.includes(file.path)) return [];
    const text = `keys and phrases exist only in web/src/wallet and ${KEYRING}`;
    return [{ path: file.path, line: index + 1, rule: 'secrets', text }];
  });

const BRAND = 'contract/src/kernel/brand.ts';

/** @param {string} root @returns {RegExp | null} */
const brandWord = (root) => {
  const path = join(root, BRAND);
  if (!existsSync(path)) return null;
  const found = [...readFileSync(path, 'utf8').matchAll(/\b(?:name|slug):\s*['"]([^'"]+)['"]/g)].map(
    (match) => match[1],
  );
  return found.length === 0
    ? null
    : new RegExp(found.map((word) => word.replaceAll(/[^a-z0-9]/gi, String.raw`\$&`)).join('|'), 'i');
};

/** @param {Plan} plan @returns {Finding[]} */
export const checkWords = ({ root, files }) => {
  const brand = brandWord(root);
  return files
    .filter((file) => !file.isTest)
    .flatMap((file) => {
      const findings = file.isCode ? checkOnePlace(file) : [];
      if (file.isCode && !(file.pkg === 'web' && file.room === 'wallet')) findings.push(...checkSecrets(file));
      if (brand === null || file.path === BRAND) return findings;
      for (const [index, line] of file.raw.split('\n').entries()) {
        // The packages carry the name of the project; what people see carries the brand of whoever runs it.
        if (!brand.test(line.replaceAll('@wagram/', ''))) continue;
        findings.push({
          path: file.path,
          line: index + 1,
          rule: 'brand',
          text: `the brand is spelled only in ${BRAND}`,
        });
      }
      return findings;
    });
};
