import { BadMessage } from '@wagram/contract/chain';
import { base58 } from '@scure/base';

/** A whole number in so many bytes, the lowest first, as programs of Solana read it. What does not fit is never cut. */
export const littleEndian = (value: bigint | number, size: number): Uint8Array => {
  const whole = BigInt(value);
  if (BigInt.asUintN(8 * size, whole) !== whole) throw new BadMessage('a number does not fit');
  return Uint8Array.from({ length: size }, (_, place) => Number((whole >> BigInt(8 * place)) & 0xffn));
};

export const joinBytes = (...parts: readonly (Uint8Array | readonly number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => [...part]));

/** Reads what a program was told. What is cut short or left over is not known to us, whatever it resembles. */
export class DataReader {
  private at = 0;
  constructor(private readonly bytes: Uint8Array) {}

  take(length: number): Uint8Array {
    if (this.at + length > this.bytes.length) throw new BadMessage('cut short');
    return this.bytes.slice(this.at, (this.at += length));
  }

  number(size: number): bigint {
    return this.take(size).reduceRight((value, byte) => (value << 8n) | BigInt(byte), 0n);
  }

  byte(): number {
    return Number(this.number(1));
  }

  key(): string {
    return base58.encode(this.take(32));
  }

  /** An option in one byte: 0 is nothing, 1 a key after it. */
  maybeKey(): string | null {
    const mark = this.byte();
    if (mark > 1) throw new BadMessage('an option is neither there nor not');
    return mark === 0 ? null : this.key();
  }

  rest(): Uint8Array {
    return this.take(this.bytes.length - this.at);
  }

  end(): void {
    if (this.at !== this.bytes.length) throw new BadMessage('bytes are left over');
  }
}
