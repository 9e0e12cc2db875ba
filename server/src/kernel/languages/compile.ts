// LNG-04: reads a file of words. Whatever is not named here is refused, so that a translation from somewhere cannot do anything
// but say words: it is parsed, turned into data, and never run.
import type {
  ArrowFunctionExpression,
  AssignmentProperty,
  CallExpression,
  Expression,
  MemberExpression,
  Node,
  Pattern,
  Property,
  PrivateIdentifier,
  SpreadElement,
  Statement,
  VariableDeclaration,
} from 'acorn';
import type { Code } from '@wagram/contract/kernel';
import { LanguageFault } from './fault.ts';
import { ASKED, CALLED, isReserved, Names } from './names.ts';
import { reasonOf } from './refusals.ts';

const SIGNS = new Set(['===', '!==', '<', '>', '<=', '>=', '+', '-', '*', '/', '%']);
const DEPTH = 80;

const isArrow = (node: Expression | null | undefined): node is ArrowFunctionExpression =>
  node?.type === 'ArrowFunctionExpression';

/** One file; it keeps where it is for whoever has to mend it. */
export class Compiler {
  private depth = 0;
  constructor(private readonly file: string) {}

  refuse(node: Node, sentence: string = reasonOf(node.type)): never {
    const { line, column } = node.loc?.start ?? { line: 1, column: 0 };
    throw new LanguageFault(this.file, sentence, line, column + 1);
  }

  /** `const` with one name or several. A function that has a name can be called below, and not inside of itself. */
  constants(node: VariableDeclaration, names: Names): Code[] {
    if (node.kind !== 'const') this.refuse(node, 'write const: nothing can be changed here');
    return node.declarations.map(({ id, init }) => {
      if (init === null || init === undefined) this.refuse(node, 'a const needs a value');
      const code = this.value(init, names);
      return ['const', this.pattern(id, names, isArrow(init)), code];
    });
  }

  value(node: Expression | SpreadElement | PrivateIdentifier, names: Names): Code {
    this.depth += 1;
    if (this.depth > DEPTH) this.refuse(node, 'this stands too deep inside of other things');
    const code = this.expression(node, names);
    this.depth -= 1;
    return code;
  }

  private expression(node: Expression | SpreadElement | PrivateIdentifier, names: Names): Code {
    switch (node.type) {
      case 'Literal':
        return this.literal(node, node.value);
      case 'TemplateLiteral':
        return [
          '`',
          ...node.quasis.flatMap(({ value }, place) => this.piece(value.cooked ?? '', node.expressions[place], names)),
        ];
      case 'Identifier':
        return this.name(node, node.name, names);
      case 'ArrayExpression':
        return [
          'list',
          ...node.elements.map((item) =>
            item === null ? this.refuse(node, 'this list has a gap') : this.item(item, names),
          ),
        ];
      case 'ObjectExpression':
        return ['tree', ...node.properties.flatMap((property) => this.property(property, names))];
      case 'ArrowFunctionExpression':
        return this.arrow(node, names);
      case 'ConditionalExpression':
        return ['?', ...[node.test, node.consequent, node.alternate].map((part) => this.value(part, names))];
      case 'LogicalExpression':
        return [node.operator, this.value(node.left, names), this.value(node.right, names)];
      case 'BinaryExpression':
        if (!SIGNS.has(node.operator))
          this.refuse(node, `${node.operator} cannot be used here${/[=]=/.test(node.operator) ? ': write three' : ''}`);
        return ['is', node.operator, this.value(node.left, names), this.value(node.right, names)];
      case 'UnaryExpression':
        if (node.operator !== '!' && node.operator !== '-') this.refuse(node, `${node.operator} cannot be used here`);
        return [node.operator === '!' ? '!' : 'minus', this.value(node.argument, names)];
      case 'ParenthesizedExpression':
      case 'ChainExpression':
        return this.value(node.expression, names);
      case 'MemberExpression':
        return this.member(node, names);
      case 'CallExpression':
        return this.call(node, names);
      default:
        return this.refuse(node);
    }
  }

  private literal(node: Node, value: unknown): Code {
    const isKnown =
      value === null ? !('regex' in node) && !('bigint' in node) : /^(?:string|number|boolean)$/.test(typeof value);
    if (!isKnown) this.refuse(node, 'regex' in node ? 'there are no patterns here' : 'write a number without n');
    return value as Code;
  }

  private piece(text: string, next: Expression | undefined, names: Names): Code[] {
    return [...(text === '' ? [] : [text]), ...(next === undefined ? [] : [this.value(next, names)])];
  }

  private name(node: Node, name: string, names: Names): Code {
    if (name === 'undefined') return ['none'];
    if (names.isHelper(name) === null)
      this.refuse(node, `there is no '${name}' here: a file knows only what stands above in it`);
    return ['name', name];
  }

  private item(node: Expression | SpreadElement, names: Names): Code {
    return node.type === 'SpreadElement' ? ['...', this.value(node.argument, names)] : this.value(node, names);
  }

  private key(node: Node, key: Expression | PrivateIdentifier, isComputed: boolean): string {
    if (isComputed) this.refuse(key, 'write the key itself, without brackets');
    const text = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : this.refuse(node);
    if (isReserved(text)) this.refuse(key, `nothing can be called '${text}'`);
    return text;
  }

  private property(property: Property | SpreadElement, names: Names): Code[] {
    if (property.type === 'SpreadElement') this.refuse(property, 'write the keys one by one, without …');
    if (property.kind !== 'init' || property.method) this.refuse(property, 'write a function as key: (words) => …');
    return [this.key(property, property.key, property.computed), this.value(property.value, names)];
  }

  private arrow(node: ArrowFunctionExpression, names: Names): Code {
    if (node.async) this.refuse(node, 'nothing can be waited for here');
    const inner = new Names(names);
    const params = node.params.map((param) => this.pattern(param, inner, false));
    if (node.body.type !== 'BlockStatement') return ['=>', params, this.value(node.body, inner)];
    return ['=>', params, this.block(node.body.body, inner), true];
  }

  private pattern(node: Pattern, names: Names, isHelper: boolean): Code {
    if (node.type === 'Identifier') {
      if (isReserved(node.name) || CALLED.has(node.name)) this.refuse(node, `nothing can be called '${node.name}'`);
      // A helper that hid another one could be called by what it calls.
      const isHiding = isHelper ? names.isHelper(node.name) !== null : names.isHelper(node.name) === true;
      if (isHiding || !names.add(node.name, isHelper)) this.refuse(node, `'${node.name}' stands here already`);
      return node.name;
    }
    if (node.type === 'AssignmentPattern') {
      const fallback = this.value(node.right, names);
      return ['=', this.pattern(node.left, names, false), fallback];
    }
    if (node.type !== 'ObjectPattern') this.refuse(node);
    return ['{}', ...node.properties.map((part) => this.part(part, names))];
  }

  private part(part: AssignmentProperty | Node, names: Names): Code {
    if (part.type !== 'Property') return this.refuse(part);
    const { key, computed, value } = part as AssignmentProperty;
    return [this.key(part, key, computed), this.pattern(value, names, false)];
  }

  private member(node: MemberExpression, names: Names): Code {
    if (node.object.type === 'Super') this.refuse(node.object);
    const of = this.value(node.object, names);
    const key = node.computed ? this.value(node.property, names) : this.key(node, node.property, false);
    if (typeof key === 'string' && isReserved(key)) this.refuse(node.property, `nothing is called '${key}' here`);
    return [node.optional ? '?.' : '.', of, key];
  }

  private call(node: CallExpression, names: Names): Code {
    const { callee } = node;
    if (node.optional) this.refuse(node, 'write a call without ?.');
    const given = () => node.arguments.map((one) => this.value(one, names));
    if (callee.type === 'Identifier') {
      const isHelper = names.isHelper(callee.name);
      if (isHelper !== true && (isHelper === false || !CALLED.has(callee.name)))
        this.refuse(
          callee,
          `'${callee.name}' cannot be called: only functions that stand above as a const, and ${[...CALLED].join(', ')}`,
        );
      return ['call', callee.name, ...given()];
    }
    if (callee.type !== 'MemberExpression' || callee.computed || callee.object.type === 'Super')
      this.refuse(callee, 'only what has a name can be called');
    const name = this.key(callee, callee.property, false);
    if (callee.object.type === 'Identifier' && names.isHelper(callee.object.name) === null) {
      const whole = `${callee.object.name}.${name}`;
      if (!CALLED.has(whole)) this.refuse(callee, `'${whole}' cannot be called`);
      return ['call', whole, ...given()];
    }
    if (callee.optional) this.refuse(callee, 'write a call without ?.');
    if (!ASKED.has(name)) this.refuse(callee.property, `'${name}' cannot be called`);
    return ['ask', this.value(callee.object, names), name, ...given()];
  }

  private block(statements: readonly Statement[], names: Names): Code[] {
    return statements.flatMap((statement) => this.statement(statement, names));
  }

  private statement(node: Statement, names: Names): Code[] {
    switch (node.type) {
      case 'VariableDeclaration':
        return this.constants(node, names);
      case 'ReturnStatement':
        return [
          [
            'return',
            node.argument === null || node.argument === undefined ? ['none'] : this.value(node.argument, names),
          ],
        ];
      case 'BlockStatement':
        return [['if', true, this.block(node.body, new Names(names))]];
      case 'IfStatement': {
        const branch = (one: Statement) => this.nested([one], names);
        const otherwise = node.alternate === null || node.alternate === undefined ? [] : branch(node.alternate);
        return [['if', this.value(node.test, names), branch(node.consequent), otherwise]];
      }
      case 'SwitchStatement': {
        const inner = new Names(names);
        const cases = node.cases.map(({ test, consequent }): Code => [
          test === null || test === undefined ? null : [this.value(test, names)],
          ...this.block(consequent, inner),
        ]);
        return [['switch', this.value(node.discriminant, names), ...cases]];
      }
      case 'EmptyStatement':
        return [];
      default:
        return this.refuse(node);
    }
  }

  private nested(statements: readonly Statement[], names: Names): Code[] {
    this.depth += 1;
    if (this.depth > DEPTH) this.refuse(statements[0] as Statement, 'this stands too deep inside of other things');
    const codes = this.block(statements, new Names(names));
    this.depth -= 1;
    return codes;
  }
}
