import { describe, expect, it } from 'vitest';
import { DataReader, littleEndian } from './bytes.ts';

const reader = (...bytes: number[]) => new DataReader(Uint8Array.from(bytes));

describe('[CHN-09] what a program was told is read as it reads it', () => {
  it('numbers with the lowest byte first, then what is left', () => {
    const data = reader(1, 2, 3, 4, 5);
    expect([data.byte(), data.number(2)]).toEqual([1, 0x0302n]);
    expect(data.rest()).toEqual(Uint8Array.of(4, 5));
    data.end();
  });

  it('what is cut short, left over or neither there nor not is refused with its reason', () => {
    const data = reader(1, 2);
    expect(data.take(1)).toEqual(Uint8Array.of(1));
    expect(() => data.take(2)).toThrow('cut short');
    expect(() => data.end()).toThrow('bytes are left over');
    expect(data.take(1)).toEqual(Uint8Array.of(2));
    expect(() => reader(2).maybeKey()).toThrow('an option is neither there nor not');
  });

  it('a number that does not fit is not written', () => {
    expect(littleEndian(65_535, 2)).toEqual(Uint8Array.of(255, 255));
    expect(() => littleEndian(65_536, 2)).toThrow('a number does not fit');
    expect(() => littleEndian(-1n, 8)).toThrow('a number does not fit');
  });
});
