// Two habits of werift that a relay must not have.
import type { DtlsSocket, RTCDtlsTransport, RTCIceTransport } from 'werift';

/** Without a STUN server it asks one of Google's for every peer. Ours knows its addresses, or is told by LIVE_ADDRESS. */
export const askNobody = (transports: readonly RTCIceTransport[]): void => {
  for (const { connection } of transports) connection.stunServer = undefined;
};

const HELLO_VERIFY_REQUEST = 3;

/**
 * A peer that takes half a second to answer the first word of DTLS hears it a second time and answers twice. The second answer
 * is an error to werift, which then gives up a connection that is all but there. One answer is enough.
 */
export const forgiveRepeats = (transports: readonly RTCDtlsTransport[]): void => {
  for (const transport of transports)
    transport.onStateChange.subscribe((state) => {
      // Made right after this is told, and silent for another tenth of a second.
      if (state === 'connecting') setImmediate(() => transport.dtls !== undefined && hearOnce(transport.dtls));
    });
};

const hearOnce = (dtls: DtlsSocket): void => {
  const hear = dtls.onHandleHandshakes;
  let isVerified = false;
  dtls.onHandleHandshakes = (messages) =>
    hear(
      messages.filter(({ msg_type: type }) => {
        if (type !== HELLO_VERIFY_REQUEST) return true;
        const isFirst = !isVerified;
        isVerified = true;
        return isFirst;
      }),
    );
};
