// Link back to the list of videos.

import { t } from '@lingui/core/macro';
import { BackLink } from '#web/lib/links/back-link.tsx';

/** Link back to the list of videos. */
export function BackToVideos() {
  return <BackLink to="/admin/movement-analysis">{t`All videos`}</BackLink>;
}
