import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';
import { dropPrinted, logError } from '#kernel';
import { ErrorState } from '#ui';
import { texts } from './texts.ts';

interface Props {
  readonly children: ReactNode;
}
interface State {
  readonly cause: unknown;
  readonly at: string;
}

// After a deploy the files of the old build are gone: a page that asks for one must be loaded anew.
const missingFile =
  /dynamically imported module|importing a module script|module script failed|error loading|preload CSS/i;

export const isStaleBuild = (cause: unknown): boolean => cause instanceof Error && missingFile.test(cause.message);

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { cause: null, at: '' };

  static getDerivedStateFromError(cause: unknown): State {
    return { cause, at: window.location.pathname };
  }

  override componentDidCatch(cause: Error, info: ErrorInfo) {
    dropPrinted();
    logError('A screen failed', { cause, stack: info.componentStack });
  }

  // Another address is another try: a broken screen must not lock the rest of the product.
  override componentDidUpdate() {
    if (this.state.cause !== null && this.state.at !== window.location.pathname) this.retry();
  }

  retry = () => this.setState({ cause: null, at: '' });

  override render() {
    const { cause } = this.state;
    if (cause === null) return this.props.children;
    const isStale = isStaleBuild(cause);
    return (
      <main id="main" tabIndex={-1} className="flex min-h-[70dvh] items-center justify-center">
        {isStale ? (
          <ErrorState
            title={texts.error.newVersion}
            hint={texts.error.newVersionHint}
            retryLabel={texts.error.reload}
            onRetry={() => window.location.reload()}
          />
        ) : (
          <ErrorState
            title={texts.error.title}
            hint={texts.error.hint}
            retryLabel={texts.error.retry}
            onRetry={this.retry}
          />
        )}
      </main>
    );
  }
}
