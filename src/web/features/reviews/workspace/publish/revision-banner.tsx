// Shows that a published review is being revised, and lets the coach discard that.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { FilePenLine } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { ReviewAnswers } from '../../answers/review-answers.tsx';
import { ReviewHistory } from '../history/review-history.tsx';
import { useOpenReview } from '../state/review-context.ts';
import { useRevision } from './use-revision.ts';

/** What the player sees meanwhile; renders nothing outside a revision. */
export function RevisionBanner() {
  const { workspace } = useOpenReview();
  return workspace.publishedAt && workspace.revisedSince ? <Banner publishedAt={workspace.publishedAt} /> : null;
}

function Banner({ publishedAt }: { publishedAt: string }) {
  const { workspace, video } = useOpenReview();
  const { firstName } = workspace.player;
  const [isAsking, setIsAsking] = useState(false);
  const revision = useRevision();
  const banner = useRef<HTMLElement>(null);
  useEffect(() => {
    // Takes the focus from the button that started the revision.
    if (document.activeElement === document.body) banner.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section
      ref={banner}
      tabIndex={-1}
      aria-label={t`Revision`}
      className="flex flex-wrap items-center justify-between gap-3 rounded-xl bg-primary-soft p-3 text-sm outline-none"
    >
      <p className="flex min-w-0 flex-1 basis-72 items-start gap-2">
        <FilePenLine aria-hidden className="mt-0.5 size-4 shrink-0 text-primary" />
        <span>
          <Trans>
            <span className="font-medium">You are revising a published review.</span>{' '}
            <span translate="no">{firstName}</span> sees the version from{' '}
            <TimeText at={workspace.video.revisedAt ?? publishedAt} kind="date" /> until you publish again.
          </Trans>
        </span>
      </p>
      <span className="flex flex-wrap gap-2">
        <ReviewAnswers
          videoId={workspace.video.id}
          notes={workspace.video.annotations}
          onOpen={() => video.canControl && video.pause()}
        />
        <ReviewHistory />
        <Button size="sm" variant="secondary" onClick={() => setIsAsking(true)}>
          {t`Discard changes`}
        </Button>
      </span>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t`Discard all changes since you started revising?`}
        description={t`The review stays as ${{ firstName }} sees it now. You can’t undo this.`}
        confirmLabel={t`Discard changes`}
        danger
        busy={revision.isDiscarding}
        onConfirm={() => void revision.discard().then(() => setIsAsking(false))}
      />
    </section>
  );
}
