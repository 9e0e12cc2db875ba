import type { App } from '../app.ts';

const EVERYWHERE = new Set(['0.0.0.0', '::', '127.0.0.1', '::1']);

/**
 * Where people reach this server, for addresses that are mailed or rendered: as the operator says, else as the start printed
 * it. Never from a request: whoever asks chooses its Host, and somebody else would follow the link (SR-H2).
 */
export const ownOrigin = ({ config, http }: Pick<App, 'config' | 'http'>): string => {
  if (config.publicUrl !== null) return config.publicUrl.origin;
  const listening = http.server.address();
  const port = typeof listening === 'object' && listening !== null ? listening.port : config.port;
  const host = EVERYWHERE.has(config.host) ? 'localhost' : config.host.includes(':') ? `[${config.host}]` : config.host;
  return `http://${host}:${port}`;
};
