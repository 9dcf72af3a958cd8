// What the form says of a link that the player has sent before.

import { History } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';

interface SentBeforeProps {
  /** The server's, to the player: "You sent this on 12 Nov". */
  sentence: string;
  busy: boolean;
  onSendAgain: () => void;
}

/** Sends the link once more. Takes the focus, since it answers what was just done. */
export function SentBefore({ sentence, busy, onSendAgain }: SentBeforeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-attention-soft p-3 text-sm"
    >
      <p className="flex items-center gap-2.5 font-medium">
        <History aria-hidden className="size-4 shrink-0 text-attention" />
        {sentence.replace(/^You sent/, 'This player sent')}
      </p>
      <Button variant="ghost" size="sm" busy={busy} onClick={onSendAgain}>
        Send it anyway
      </Button>
    </div>
  );
}
