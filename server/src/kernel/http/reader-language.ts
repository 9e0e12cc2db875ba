import type { FastifyRequest } from 'fastify';
import { bestLanguage } from '@wagram/contract/kernel';
import { knownTags } from '../language.ts';

/** 'de-CH, fr;q=0.8, *;q=0.1', the most wanted first. */
const readWanted = (header: string): string[] =>
  header
    .split(',', 20)
    .map((part) => {
      const [tag = '', quality = 'q=1'] = part
        .toLowerCase()
        .split(';')
        .map((word) => word.trim());
      return { tag, weight: Number(quality.replace(/^q=/, '')) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);

/** LNG-02: what was chosen on this device, else what the browser wants, else what this server says to everybody. */
export const readerLanguage = ({ cookies, headers }: FastifyRequest, own: string): string =>
  bestLanguage(
    [
      ...(cookies['language'] === undefined ? [] : [cookies['language']]),
      ...readWanted(headers['accept-language'] ?? ''),
    ],
    knownTags(),
    own,
  );
