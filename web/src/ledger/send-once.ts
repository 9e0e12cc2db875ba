import { isRefused, randomId } from '#kernel';

// What moves credit and whose answer was lost keeps its key: pressed again, the server moves it once. Known by what it is,
// because the prompt may have been closed in between.
const open = new Map<string, string>();

const keyFor = (name: string): string => {
  const key = open.get(name) ?? randomId();
  open.set(name, key);
  return key;
};

/** `name` says what is sent to whom: the same name before an answer is the same sending. */
export const sendOnce = async <T>(name: string, send: (key: string) => Promise<T>): Promise<T> => {
  try {
    const reply = await send(keyFor(name));
    open.delete(name);
    return reply;
  } catch (cause) {
    if (isRefused(cause)) open.delete(name);
    throw cause;
  }
};
