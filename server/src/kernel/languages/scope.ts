import type { Expression, Node, PrivateIdentifier, SpreadElement } from 'acorn';
import type { Code } from '@wagram/contract/kernel';
import { LanguageFault } from './fault.ts';
import { reasonOf } from './refusals.ts';

/** No parser and no page is asked to go deeper. */
const DEPTH = 80;

/** Ways out of an object to what programs are made of. They lead nowhere here; a file that tries them is not for saying words. */
const RESERVED = new Set(['__proto__', 'constructor', 'prototype', '$$typeof']);

export type Part = Expression | SpreadElement | PrivateIdentifier;

/** How expressions are read is handed in, because whatever stands inside of them needs it too. */
type ToCode = (node: Part, scope: Scope) => Code;

/** Where in which file, and what has a name there. */
export class Scope {
  constructor(
    private readonly file: string,
    private readonly toCode: ToCode,
    private readonly above: Scope | null = null,
    private readonly names: Set<string> = new Set(),
    private readonly depth = 0,
  ) {}

  /** What gets a name inside is not known outside. */
  inner(): Scope {
    return new Scope(this.file, this.toCode, this, new Set(), this.depth);
  }

  /** The same names, one step deeper. */
  below(node: Node): Scope {
    if (this.depth === DEPTH) this.refuse(node, 'this stands too deep inside of other things');
    return new Scope(this.file, this.toCode, this.above, this.names, this.depth + 1);
  }

  /** What stands somewhere as a value, as data. */
  code(node: Part): Code {
    return this.toCode(node, this.below(node));
  }

  has(name: string): boolean {
    return this.names.has(name) || (this.above?.has(name) ?? false);
  }

  add(name: string): void {
    this.names.add(name);
  }

  /** A name that can be given or asked for. */
  allowed(node: Node, name: string): string {
    if (RESERVED.has(name)) this.refuse(node, `nothing can be called '${name}'`);
    return name;
  }

  refuse(node: Node, sentence: string = reasonOf(node.type)): never {
    const { line, column } = node.loc?.start ?? { line: 1, column: 0 };
    throw new LanguageFault(this.file, sentence, { line, column: column + 1 });
  }
}
