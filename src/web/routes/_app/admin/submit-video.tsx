// Sending in a video for a player.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { SubmitVideoScreen } from '#web/features/administration/submit-video/submit-video-screen.tsx';
import { idIn } from '#web/lib/search-values.ts';

export const Route = createFileRoute('/_app/admin/submit-video')({
  staticData: { title: msg`Submit a video`, roles: ['admin'] },
  validateSearch: (given: Record<string, unknown>): { playerId?: string } => ({ playerId: idIn(given['playerId']) }),
  component: SubmitVideo,
});

function SubmitVideo() {
  return <SubmitVideoScreen playerId={Route.useSearch().playerId ?? null} />;
}
