// What may happen to a launch, in any order.
import fc from 'fast-check';
import { SOL } from './launch-scene.ts';

/** So many buyers a case has. */
const BUYERS = 3;

export type Act =
  | { act: 'pledge'; who: number; part: number; allowed: number }
  | { act: 'take_back' | 'say'; who: number }
  | { act: 'land' | 'refuse' | 'settle' | 'look' | 'release' | 'gift' };

const who = fc.nat(BUYERS - 1);
/** In hundredths of the goal; 0: as much as a number of the network holds. */
const sum = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 5, max: 90 }) },
  { weight: 1, arbitrary: fc.constant(0) },
);
const allowed = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: sum });
const ofBuyers = fc.oneof(
  { weight: 8, arbitrary: fc.record({ act: fc.constant('pledge' as const), who, part: sum, allowed }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constantFrom('take_back' as const, 'say' as const), who }) },
);
const ofNetwork = fc.record({
  act: fc.constantFrom('land', 'land', 'land', 'settle', 'settle', 'refuse', 'look', 'release', 'gift'),
}) as fc.Arbitrary<Act>;

export const anyCase = fc.record({
  goal: fc.bigInt(SOL / 10n, 3n * SOL),
  cap: fc.integer({ min: 30, max: 100 }),
  share: fc.integer({ min: 0, max: 30 }),
  hasPool: fc.boolean(),
  before: fc.array(fc.oneof({ weight: 6, arbitrary: ofBuyers }, { weight: 1, arbitrary: ofNetwork }), {
    minLength: 3,
    maxLength: 8,
  }),
  after: fc.array(fc.oneof({ weight: 1, arbitrary: ofBuyers }, { weight: 3, arbitrary: ofNetwork }), { maxLength: 8 }),
});
export type Case = typeof anyCase extends fc.Arbitrary<infer T> ? T : never;
