// Actions on a video.

import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { AdminVideo } from '#contract/videos/admin-videos.ts';
import { Button, buttonStyles } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { AssignCoachDialog } from './assign-coach-dialog.tsx';

/** Assign coach for open videos, and a link to the review. */
export function VideoActions({ video }: { video: AdminVideo }) {
  const [isAssigning, setIsAssigning] = useState(false);
  return (
    <span className="flex justify-end gap-2 whitespace-nowrap">
      {video.status !== 'Analyzed' && (
        <>
          <Button
            variant={video.coaches.length === 0 ? 'primary' : 'secondary'}
            size="sm"
            className="cards:grow"
            onClick={() => setIsAssigning(true)}
          >
            Assign coach<span className="sr-only"> to {video.title}</span>
          </Button>
          <AssignCoachDialog video={video} open={isAssigning} onOpenChange={setIsAssigning} />
        </>
      )}
      <Link
        to="/admin/video-review/$videoId"
        params={{ videoId: video.id }}
        className={cn(buttonStyles({ variant: 'secondary', size: 'sm' }), 'cards:grow')}
      >
        Open review<span className="sr-only"> of {video.title}</span>
      </Link>
    </span>
  );
}
