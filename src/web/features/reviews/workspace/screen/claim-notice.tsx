// Says that the first change claims the review, and then that it did.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { cn } from '#web/ui/class-names.ts';
import { useOpenReview, useSaveState } from '../state/review-context.ts';

/**
 * Shown while the video is unclaimed. After the first save the text changes but not the height, so that nothing moves under a press. The
 * coach can close it.
 */
export function ClaimNotice() {
  const { workspace, store } = useOpenReview();
  const { role } = useCurrentUser();
  const [isClosed, setIsClosed] = useState(false);
  useSaveState();
  if (workspace.reviewer !== null || store.isReadOnly || isClosed) return null;
  const { firstName } = workspace.player;
  const isClaimed = store.saver.hasSaved();
  return (
    <div role="note" className="flex items-start gap-2 rounded-xl bg-primary-soft p-3 text-sm">
      <Eye aria-hidden className="mt-0.5 size-4 shrink-0 text-primary" />
      <div className="grid grow *:col-start-1 *:row-start-1">
        <p className={cn(isClaimed && 'invisible')}>
          {role === 'admin' ? (
            <Trans>
              <span className="font-medium">No one is reviewing this yet.</span> Your first change makes you the
              reviewer instead of a coach. Until then <span translate="no">{firstName}</span> can withdraw it.
            </Trans>
          ) : (
            <Trans>
              <span className="font-medium">No one is reviewing this yet.</span> Your first change makes you the
              reviewer. Until then <span translate="no">{firstName}</span> can withdraw it.
            </Trans>
          )}
        </p>
        <p className={cn(!isClaimed && 'invisible')}>
          <Trans>
            <span className="font-medium">You are now reviewing this video.</span>{' '}
            <span translate="no">{firstName}</span> can no longer withdraw it.
          </Trans>
        </p>
      </div>
      <button
        type="button"
        className={cn('-my-2 min-h-9 cursor-pointer px-1 font-medium text-primary', !isClaimed && 'invisible')}
        onClick={() => setIsClosed(true)}
      >
        {t`Close`}
      </button>
    </div>
  );
}
