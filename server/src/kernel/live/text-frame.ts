// A server's frames are not masked: the same bytes go to everybody (RFC 6455, 5.2). Made once for all who hear the same, they
// spare each of a thousand sockets the way through the library.

const FINAL_TEXT = 0x81;
const SHORT_MAX = 125;
const MEDIUM = 126;
const MEDIUM_MAX = 0xffff;
const LONG = 127;

const headOf = (length: number): Buffer => {
  if (length <= SHORT_MAX) return Buffer.from([FINAL_TEXT, length]);
  const head = Buffer.alloc(length <= MEDIUM_MAX ? 4 : 10);
  head.writeUInt8(FINAL_TEXT, 0);
  if (length <= MEDIUM_MAX) {
    head.writeUInt8(MEDIUM, 1);
    head.writeUInt16BE(length, 2);
  } else {
    head.writeUInt8(LONG, 1);
    head.writeBigUInt64BE(BigInt(length), 2);
  }
  return head;
};

/** A whole message of text, as it stands on the line. */
export const textFrame = (text: string): Buffer => {
  const content = Buffer.from(text);
  return Buffer.concat([headOf(content.length), content]);
};
