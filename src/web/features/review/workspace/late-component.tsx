// Components of the workspace that are loaded after it, each with what is shown where it does not come.

import { type ComponentType, type ReactNode, Suspense } from 'react';
import { lateLazy } from './late-parts.ts';
import { Extra, PanelBoundary } from './panel-boundary.tsx';

/**
 * A component that comes late; `skeleton` is shown until it is here, and a way to try again where it cannot be loaded. One without a skeleton
 * (null) is an extra: its place stays empty until there is a connection. Neither takes anything with it that stands around it.
 */
export function lateComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  skeleton: ReactNode,
): ComponentType<P> {
  const Part = lateLazy(load);
  return function LateComponent(props: P) {
    const part = (
      <Suspense fallback={skeleton}>
        <Part {...props} />
      </Suspense>
    );
    return skeleton === null ? <Extra>{part}</Extra> : <PanelBoundary>{part}</PanelBoundary>;
  };
}
