import { TrustNote } from '#ui';
import { texts } from './texts.ts';

/** In four sentences, and what the cap cannot do. */
export const LaunchTrust = () => (
  <TrustNote title={texts.trust.title} lines={[...texts.trust.lines, texts.trust.cap]} />
);
