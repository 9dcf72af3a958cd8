// The logo where the ground is the logo's own blue.

import { Logo } from '#web/ui/layout/logo.tsx';

/** Larger than in the application, its tile outlined so that it stays a tile. */
export function CourtLogo() {
  return <Logo className="text-xl [&_svg]:rounded-[0.35em] [&_svg]:outline-1 [&_svg]:outline-court-line" />;
}
