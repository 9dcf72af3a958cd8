// The published movement, below the review.

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { Video } from '#contract/videos/videos.ts';
import { query } from '#web/lib/http/api.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';

const MovementReport = lateComponent(
  () => import('#web/ui/padel/movement-report.tsx').then((part) => part.MovementReport),
  <Skeleton className="h-56" />,
);

/** The Movement card; renders nothing without published marks. */
export function MovementPart({ video }: { video: Video }) {
  const { data: movement } = useQuery(query(endpoints.getMovement, { params: { videoId: video.id } }));
  const { firstName } = video.player;
  const names = useMemo(() => ({ player: firstName }), [firstName]);
  if (!movement) return null;
  return (
    <Card as="section" className="print:break-inside-avoid">
      <CardTitle className="mb-2">Movement</CardTitle>
      <MovementReport tracks={movement.tracks} names={names} />
    </Card>
  );
}
