// The landing page: one document for all devices, of which phones and tablets see the simplified version.

import { DesktopLanding } from './desktop-landing.tsx';
import { PocketLanding } from './pocket-landing.tsx';

/** Both versions; the width of the window, and whether it is touched, decide which one is shown (docs/product.md#screens). */
export function LandingPage() {
  return (
    <>
      <div className="hidden min-h-dvh flex-col pocket:flex">
        <PocketLanding />
      </div>
      <div className="pocket:hidden">
        <DesktopLanding />
      </div>
    </>
  );
}
