// What the form says of a link that the player has sent before.

import { Link } from '@tanstack/react-router';
import { History } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import type { AlreadySent } from './use-add-video.ts';

interface AlreadySentNoticeProps {
  earlier: AlreadySent;
  onSendAgain: () => void;
}

/** Leads to the earlier video, or sends the link once more. Takes the focus, since it answers what the person has just done. */
export function AlreadySentNotice({ earlier: { videoId, sentence }, onSendAgain }: AlreadySentNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex scroll-my-4 flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-lg bg-attention-soft p-3 text-sm"
    >
      <p className="flex items-center gap-2.5 font-medium">
        <History aria-hidden className="size-4 shrink-0 text-attention" />
        {sentence}
      </p>
      <div className="flex flex-wrap gap-2">
        <Link
          to="/player/video-analysis/$videoId"
          params={{ videoId }}
          className={buttonStyles({ variant: 'secondary', size: 'sm' })}
        >
          Open it
        </Link>
        <Button variant="ghost" size="sm" onClick={onSendAgain}>
          Send it anyway
        </Button>
      </div>
    </div>
  );
}
