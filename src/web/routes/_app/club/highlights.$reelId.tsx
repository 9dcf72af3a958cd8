// One highlight reel.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '#contract/endpoints.ts';
import { ReelScreen } from '#web/features/publicity/reels/reel-screen.tsx';
import { query } from '#web/lib/http/api.ts';

export const Route = createFileRoute('/_app/club/highlights/$reelId')({
  staticData: { title: msg`Highlight reel`, roles: ['club'] },
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(query(endpoints.getReel, { params })),
  component: Reel,
});

function Reel() {
  const { reelId } = Route.useParams();
  return <ReelScreen key={reelId} reelId={reelId} />;
}
