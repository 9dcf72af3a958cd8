// Submits a video for a player: /admin/submit-video.

import { t } from '@lingui/core/macro';
import { BackLink } from '#web/lib/links/back-link.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { SubmitVideoForm } from './submit-video-form.tsx';

/** The form. */
export function SubmitVideoScreen({ playerId }: { playerId: string | null }) {
  return (
    <Page
      title={t`Submit a video`}
      lead={t`For a player who cannot do it themselves. We’ll let them know, and it appears in their videos.`}
      width="narrow"
      back={<BackLink to="/admin/videos">{t`Videos`}</BackLink>}
    >
      <Card>
        <SubmitVideoForm key={playerId} playerId={playerId} />
      </Card>
    </Page>
  );
}
