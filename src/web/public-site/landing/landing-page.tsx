// The landing page: one document with a desktop version and a simplified one for phones and tablets.

import { DesktopLanding } from './desktop-landing.tsx';
import { PocketLanding } from './pocket-landing.tsx';

/** Both versions; CSS shows one, by window width and touch input (docs/product.md#screens). */
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
