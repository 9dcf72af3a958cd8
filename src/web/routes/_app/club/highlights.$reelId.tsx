// One highlight reel.

import { createFileRoute } from '@tanstack/react-router';
import { ReelScreen } from '#web/features/club-content/reels/reel-screen.tsx';

export const Route = createFileRoute('/_app/club/highlights/$reelId')({
  staticData: { title: 'Highlight reel', roles: ['club'] },
  component: Reel,
});

function Reel() {
  const { reelId } = Route.useParams();
  return <ReelScreen key={reelId} reelId={reelId} />;
}
