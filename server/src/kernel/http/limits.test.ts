import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressKey } from './limits.ts';

describe('the key of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:1::', '2001:db8:1:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
    ['::2:3:4:5:6:7:8', '0:2:3:4::/64'],
  ])('%s counts as %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });

  const group = fc.integer({ min: 0, max: 0xffff });
  const groups = fc.tuple(group, group, group, group, group, group, group, group);
  const longForm = (all: number[]): string => all.map((one) => one.toString(16).padStart(4, '0')).join(':');
  // As the URL parser writes it: zeros left out, the longest run of them as ::
  const shortForm = (all: number[]): string => new URL(`http://[${longForm(all)}]`).hostname.slice(1, -1);

  it('AU-01: one IPv6 network of 2^64 addresses counts as one, however an address is written', () => {
    fc.assert(
      fc.property(groups, groups, (one, other) => {
        const neighbour = [...one.slice(0, 4), ...other.slice(4)];
        expect(addressKey(shortForm(neighbour))).toBe(addressKey(longForm(one)));
        expect(addressKey(longForm(one).toUpperCase())).toBe(addressKey(shortForm(one)));
      }),
    );
  });

  it('two networks never count as one', () => {
    fc.assert(
      fc.property(groups, groups, (one, other) => {
        fc.pre(one.slice(0, 4).join() !== other.slice(0, 4).join());
        expect(addressKey(shortForm(one))).not.toBe(addressKey(shortForm(other)));
      }),
    );
  });

  it('is a short word for any text that a proxy may send', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(addressKey(text).length).toBeLessThanOrEqual(Math.max(text.length, 24));
      }),
    );
  });
});
