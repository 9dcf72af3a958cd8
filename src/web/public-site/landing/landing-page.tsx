// The landing page: one document for all devices, of which phones and tablets see the simplified version.

import { DesktopLanding } from './desktop-landing.tsx';
import { PocketLanding } from './pocket-landing.tsx';

/** Both versions; the width of the window decides which one is shown (specification, section 2, Visitors). */
export function LandingPage() {
  return (
    <>
      <div className="flex min-h-dvh flex-col lg:hidden">
        <PocketLanding />
      </div>
      <div className="max-lg:hidden">
        <DesktopLanding />
      </div>
    </>
  );
}
