import type { Config } from './config/config.ts';
import type { Viewer } from './app.ts';

/** OPERATORS names handles, or addresses that count once their owner has proved them. A shared demo account never counts. */
export const isOperator = (
  { operators }: Pick<Config, 'operators'>,
  viewer: Pick<Viewer, 'handle' | 'verifiedEmail' | 'demo'>,
): boolean => {
  if (viewer.demo) return false;
  const names = operators.map((name) => name.replace(/^@/, '').toLowerCase());
  return (
    names.includes(viewer.handle.replace(/^@/, '').toLowerCase()) ||
    (viewer.verifiedEmail !== null && names.includes(viewer.verifiedEmail.toLowerCase()))
  );
};
