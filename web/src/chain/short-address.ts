/** 7xKp…9fQd: enough to recognise one's own, never to compare two. */
export const shortAddress = (address: string): string => `${address.slice(0, 4)}…${address.slice(-4)}`;
