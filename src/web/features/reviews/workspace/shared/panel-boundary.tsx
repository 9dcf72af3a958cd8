// Error boundaries of the workspace: a failing part leaves the others and all text as they are.

import { t } from '@lingui/core/macro';
import { Component, type ComponentType, type ReactNode } from 'react';
import { browserNavigation } from '#web/lib/browser-navigation.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';

interface BoundaryProps {
  children: ReactNode;
  /** Shown when a part has failed; nothing for an extra. */
  failed?: (onRetry: () => void) => ReactNode;
}

class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { children, failed } = this.props;
    return this.state.hasFailed ? failed?.(() => this.setState({ hasFailed: false })) : children;
  }
}

/** Says that the part failed, with "Try again" and, since Pala may have been updated, "Reload". */
export function PanelBoundary({ children }: { children: ReactNode }) {
  return <Boundary failed={(onRetry) => <PanelFailed onRetry={onRetry} />}>{children}</Boundary>;
}

function PanelFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="grid gap-3">
      <ErrorState
        title={t`This part could not be loaded`}
        message={t`You may be offline, or Pala may have been updated since you opened this page. What you wrote is kept on this device. Try again, or reload.`}
        onRetry={onRetry}
      />
      <Button variant="ghost" className="justify-self-center" onClick={browserNavigation.reload}>
        {t`Reload`}
      </Button>
    </div>
  );
}

/** A lazily loaded part (`lateComponent`) in its own boundary: an extra that fails leaves its place empty. */
export function latePanel<P extends object>(
  load: () => Promise<ComponentType<P>>,
  skeleton: ReactNode,
): ComponentType<P> {
  const Part = lateComponent(load, skeleton, { Failed: PanelFailed });
  return function LatePanel(props: P) {
    const part = <Part {...props} />;
    return skeleton === null ? <Boundary>{part}</Boundary> : <PanelBoundary>{part}</PanelBoundary>;
  };
}
