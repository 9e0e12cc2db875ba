import { GIVEN, METHODS } from '@wagram/contract/kernel';

/** What a file may ask of a language, a text, a list or a number. */
export const ASKED: ReadonlySet<string> = new Set(Object.values(METHODS).flat());

/** What a file may call without having written it. */
export const CALLED: ReadonlySet<string> = new Set(Object.keys(GIVEN));

/** Ways out of an object to what the language of programs is made of. */
const RESERVED = new Set(['constructor', 'prototype', 'arguments', 'eval']);

export const isReserved = (name: string): boolean => RESERVED.has(name) || /^(?:__|\$\$)/.test(name);

/** Names of what stands above, each with whether it can be called; the nearest first. */
export class Names {
  private readonly own = new Map<string, boolean>();
  constructor(private readonly above: Names | null = null) {}

  add(name: string, isHelper: boolean): boolean {
    if (this.own.has(name)) return false;
    this.own.set(name, isHelper);
    return true;
  }

  /** null: nothing of this name stands above. */
  isHelper(name: string): boolean | null {
    return this.own.get(name) ?? this.above?.isHelper(name) ?? null;
  }
}
