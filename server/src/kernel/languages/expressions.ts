// LNG-04: reads what a file of words says. Whatever is not named here is refused, so that a translation from somewhere cannot do
// anything but say words: it is turned into data, and never run.
import type {
  ArrayExpression,
  ArrowFunctionExpression,
  BinaryExpression,
  CallExpression,
  Literal,
  MemberExpression,
  Node,
  ObjectExpression,
  TemplateLiteral,
  UnaryExpression,
} from 'acorn';
import { GIVEN, METHODS, SIGNS, type Code } from '@wagram/contract/kernel';
import { bindPattern, toKey } from './patterns.ts';
import type { Part, Scope } from './scope.ts';
import { toStatements } from './statements.ts';

const METHOD_NAMES: readonly string[] = Object.values(METHODS).flat();

const toLiteral = (node: Literal, scope: Scope): Code => {
  if (node.regex !== undefined && node.regex !== null) scope.refuse(node, 'there are no patterns here');
  if (typeof node.value === 'bigint') scope.refuse(node, 'write a number without n');
  if (typeof node.value === 'number' && !Number.isFinite(node.value)) scope.refuse(node, 'no number is that large');
  return node.value as Code;
};

const toTemplate = ({ quasis, expressions }: TemplateLiteral, scope: Scope): Code => [
  '`',
  ...quasis.flatMap(({ value }, place) => {
    const next = expressions[place];
    return [value.cooked ?? '', ...(next === undefined ? [] : [scope.code(next)])].filter((part) => part !== '');
  }),
];

const toName = (node: Node, name: string, scope: Scope): Code => {
  if (name === 'undefined') return ['none'];
  if (!scope.has(name)) scope.refuse(node, `there is no '${name}' here: a file knows only what stands above in it`);
  return ['name', name];
};

const toList = (node: ArrayExpression, scope: Scope): Code => [
  'list',
  ...node.elements.map((item): Code => {
    if (item === null) return scope.refuse(node, 'this list has a gap');
    return item.type === 'SpreadElement' ? ['...', scope.code(item.argument)] : scope.code(item);
  }),
];

const toTree = ({ properties }: ObjectExpression, scope: Scope): Code => [
  'tree',
  ...properties.flatMap((property) => {
    if (property.type === 'SpreadElement') return scope.refuse(property, 'write the keys one by one, without …');
    if (property.kind !== 'init' || property.method) scope.refuse(property, 'write a function as key: (words) => …');
    return [toKey(property.key, property.computed, scope), scope.code(property.value)];
  }),
];

const toFunction = (node: ArrowFunctionExpression, scope: Scope): Code => {
  if (node.async) scope.refuse(node, 'nothing can be waited for here');
  const inner = scope.inner();
  const params = node.params.map((param) => bindPattern(param, inner));
  if (node.body.type !== 'BlockStatement') return ['=>', params, inner.code(node.body)];
  return ['=>', params, toStatements(node.body.body, inner), true];
};

const toSign = (node: BinaryExpression, scope: Scope): Code => {
  const { operator, left, right } = node;
  if (!SIGNS.includes(operator))
    scope.refuse(node, `${operator} cannot be used here${/^[=!]=$/.test(operator) ? `: write ${operator}=` : ''}`);
  return ['is', operator, scope.code(left), scope.code(right)];
};

const toUnary = (node: UnaryExpression, scope: Scope): Code => {
  const { operator, argument } = node;
  if (operator !== '!' && operator !== '-') scope.refuse(node, `${operator} cannot be used here`);
  return [operator === '!' ? '!' : 'minus', scope.code(argument)];
};

const toMember = ({ object, property, computed, optional }: MemberExpression, scope: Scope): Code => {
  if (object.type === 'Super') scope.refuse(object);
  const key = computed ? scope.code(property) : toKey(property, false, scope);
  return [optional ? '?.' : '.', scope.code(object), typeof key === 'string' ? scope.allowed(property, key) : key];
};

const toCall = (node: CallExpression, scope: Scope): Code => {
  const { callee } = node;
  const given = () => node.arguments.map((one) => scope.code(one));
  if (callee.type === 'Identifier') {
    const { name } = callee;
    if (!scope.has(name) && !GIVEN.has(name))
      scope.refuse(callee, `'${name}' cannot be called: only what stands above, and ${[...GIVEN.keys()].join(', ')}`);
    return ['call', name, ...given()];
  }
  if (node.optional || callee.type !== 'MemberExpression' || callee.object.type === 'Super' || callee.optional)
    return scope.refuse(callee, 'only what has a name can be called, and without ?.');
  const name = toKey(callee.property, callee.computed, scope);
  const { object } = callee;
  if (object.type === 'Identifier' && GIVEN.has(`${object.name}.${name}`))
    return ['call', `${object.name}.${name}`, ...given()];
  if (!METHOD_NAMES.includes(name)) scope.refuse(callee.property, `'${name}' cannot be called`);
  return ['ask', scope.code(object), name, ...given()];
};

export const toCode = (node: Part, scope: Scope): Code => {
  switch (node.type) {
    case 'Literal':
      return toLiteral(node, scope);
    case 'TemplateLiteral':
      return toTemplate(node, scope);
    case 'Identifier':
      return toName(node, node.name, scope);
    case 'ArrayExpression':
      return toList(node, scope);
    case 'ObjectExpression':
      return toTree(node, scope);
    case 'ArrowFunctionExpression':
      return toFunction(node, scope);
    case 'ConditionalExpression':
      return ['?', ...[node.test, node.consequent, node.alternate].map((part) => scope.code(part))];
    case 'LogicalExpression':
      return [node.operator, scope.code(node.left), scope.code(node.right)];
    case 'BinaryExpression':
      return toSign(node, scope);
    case 'UnaryExpression':
      return toUnary(node, scope);
    case 'ChainExpression':
      return scope.code(node.expression);
    case 'MemberExpression':
      return toMember(node, scope);
    case 'CallExpression':
      return toCall(node, scope);
    default:
      return scope.refuse(node);
  }
};
