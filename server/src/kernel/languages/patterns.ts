import type { AssignmentProperty, Pattern, RestElement } from 'acorn';
import type { Code } from '@wagram/contract/kernel';
import type { Part, Scope } from './scope.ts';

/** A key as it stands there: what is worked out could be any. */
export const toKey = (key: Part, isComputed: boolean, scope: Scope): string => {
  if (isComputed) scope.refuse(key, 'write the key itself, without brackets');
  if (key.type === 'Identifier') return scope.allowed(key, key.name);
  return key.type === 'Literal' ? scope.allowed(key, String(key.value)) : scope.refuse(key);
};

const toPart = (part: AssignmentProperty | RestElement, scope: Scope): Code => {
  if (part.type !== 'Property') return scope.refuse(part);
  return [toKey(part.key, part.computed, scope), bindPattern(part.value, scope)];
};

/** Names what is given or worked out: `name`, `{ name, tokens }`, `count = 0`. */
export const bindPattern = (node: Pattern, scope: Scope): Code => {
  switch (node.type) {
    case 'Identifier':
      scope.add(scope.allowed(node, node.name));
      return node.name;
    case 'AssignmentPattern': {
      const otherwise = scope.code(node.right);
      return ['=', bindPattern(node.left, scope), otherwise];
    }
    case 'ObjectPattern': {
      const inner = scope.below(node);
      return ['{}', ...node.properties.map((part) => toPart(part, inner))];
    }
    default:
      return scope.refuse(node);
  }
};
