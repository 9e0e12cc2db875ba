import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// How long a test of the web waits for what it looks for, at most: a busy machine takes its time.
configure({ asyncUtilTimeout: 15_000 });

afterEach(cleanup);

/** As much of the page of happy-dom as is used here; tests without a page have none. */
const { happyDOM } = globalThis as { happyDOM?: { abort: () => Promise<void> } };
if (happyDOM !== undefined) {
  const abort = happyDOM.abort.bind(happyDOM);
  // A page that is left waits for nobody: a clock that begins while it ends would hold its worker, and so the run, for good.
  happyDOM.abort = async () => void abort();
}
