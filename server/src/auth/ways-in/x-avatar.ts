import { fetchUntrusted, Failure, OutboundError, type App, type MemberId } from '#kernel';
import { releaseMedia, storeDataUrl } from '#media';
import { fillAvatar } from '#members';

/** X offers a larger one beside the small one that it names. */
const larger = (url: string): string => url.replace(/_normal(\.[a-z]+)$/i, '_400x400$1');

/** D9, NE-01: X's picture becomes a file of ours; no browser of ours asks X for it. Without it there are the initials. */
export const takeXAvatar = async (app: App, memberId: MemberId, url: string): Promise<void> => {
  const trusted = app.config.x === null ? [] : [new URL(app.config.x.apiUrl).host];
  try {
    const { status, bytes } = await fetchUntrusted(larger(url), { trusted });
    if (status !== 200) throw new OutboundError('unreachable');
    const stored = await storeDataUrl(app, memberId, `data:image/png;base64,${bytes.toString('base64')}`);
    // Whoever chose a picture meanwhile keeps it.
    if (!(await fillAvatar(app.db, memberId, stored))) await releaseMedia(app.db, memberId, stored);
  } catch (error) {
    if (!(error instanceof OutboundError || error instanceof Failure)) throw error;
    app.log.warn({ err: error }, 'the picture of an X profile could not be taken over');
  }
};
