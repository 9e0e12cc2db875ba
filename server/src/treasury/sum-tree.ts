// A tree of sums: the root proves what everything comes to, and a short path that one number is in it. docs/reserves.md tells
// the same in words, and docs/check-reserves.mjs checks it with none of this.
import { createHash } from 'node:crypto';

export interface TreeNode {
  readonly hash: string;
  readonly sum: bigint;
}

export interface TreeStep extends TreeNode {
  /** Where this neighbour stands. */
  readonly side: 'left' | 'right';
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export const leafOf = (nonce: string, amount: bigint): TreeNode => ({
  hash: sha256(`leaf:${nonce}:${amount}`),
  sum: amount,
});

export const join = (left: TreeNode, right: TreeNode): TreeNode => ({
  hash: sha256(`node:${left.hash}:${left.sum}:${right.hash}:${right.sum}`),
  sum: left.sum + right.sum,
});

/** Every level from the leaves up; one that has no neighbour is carried up as it is. */
export const buildLevels = (leaves: readonly TreeNode[]): readonly (readonly TreeNode[])[] => {
  const levels: TreeNode[][] = [[...leaves]];
  for (let level = levels[0] ?? []; level.length > 1;) {
    const above: TreeNode[] = [];
    for (let place = 0; place < level.length; place += 2) {
      const [left, right] = [level[place], level[place + 1]];
      if (left !== undefined) above.push(right === undefined ? left : join(left, right));
    }
    levels.push(above);
    level = above;
  }
  return levels;
};

export const rootOf = (levels: readonly (readonly TreeNode[])[]): TreeNode =>
  levels.at(-1)?.[0] ?? { hash: sha256('empty'), sum: 0n };

/** The neighbours on the way from a leaf to the root. */
export const pathOf = (levels: readonly (readonly TreeNode[])[], place: number): TreeStep[] => {
  const path: TreeStep[] = [];
  let at = place;
  for (const level of levels.slice(0, -1)) {
    const side = at % 2 === 0 ? 'right' : 'left';
    const neighbour = level[side === 'right' ? at + 1 : at - 1];
    if (neighbour !== undefined) path.push({ side, ...neighbour });
    at = Math.floor(at / 2);
  }
  return path;
};
