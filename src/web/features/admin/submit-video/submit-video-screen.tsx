// Sending in a video for a player: /admin/submit-video.

import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { Card } from '#web/ui/layout/card.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { SubmitVideoForm } from './submit-video-form.tsx';

/** The form; the player is told once it is stored. */
export function SubmitVideoScreen({ playerId }: { playerId: string | null }) {
  return (
    <Page
      title="Submit a video"
      lead="For a player who cannot do it themselves. They are told, and see it among their videos."
      width="narrow"
      back={
        <Link to="/admin/videos" className="inline-flex min-h-8 items-center gap-1.5 text-ink-muted hover:text-ink">
          <ArrowLeft aria-hidden className="size-4" />
          Videos
        </Link>
      }
    >
      <Card>
        <SubmitVideoForm key={playerId} playerId={playerId} />
      </Card>
    </Page>
  );
}
