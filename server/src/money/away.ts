import { NetworkUnreachable, RpcRefusal } from '#chain';

/** What the network alone can say; null while it does not. */
export const unlessAway = async <T>(asked: Promise<T>): Promise<T | null> => {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof NetworkUnreachable || error instanceof RpcRefusal) return null;
    throw error;
  }
};
