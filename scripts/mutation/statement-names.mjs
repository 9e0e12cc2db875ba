import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/**
 * A place in the code, as far as it is asked here.
 * @typedef {{ node: { type: string, callee?: { name?: string } }, listKey?: string, key: unknown, parent: Place['node'] }} Place
 */

/** `statement('name', sql)`: without its name it is not prepared ahead, and does the same. No test could notice. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'statement-names', {
    shouldIgnore: (path) => {
      const { node, listKey, key, parent } = /** @type {Place} */ (/** @type {unknown} */ (path));
      const isFirst = node.type === 'StringLiteral' && listKey === 'arguments' && key === 0;
      const isNamed = isFirst && parent.type === 'CallExpression' && parent.callee?.name === 'statement';
      return isNamed ? 'the name of a prepared statement' : undefined;
    },
  }),
];
