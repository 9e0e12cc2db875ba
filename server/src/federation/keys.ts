import { createPrivateKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { FIRST_ID, type App, type MemberId } from '#kernel';
import { insertKey, selectKey } from './keys.gen.ts';

export interface OwnKey {
  readonly key: KeyObject;
  /** As others read it. */
  readonly publicKey: string;
}

/** Whom the server's own key belongs to: nobody. */
export const SERVER_ID: MemberId = FIRST_ID as MemberId;

const KEPT = 1_000;
const make = promisify(generateKeyPair);

/** The keys that we sign with, sealed in the database. One is made when it is first needed. */
export class Keys {
  private readonly opened = new Map<MemberId, OwnKey>();

  constructor(private readonly app: Pick<App, 'db' | 'seal' | 'clock'>) {}

  async of(memberId: MemberId): Promise<OwnKey> {
    const known = this.opened.get(memberId);
    if (known !== undefined) return known;
    const key = (await this.find(memberId)) ?? (await this.create(memberId));
    const [oldest] = this.opened.keys();
    if (this.opened.size >= KEPT && oldest !== undefined) this.opened.delete(oldest);
    this.opened.set(memberId, key);
    return key;
  }

  private async find(memberId: MemberId): Promise<OwnKey | null> {
    const row = await selectKey(this.app.db, { memberId });
    if (row === undefined) return null;
    return { key: createPrivateKey(this.app.seal.open(row.sealed_key)), publicKey: row.public_key };
  }

  private async create(memberId: MemberId): Promise<OwnKey> {
    const { privateKey, publicKey } = await make('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    const { db, seal, clock } = this.app;
    await insertKey(db, { memberId, sealedKey: seal.close(privateKey), publicKey, now: clock.now() });
    const kept = await this.find(memberId);
    if (kept === null) throw new Error('a key could not be kept');
    return kept;
  }
}
