import { addressesOf } from '../db/addresses.ts';
import { settings, type SettingName } from './settings.ts';

export type Env = Readonly<Record<string, string | undefined>>;

/** Collects every fault before it gives up, so that an operator mends them in one go. */
export class Reader {
  readonly problems: string[] = [];
  constructor(private readonly env: Env) {}

  text(name: SettingName): string | null {
    const value = this.env[name]?.trim();
    if (value !== undefined && value !== '') return value;
    const fallback = settings[name].default;
    return fallback === null ? null : String(fallback);
  }

  given(name: SettingName): boolean {
    return (this.env[name]?.trim() ?? '') !== '';
  }

  number(name: SettingName, min: number, max: number): number {
    const text = this.text(name) ?? '';
    const value = Number(text);
    if (!Number.isInteger(value) || value < min || value > max)
      this.problems.push(`${name} must be a whole number from ${min} to ${max}, not '${text}'`);
    return value;
  }

  url(name: SettingName, protocols: readonly string[]): URL | null {
    const text = this.text(name);
    if (text === null) return null;
    const url = URL.canParse(text) ? new URL(text) : null;
    if (url !== null && protocols.includes(url.protocol)) return url;
    this.rejectAddress(name, protocols, text);
    return null;
  }

  /** An address that may name several hosts, with commas between. */
  hosts(name: SettingName, protocols: readonly string[]): string | null {
    const text = this.text(name);
    if (text === null) return null;
    const each = addressesOf(text);
    if (each.length > 1 && each.every((address) => protocols.includes(new URL(address).protocol))) return text;
    return this.url(name, protocols)?.href ?? null;
  }

  flag(name: SettingName): boolean | null {
    const text = this.text(name);
    if (text === null) return null;
    if (/^(1|true|on|yes)$/i.test(text)) return true;
    if (/^(0|false|off|no)$/i.test(text)) return false;
    this.problems.push(`${name} must be on or off, not '${text}'`);
    return null;
  }

  reject(when: boolean, text: string): void {
    if (when) this.problems.push(text);
  }

  private rejectAddress(name: SettingName, protocols: readonly string[], text: string): void {
    const starts = protocols.map((protocol) => `${protocol}//`).join(' or ');
    this.problems.push(`${name} must be an address that starts with ${starts}, not '${redacted(text)}'`);
  }
}

/** Names with commas between: without @, in lower case. */
export const listOf = (text: string | null): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim().replace(/^@/, '').toLowerCase())
    .filter((part) => part !== '');

// Up to the last @: a password may hold any sign, and the address may lack its beginning. What is asked behind it may too.
const redacted = (text: string): string => text.replace(/^([a-z+]{1,20}:\/\/)?.*@/is, '$1…@').replace(/\?.*$/s, '?…');
