import { AskError } from './ask.ts';
import { texts } from './texts.ts';

// fetch cannot tell how much of a body has left; this is the one place with the older request that can.
const STALLED_MS = 60_000;

interface UploadOptions {
  readonly signal: AbortSignal;
  /** Called with 0 to 100 while the bytes leave. */
  readonly onPercent: (percent: number) => void;
}

interface UploadFailure {
  readonly error?: unknown;
  readonly message?: unknown;
  readonly code?: unknown;
}

const isAllowed = (address: string): boolean =>
  new URL(address, window.location.href).origin === window.location.origin || address.startsWith('https://');

const failureOf = (request: XMLHttpRequest, body: UploadFailure | null): AskError => {
  // Image hosts put the reason into `message`, this server into `error`.
  const reason = [body?.error, body?.message].find((text) => typeof text === 'string' && text !== '');
  const code = typeof body?.code === 'string' ? body.code : 'upload_failed';
  return new AskError(request.status, { error: typeof reason === 'string' ? reason : '', code });
};

const readBody = (request: XMLHttpRequest): unknown => {
  try {
    return JSON.parse(request.responseText) as unknown;
  } catch {
    return null;
  }
};

const abortError = () => new DOMException('The upload was cancelled', 'AbortError');

/** Sends a form with a file, or bytes as they are, and answers the reply's JSON. A refusal without words is an AskError with an empty message. */
export const upload = (
  address: string,
  body: FormData | Blob,
  { signal, onPercent }: UploadOptions,
): Promise<unknown> =>
  new Promise((resolve, reject) => {
    if (!isAllowed(address)) return reject(new AskError(0, { error: texts.foreignAddress, code: 'foreign_address' }));
    if (signal.aborted) return reject(abortError());
    const request = new XMLHttpRequest();
    let timer = 0;
    const cancel = () => request.abort();
    const watch = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        reject(new AskError(0, { error: texts.slow, code: 'slow' }));
        request.abort();
      }, STALLED_MS);
    };
    const finish = (settle: () => void) => () => {
      window.clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
      settle();
    };
    request.upload.addEventListener('progress', (event) => {
      watch();
      if (event.lengthComputable) onPercent(Math.round((event.loaded / event.total) * 100));
    });
    const settleByReply = () => {
      const body = readBody(request);
      if (request.status >= 200 && request.status < 300 && body !== null) resolve(body);
      else reject(failureOf(request, body as UploadFailure | null));
    };
    request.addEventListener('load', finish(settleByReply));
    request.addEventListener(
      'error',
      finish(() => reject(new AskError(0, { error: texts.offline, code: 'offline' }))),
    );
    request.addEventListener(
      'abort',
      finish(() => reject(abortError())),
    );
    signal.addEventListener('abort', cancel);
    request.open(body instanceof Blob ? 'PUT' : 'POST', address);
    watch();
    request.send(body);
  });
