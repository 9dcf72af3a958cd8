// The form's notice about a link that was sent before.

import { Link } from '@tanstack/react-router';
import { History } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { AnswerNotice } from '#web/ui/feedback/answer-notice.tsx';
import type { AlreadySent } from './use-add-video.ts';

interface AlreadySentNoticeProps {
  earlier: AlreadySent;
  onSendAgain: () => void;
}

/** Leads to the earlier video, or sends the link again. */
export function AlreadySentNotice({ earlier: { videoId, sentence }, onSendAgain }: AlreadySentNoticeProps) {
  return (
    <AnswerNotice className="flex scroll-my-4 flex-wrap items-center justify-between gap-x-4 gap-y-3">
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
    </AnswerNotice>
  );
}
