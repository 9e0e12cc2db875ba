/** What was typed, for a plain look: lower case, without the sign that it may begin with. null: nothing. */
export const plainWords = (q: string | undefined, sign: '#' | '@'): string | null => {
  const text = (q ?? '')
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .toLowerCase()
    .normalize('NFC');
  return (text.startsWith(sign) ? text.slice(1) : text) || null;
};
