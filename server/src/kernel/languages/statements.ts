import type { Statement, SwitchCase, VariableDeclaration } from 'acorn';
import type { Code } from '@wagram/contract/kernel';
import { bindPattern } from './patterns.ts';
import type { Scope } from './scope.ts';

/** `const` with one name or several. What is named is known below, and not inside of itself. */
export const toConstants = (node: VariableDeclaration, scope: Scope): Code[] => {
  if (node.kind !== 'const') scope.refuse(node, 'write const: nothing can be changed here');
  return node.declarations.map(({ id, init }) => {
    if (init === null || init === undefined) return scope.refuse(node, 'a const needs a value');
    const value = scope.code(init);
    return ['const', bindPattern(id, scope), value];
  });
};

const toCase = ({ test, consequent }: SwitchCase, scope: Scope): Code => [
  test === null || test === undefined ? null : [scope.code(test)],
  ...toStatements(consequent, scope),
];

const toStatement = (node: Statement, outer: Scope): Code[] => {
  const scope = outer.below(node);
  switch (node.type) {
    case 'VariableDeclaration':
      return toConstants(node, scope);
    case 'ReturnStatement':
      return [['return', node.argument ? scope.code(node.argument) : ['none']]];
    case 'BlockStatement':
      return [['if', true, toStatements(node.body, scope.inner())]];
    case 'IfStatement': {
      const branch = (one: Statement) => toStatements([one], scope.inner());
      return [['if', scope.code(node.test), branch(node.consequent), node.alternate ? branch(node.alternate) : []]];
    }
    case 'SwitchStatement': {
      const inner = scope.inner();
      const cases = node.cases.map((one) => toCase(one, inner));
      return [['switch', scope.code(node.discriminant), ...cases]];
    }
    default:
      return scope.refuse(node);
  }
};

export const toStatements = (nodes: readonly Statement[], scope: Scope): Code[] =>
  nodes.flatMap((node) => toStatement(node, scope));
