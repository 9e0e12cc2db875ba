import { configure } from '@testing-library/react';

// How long a test of the web waits for what it looks for, at most: a busy machine takes its time.
configure({ asyncUtilTimeout: 15_000 });
