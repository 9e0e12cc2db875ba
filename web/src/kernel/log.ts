// The browser's console is for developers. People are told on the screen; nothing personal is written here.
export const logWarning = (message: string, cause?: unknown): void => {
  console.warn(message, cause ?? '');
};

export const logError = (message: string, cause?: unknown): void => {
  console.error(message, cause ?? '');
};
