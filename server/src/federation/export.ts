/** Keys are secrets, and what is on its way is in the archive as what it tells. */
export const exportOf = async (): Promise<Readonly<Record<string, readonly unknown[]>>> => ({});
