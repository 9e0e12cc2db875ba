/** 16/B374D848, as PostgreSQL writes how far its log has come; null: it is none. */
export const toPosition = (text: string): bigint | null => {
  const parts = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(text);
  return parts === null ? null : (BigInt(`0x${parts[1]}`) << 32n) | BigInt(`0x${parts[2]}`);
};
