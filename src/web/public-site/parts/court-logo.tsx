// The logo on the court's blue.

import { Logo } from '#web/ui/layout/logo.tsx';

/** Larger than in the application, with its tile outlined to stand out from the background. */
export function CourtLogo() {
  return <Logo className="text-xl [&_svg]:rounded-[0.35em] [&_svg]:outline-1 [&_svg]:outline-court-line" />;
}
