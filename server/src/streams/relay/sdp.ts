/** Browsers hide their own addresses behind names that only their network can resolve: looking for those costs seconds. */
export const withoutHiddenNames = (sdp: string): string =>
  sdp
    .split(/\r?\n/)
    .filter((line) => !(line.startsWith('a=candidate:') && /\s\S+\.local\s/.test(line)))
    .join('\r\n');

/** Each candidate of this machine once more under the address that the world knows it by. */
export const withAddress = (sdp: string, address: string | null): string => {
  if (address === null) return sdp;
  const lines = sdp.split(/\r?\n/).flatMap((line) => {
    const parts = line.split(' ');
    if (!line.startsWith('a=candidate:') || !line.includes(' typ host') || parts[4] === address) return [line];
    const outside = parts.map((part, at) => (at === 0 ? `${part}1` : at === 4 ? address : part));
    return [line, outside.join(' ')];
  });
  return lines.join('\r\n');
};
