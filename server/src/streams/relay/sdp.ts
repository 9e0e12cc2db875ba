/**
 * SR-M6: an offer names no address that we would send anything to. Peers are learned from their own checks, which come from
 * where they are. Without an end of the list these are waited for.
 */
export const withoutCandidates = (sdp: string): string =>
  sdp
    .split(/[\r\n]+/)
    .filter((line) => !/^\s*a=(?:candidate|end-of-candidates|remote-candidates)/i.test(line))
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
