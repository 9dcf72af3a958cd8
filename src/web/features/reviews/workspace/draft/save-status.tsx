// The saving state in words.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CheckCheck, CloudOff, RefreshCw, TriangleAlert } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { TimeText } from '#web/ui/time.tsx';
import type { SaveState } from '../state/draft/draft-saver-ports.ts';
import { useOpenReview, useSaveState } from '../state/review-context.ts';
import { copy } from './discarded-draft.tsx';
import { reviewAsText } from './review-as-text.ts';

interface SaveStatusProps {
  /** Loads the review again, for a draft that the server refuses. */
  onReload: () => void;
  /** Whether there is only room for a word. */
  isShort?: boolean;
}

/** "Saved", "Saving…", or the problem. Only announces trouble to screen readers: the rest would interrupt every word. */
export function SaveStatus({ onReload, isShort = false }: SaveStatusProps) {
  const saving = useSaveState();
  const isFine = saving.phase === 'saved' || saving.phase === 'saving' || saving.phase === 'unsaved';
  return (
    <div className="flex min-w-0 items-center text-sm sm:max-w-md">
      {isFine && (
        <span className="flex items-center gap-1.5 whitespace-nowrap text-ink-muted">
          {saving.phase === 'saved' ? <Saved at={saving.savedAt} isShort={isShort} /> : t`Saving…`}
        </span>
      )}
      <div role="status" className="flex items-center gap-2 text-attention empty:hidden">
        <Trouble saving={saving} onReload={onReload} />
      </div>
    </div>
  );
}

function Saved({ at, isShort }: { at: string | null; isShort: boolean }) {
  if (at === null) return <span>{t`Saves automatically`}</span>;
  return (
    <>
      <CheckCheck aria-hidden className="size-4 text-success" />
      <span>{t`Saved`}</span>
      {!isShort && <TimeText at={at} kind="datetime" className="max-2xl:hidden" />}
    </>
  );
}

interface TroubleProps extends Pick<SaveStatusProps, 'onReload'> {
  saving: SaveState;
}

/** The problem, since when, and what to do. */
function Trouble({ saving, onReload }: TroubleProps) {
  const { store } = useOpenReview();
  const { saver } = store;
  const Sign = saving.phase === 'waiting' ? (saving.isOffline ? CloudOff : RefreshCw) : TriangleAlert;
  switch (saving.phase) {
    case 'waiting':
      return (
        <>
          <Sign aria-hidden className="size-4 shrink-0" />
          <span>
            {saving.isOffline ? (
              <Trans>
                Not saved since <TimeText at={saving.since} kind="datetime" />: no connection.
              </Trans>
            ) : (
              <Trans>
                Not saved since <TimeText at={saving.since} kind="datetime" />: the server isn’t responding.
              </Trans>
            )}{' '}
            {saver.isKept()
              ? t`You can carry on. Your work is kept on this device and will be saved later.`
              : t`Keep this window open until it is saved. This device has no room to keep your work.`}
          </span>
          <Button size="sm" variant="secondary" onClick={saver.saveNow}>
            {t`Try now`}
          </Button>
        </>
      );
    case 'conflict':
      return (
        <>
          <Sign aria-hidden className="size-4 shrink-0" />
          <span>{t`Not saved: the same lines were changed in another window`}</span>
        </>
      );
    case 'refused':
      return (
        <>
          <Sign aria-hidden className="size-4 shrink-0" />
          <span>{saver.isUnsaved() ? t`Not saved: ${{ reason: saving.sentence }}` : saving.sentence}</span>
          {saver.isUnsaved() && <CopyText />}
          <Button size="sm" variant="secondary" onClick={onReload}>
            {t`Reload`}
          </Button>
        </>
      );
    case 'signed-out':
      return (
        <>
          <Sign aria-hidden className="size-4 shrink-0" />
          <span>{`${t`Not saved: you are signed out.`} ${
            saver.isKept()
              ? t`Your work is kept on this device and comes back when you sign in again.`
              : t`This device has no room to keep your work. Copy it before you sign in again.`
          }`}</span>
          {!saver.isKept() && <CopyText />}
        </>
      );
    case 'saved':
    case 'saving':
    case 'unsaved':
      return null;
  }
}

function CopyText() {
  const { store } = useOpenReview();
  return (
    <Button size="sm" variant="secondary" onClick={() => void copy(reviewAsText(store.getState().document))}>
      {t`Copy my text`}
    </Button>
  );
}
