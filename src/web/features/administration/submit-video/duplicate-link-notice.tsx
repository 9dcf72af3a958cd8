// The notice about a link that the player has sent before.

import { History } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { AnswerNotice } from '#web/ui/feedback/answer-notice.tsx';

interface SentBeforeProps {
  /** The server's, to the player: "You sent this on 12 Nov". */
  sentence: string;
  busy: boolean;
  onSendAgain: () => void;
}

/** Sends the link again. */
export function DuplicateLinkNotice({ sentence, busy, onSendAgain }: SentBeforeProps) {
  return (
    <AnswerNotice className="flex flex-wrap items-center justify-between gap-3">
      <p className="flex items-center gap-2.5 font-medium">
        <History aria-hidden className="size-4 shrink-0 text-attention" />
        {sentence.replace(/^You sent/, 'This player sent')}
      </p>
      <Button variant="ghost" size="sm" busy={busy} onClick={onSendAgain}>
        Send it anyway
      </Button>
    </AnswerNotice>
  );
}
