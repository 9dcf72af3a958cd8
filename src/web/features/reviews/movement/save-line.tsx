// The saving state, and the choice after a conflict.

import { t } from '@lingui/core/macro';
import { CheckCheck, CloudOff, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { countMarks } from '#domain/reviews/movement/marks.ts';
import { call } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { useMarking, useMarkState } from './marking.ts';

interface SaveLineProps {
  /** Loads the marks again. */
  onReload: () => void;
}

/** Only announces trouble to screen readers: the rest would interrupt every mark. */
export function SaveLine({ onReload }: SaveLineProps) {
  const { saving, sentence } = useMarkState();
  const { store } = useMarking();
  return (
    <div className="text-sm">
      {saving === 'saved' && (
        <p className="flex items-center gap-1.5 text-ink-muted">
          <CheckCheck aria-hidden className="size-4 text-success" />
          {t`Saved`}
        </p>
      )}
      {(saving === 'unsaved' || saving === 'saving') && <p className="text-ink-muted">{t`Saving…`}</p>}
      <div role="status" className="empty:hidden">
        {saving === 'failed' && (
          <p className="flex flex-wrap items-center gap-2 text-attention">
            <CloudOff aria-hidden className="size-4" />
            {t`Not saved yet. We’ll keep trying. Please leave this window open.`}
            <Button size="sm" variant="secondary" onClick={() => void store.saveNow()}>
              {t`Try now`}
            </Button>
          </p>
        )}
        {saving === 'refused' && (
          <p className="flex flex-wrap items-center gap-2 text-attention">
            <TriangleAlert aria-hidden className="size-4" />
            {t`Not saved: ${{ problem: sentence }}`}
            <Button size="sm" variant="secondary" onClick={onReload}>
              {t`Reload`}
            </Button>
          </p>
        )}
        {saving === 'conflict' && <Conflict onReload={onReload} />}
      </div>
    </div>
  );
}

function Conflict({ onReload }: SaveLineProps) {
  const { work, store } = useMarking();
  const mine = countMarks(useMarkState().document.tracks);
  const [isAsking, setIsAsking] = useState(false);
  const keepMine = async () => {
    setIsAsking(true);
    try {
      const theirs = await call(endpoints.openMovement, { params: { videoId: work.video.id } });
      store.keepMine(theirs.version);
    } catch (error) {
      toast({ title: t`Not saved`, description: errorSentence(error), tone: 'danger' });
    } finally {
      setIsAsking(false);
    }
  };
  return (
    <div className="grid gap-3 rounded-lg border border-attention/40 bg-attention-soft p-4">
      <p className="font-medium">
        {t`Someone else has marked this video in the meantime. Choose whose marks to keep. The others will be lost.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" onClick={onReload}>
          {t`Load theirs`}
        </Button>
        <Button size="sm" variant="secondary" busy={isAsking} onClick={() => void keepMine()}>
          {t`Keep mine (${{ count: mine }})`}
        </Button>
      </div>
    </div>
  );
}
