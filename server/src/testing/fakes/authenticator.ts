import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';

/** As much of CBOR as a passkey needs. */
const head = (major: number, size: number): Buffer =>
  size < 24
    ? Buffer.from([(major << 5) | size])
    : size < 256
      ? Buffer.from([(major << 5) | 24, size])
      : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);

const cbor = (value: number | string | Buffer | Map<number | string, unknown>): Buffer => {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const pairs = [...value].flatMap(([key, entry]) => [cbor(key), cbor(entry as Parameters<typeof cbor>[0])]);
  return Buffer.concat([head(5, value.size), ...pairs]);
};

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();

/** The curve and the point of a key, as COSE writes them. */
const coseOf = (key: KeyObject): Buffer => {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const [across, down] = [x, y].map((text) => Buffer.from(text, 'base64url'));
  return cbor(new Map<number, unknown>([[1, 2], [3, -7], [-1, 1], [-2, across], [-3, down]])); // prettier-ignore
};

const PRESENT_AND_VERIFIED = 0x05;
const WITH_CREDENTIAL = 0x40;

type Options = Record<string, unknown>;

/** A device that makes one passkey and signs in with it, as browsers do after a fingerprint. */
export class Authenticator {
  private readonly id = randomBytes(16);
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private used = 0;

  constructor(private readonly origin = 'http://localhost') {}

  make(options: Options): Options {
    const client = this.clientData('webauthn.create', options);
    const size = Buffer.from([0, this.id.length]);
    const credential = Buffer.concat([Buffer.alloc(16), size, this.id, coseOf(this.keys.publicKey)]);
    const authData = Buffer.concat([this.device(PRESENT_AND_VERIFIED | WITH_CREDENTIAL), credential]);
    const attestationObject = cbor(
      new Map<string, unknown>([['fmt', 'none'], ['attStmt', new Map()], ['authData', authData]]), // prettier-ignore
    );
    return this.answer({ clientDataJSON: client, attestationObject });
  }

  use(options: Options): Options {
    const client = this.clientData('webauthn.get', options);
    const authenticatorData = this.device(PRESENT_AND_VERIFIED);
    const signature = createSign('sha256')
      .update(Buffer.concat([authenticatorData, sha256(client)]))
      .sign(this.keys.privateKey);
    return this.answer({ clientDataJSON: client, authenticatorData, signature });
  }

  private clientData(type: string, { challenge }: Options): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin }));
  }

  private device(flags: number): Buffer {
    this.used += 1;
    const count = Buffer.from([0, 0, 0, this.used]);
    return Buffer.concat([sha256(new URL(this.origin).hostname), Buffer.from([flags]), count]);
  }

  private answer(parts: Record<string, Buffer>): Options {
    const id = this.id.toString('base64url');
    const response = Object.fromEntries(
      Object.entries(parts).map(([name, bytes]) => [name, bytes.toString('base64url')]),
    );
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }
}
