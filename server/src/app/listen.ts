import type { App } from '#kernel';

const PORTS_TO_TRY = 20;

/** Listens on PORT. When nobody asked for a port and 3000 is busy, on the next free one. */
export const listen = async (app: App): Promise<string> => {
  const { config, http } = app;
  const last = config.portIsFixed ? config.port : config.port + PORTS_TO_TRY;
  for (let port = config.port; ; port += 1) {
    try {
      return await http.listen({ port, host: config.host });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || port >= last) throw error;
    }
  }
};
