// The head of the workspace: whose match it is, how saving stands, and publishing.

import { Link } from '@tanstack/react-router';
import { ArrowLeft, FilePenLine, Footprints, UserCheck } from 'lucide-react';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { pageTitleId } from '#web/ui/layout/page.tsx';
import { PlayerLine } from '#web/ui/padel/player-line.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { SaveStatus } from '../draft/save-status.tsx';
import { ReviewHistory } from '../history/review-history.tsx';
import { PublishButton } from '../publish/publish-review.tsx';
import type { QueueLink } from '../publish/queue-link.ts';
import { useRevision } from '../publish/use-revision.ts';
import { useOpenReview, useSaveState } from './review-context.ts';
import type { PanelTab } from './review-panels.tsx';

interface ReviewHeaderProps {
  queue: QueueLink;
  tab: PanelTab;
  onReload: () => void;
}

/** Title and player at the left; at the right saving and publishing, or what can be done with a published review. */
export function ReviewHeader({ queue, tab, onReload }: ReviewHeaderProps) {
  const { workspace, store } = useOpenReview();
  const { video, player, publishedAt } = workspace;
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="grid min-w-0 gap-1">
        <Link
          to={queue.to}
          className="inline-flex min-h-6 w-fit items-center gap-1.5 text-sm text-ink-muted hover:text-ink hover:underline"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {queue.label}
        </Link>
        <h1 id={pageTitleId} tabIndex={-1} className="text-lg leading-tight wrap-anywhere sm:text-xl">
          {video.title}
        </h1>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <PlayerLine player={player} />
          <Link
            to="/admin/movement-analysis"
            search={{ video: video.id }}
            className="inline-flex min-h-6 items-center gap-1.5 text-sm text-ink-muted hover:text-ink hover:underline"
          >
            <Footprints aria-hidden className="size-4" />
            Movement
          </Link>
        </div>
      </div>
      {store.isReadOnly && publishedAt ? (
        <Published at={publishedAt} />
      ) : (
        <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 max-sm:w-full max-sm:justify-between">
          <SaveStatus onReload={onReload} />
          {!publishedAt && <DraftHistory />}
          {/* On a phone, the summary has the button at its foot. */}
          <PublishButton className={cn(tab === 'summary' && 'max-sm:hidden')} />
        </div>
      )}
    </header>
  );
}

/** Once something is saved; while a published review is revised, its banner has the button. */
function DraftHistory() {
  const { store, workspace } = useOpenReview();
  useSaveState();
  return (workspace.savedAt !== null || store.saver.hasSaved()) && <ReviewHistory />;
}

/** When it was published, and the ways back into it. */
function Published({ at }: { at: string }) {
  const { workspace } = useOpenReview();
  const { revisedAt } = workspace.video;
  const revision = useRevision();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:w-full max-sm:justify-between">
      <div className="grid justify-items-start gap-1 text-sm sm:justify-items-end">
        <Badge tone="success" icon={<UserCheck aria-hidden />}>
          Published <TimeText at={at} kind="datetime" />
        </Badge>
        <p className="text-ink-muted">
          {workspace.player.firstName} can read this review
          {revisedAt ? (
            <>
              , updated <TimeText at={revisedAt} kind="datetime" />.
            </>
          ) : (
            '.'
          )}
        </p>
      </div>
      <span className="flex gap-2">
        <ReviewHistory />
        <Button
          icon={<FilePenLine aria-hidden />}
          busy={revision.isStarting}
          onClick={() => void revision.start()}
          className="pointer-fine:min-h-8 pointer-fine:px-3"
        >
          Revise
        </Button>
      </span>
    </div>
  );
}
