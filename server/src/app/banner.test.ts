import { describe, expect, it } from 'vitest';
import { readConfig } from '#kernel';
import { bannerOf } from './banner.ts';

const notesOf = (env: Record<string, string>, isRoot = false): string[] =>
  bannerOf(readConfig(env), 'http://127.0.0.1:3000', isRoot)
    .split('\n')
    .filter((line) => line.startsWith('  Note '))
    .map((line) => line.slice(14));

const demo = 'The demo is on: anybody can sign in as a shared demo member (DEMO=off ends that)';

describe('what a start says', () => {
  it('[SR-L8] names the demo, an address that others reach, and root; on a quiet laptop nothing else', () => {
    expect(notesOf({ DEMO: 'off' })).toEqual([]);
    expect(notesOf({})).toEqual([demo]);
    expect(notesOf({ HOST: '0.0.0.0' }, true)).toEqual([
      'Everybody in your network can reach this server (HOST=0.0.0.0); with the embedded database limits are ten times as generous',
      demo,
      'It runs as root: give it a user of its own',
    ]);
    expect(notesOf({ HOST: '192.168.1.5', DATABASE_URL: 'postgres://127.0.0.1/x' })).toEqual([
      'Everybody in your network can reach this server (HOST=192.168.1.5)',
    ]);
  });

  it('[OPS-09] what there is to know of Node, with the other notes', () => {
    const banner = bannerOf(
      readConfig({ DEMO: 'off' }),
      'http://127.0.0.1:3000',
      false,
      'Node 23 is not kept for long',
    );
    expect(banner).toContain('  Note        Node 23 is not kept for long\n');
  });

  it('where to open it', () => {
    expect(bannerOf(readConfig({}), 'http://127.0.0.1:3007', false)).toContain('  Open        http://localhost:3007\n');
  });
});
