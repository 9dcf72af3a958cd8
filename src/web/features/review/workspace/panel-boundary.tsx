// Around each part of the workspace: what fails in one leaves the others, and everything written, as they are.

import { Component, type ReactNode } from 'react';
import { browserNavigation } from '#web/lib/browser-navigation.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { restartLateParts } from './late-parts.ts';

interface PanelBoundaryProps {
  children: ReactNode;
}

/** Says that the part could not be shown, with "Try again" and, since the product may have been updated meanwhile, "Reload". */
export class PanelBoundary extends Component<PanelBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className="grid gap-3">
        <ErrorState
          title="This part could not be loaded"
          message="There may be no connection, or Pala was updated since you opened this page. What you wrote is kept on this device: try again, or reload."
          onRetry={() => {
            restartLateParts();
            this.setState({ hasFailed: false });
          }}
        />
        <Button variant="ghost" className="justify-self-center" onClick={browserNavigation.reload}>
          Reload
        </Button>
      </div>
    );
  }
}

/** Around what a part can do without, such as the list that completes a word: where it fails its place stays empty until there is a connection. */
export class Extra extends Component<PanelBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  #tryAgain = () => {
    if (!this.state.hasFailed) return;
    restartLateParts();
    this.setState({ hasFailed: false });
  };

  override componentDidMount() {
    window.addEventListener('online', this.#tryAgain);
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.#tryAgain);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
