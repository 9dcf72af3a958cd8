// Submits a video for a player: /admin/submit-video.

import { BackLink } from '#web/lib/links/back-link.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { SubmitVideoForm } from './submit-video-form.tsx';

/** The form. */
export function SubmitVideoScreen({ playerId }: { playerId: string | null }) {
  return (
    <Page
      title="Submit a video"
      lead="For a player who cannot do it themselves. We’ll let them know, and it appears in their videos."
      width="narrow"
      back={<BackLink to="/admin/videos">Videos</BackLink>}
    >
      <Card>
        <SubmitVideoForm key={playerId} playerId={playerId} />
      </Card>
    </Page>
  );
}
