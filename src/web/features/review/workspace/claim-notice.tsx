// Says before it happens that the first change makes one the reviewer.

import { Eye } from 'lucide-react';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { useOpenReview, useSaveState } from './review-context.ts';

/** While nobody reviews the video; gone with the first save. */
export function ClaimNotice() {
  const { workspace, store } = useOpenReview();
  const { role } = useCurrentUser();
  useSaveState();
  if (workspace.reviewer !== null || store.isReadOnly || store.saver.hasSaved()) return null;
  const { firstName } = workspace.player;
  return (
    <p role="note" className="flex items-start gap-2 rounded-xl bg-primary-soft p-3 text-sm">
      <Eye aria-hidden className="mt-0.5 size-4 shrink-0 text-primary" />
      <span>
        <span className="font-medium">You are looking; nobody reviews this video yet.</span> Your first change makes you
        its reviewer{role === 'admin' && ' in place of a coach'}. Until then {firstName} can withdraw it.
      </span>
    </p>
  );
}
