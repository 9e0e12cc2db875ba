// The relay as a process of its own: packets of pictures and queries of the database share no event loop well.
import { Refused, Relay } from './relay.ts';
import type { FromRelay, RelayOptions, ToRelay } from './protocol.ts';

const say = (message: FromRelay): void => void process.send?.(message);

const relay = new Relay(JSON.parse(process.argv[2] ?? '{}') as RelayOptions, say);

const hear = async (message: ToRelay): Promise<void> => {
  if (message.say === 'drop') return relay.drop(message.peer);
  if (message.say === 'end') return relay.end(message.stream);
  const { id, stream, peer, sdp } = message;
  try {
    say({ say: 'answer', id, sdp: await relay[message.say](stream, peer, sdp) });
  } catch (error) {
    say({ say: 'refused', id, why: error instanceof Refused ? error.why : 'bad_sdp' });
  }
};

process.on('message', (message: ToRelay) => void hear(message).catch(() => undefined));
// Nobody is left to relay for.
process.on('disconnect', () => process.exit(0));
// A terminal's Ctrl+C reaches the whole group: the program closes us when it is ready.
process.on('SIGINT', () => undefined);
say({ say: 'ready' });
