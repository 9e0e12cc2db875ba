// Checks that one balance is in the sum that a server has published. It needs Node and nothing of Wagram:
//   node check-reserves.mjs proof.json https://social.example/api/treasury/reserves
// proof.json is what /api/treasury/reserves/mine answers to a member who is signed in.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const [file = '', published = ''] = process.argv.slice(2);
const { proof } = JSON.parse(readFileSync(file, 'utf8'));
const text = published.startsWith('http') ? await (await fetch(published)).text() : readFileSync(published, 'utf8');
const { reserves } = JSON.parse(text);

const sha256 = (words) => createHash('sha256').update(words).digest('hex');
let node = { hash: sha256(`leaf:${proof.nonce}:${proof.amount}`), sum: BigInt(proof.amount) };
for (const { side, hash, sum } of proof.path) {
  const other = { hash, sum: BigInt(sum) };
  if (other.sum < 0n) throw new Error('a sum below zero: the tree hides something');
  const [left, right] = side === 'left' ? [other, node] : [node, other];
  node = { hash: sha256(`node:${left.hash}:${left.sum}:${right.hash}:${right.sum}`), sum: left.sum + right.sum };
}

const isIn = reserves.day === proof.day && node.hash === reserves.root && node.sum === BigInt(reserves.total);
process.stdout.write(
  isIn
    ? `Yes: ${proof.amount} of ${proof.day} are in the published sum of ${reserves.total}.\n`
    : 'No: this balance does not lead to the published root.\n',
);
process.exitCode = isIn ? 0 : 1;
