// How saving stands, in words.

import { CheckCheck, CloudOff, RefreshCw, TriangleAlert } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { useSaveState } from './review-context.ts';

interface SaveStatusProps {
  /** Reads the review again, for a draft that the server will not take. */
  onReload: () => void;
}

/** "Saved", "Saving…", or why not yet. Only trouble is told to screen readers: the rest would interrupt every word. */
export function SaveStatus({ onReload }: SaveStatusProps) {
  const saving = useSaveState();
  const isFine = saving.phase === 'saved' || saving.phase === 'saving' || saving.phase === 'unsaved';
  return (
    <div className="flex min-w-0 items-center text-sm">
      {isFine && (
        <span className="flex items-center gap-1.5 whitespace-nowrap text-ink-muted">
          {saving.phase === 'saved' ? <Saved at={saving.savedAt} /> : 'Saving…'}
        </span>
      )}
      <div role="status" className="flex items-center gap-2 text-attention empty:hidden">
        {saving.phase === 'waiting' && (
          <>
            {saving.isOffline ? (
              <CloudOff aria-hidden className="size-4 shrink-0" />
            ) : (
              <RefreshCw aria-hidden className="size-4 shrink-0" />
            )}
            <span>
              Not saved yet: {saving.isOffline ? 'offline' : 'trying again'}, your work is kept on this device
            </span>
          </>
        )}
        {saving.phase === 'conflict' && (
          <>
            <TriangleAlert aria-hidden className="size-4 shrink-0" />
            <span>Not saved: changed in another window</span>
          </>
        )}
        {saving.phase === 'refused' && (
          <>
            <TriangleAlert aria-hidden className="size-4 shrink-0" />
            <span>Not saved: {saving.sentence}</span>
            <Button size="sm" variant="secondary" onClick={onReload}>
              Reload
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

function Saved({ at }: { at: string | null }) {
  if (at === null) return 'Saves by itself';
  return (
    <>
      <CheckCheck aria-hidden className="size-4 text-success" />
      <span>Saved</span>
      <TimeText at={at} kind="datetime" className="max-xl:hidden" />
    </>
  );
}
