// The way from one video back to all of them.

import { BackLink } from '#web/lib/links/back-link.tsx';

/** The way back to the list. */
export function BackToVideos() {
  return <BackLink to="/admin/movement-analysis">All videos</BackLink>;
}
