// The head of the workspace: the match, the saving state, and publishing.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, FilePenLine, Footprints, Maximize, Minimize, UserCheck } from 'lucide-react';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { lateComponent } from '#web/ui/late-component.tsx';
import { pageTitleId } from '#web/ui/layout/page.tsx';
import { PlayerLine } from '#web/ui/padel/player-line.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { ReviewAnswers } from '../../answers/review-answers.tsx';
import { usePreference } from '../../shared/keys/device-preference.ts';
import { useKeysOn } from '../../shared/keys/keys-preference.ts';
import { SaveStatus } from '../draft/save-status.tsx';
import { ReviewHistory } from '../history/review-history.tsx';
import { PublishButton } from '../publish/publish-review.tsx';
import type { QueueLink } from '../publish/queue-link.ts';
import { useRevision } from '../publish/use-revision.ts';
import { Key } from '../shared/key.tsx';
import { headPlace } from '../shared/review-layout.ts';
import type { PanelTab } from '../state/field-ids.ts';
import { switchFocusMode, useFocusMode } from '../state/focus-mode.ts';
import { padShown } from '../state/pad-preference.ts';
import { useOpenReview, useSaveState } from '../state/review-context.ts';

/** Keeps its place, so that nothing moves when it is there. */
const ReviewMore = lateComponent<object>(
  () => import('./review-more.tsx').then((part) => part.ReviewMore),
  <span className="size-9 pointer-fine:size-8" />,
);

interface ReviewHeaderProps {
  queue: QueueLink;
  tab: PanelTab;
  onReload: () => void;
}

/** Title and player on the left; on the right saving and publishing, or the actions on a published review. */
export function ReviewHeader({ queue, tab, onReload }: ReviewHeaderProps) {
  const { workspace, store } = useOpenReview();
  const { video, player, publishedAt } = workspace;
  const isFocused = useFocusMode();
  return (
    <header
      className={cn(
        'flex flex-wrap items-center justify-between gap-x-6 gap-y-3',
        isFocused ? 'col-start-3 row-start-1 gap-y-1.5 pr-2' : cn(headPlace, 'fit:flex-nowrap'),
      )}
    >
      <div
        className={cn(
          'min-w-0',
          isFocused ? 'flex w-full items-center gap-2' : 'grid gap-1 fit:flex fit:grow fit:items-center fit:gap-x-4',
        )}
      >
        <Link
          to={queue.to}
          title={queue.label}
          className="inline-flex min-h-6 w-fit shrink-0 items-center gap-1.5 text-sm text-ink-muted hover:text-ink hover:underline"
        >
          <ArrowLeft aria-hidden className="size-4" />
          <span className={cn(isFocused ? 'sr-only' : 'fit:max-2xl:sr-only')}>{queue.label}</span>
        </Link>
        <div className={isFocused ? 'contents' : 'flex min-w-0 items-center gap-x-2'}>
          <h1
            id={pageTitleId}
            tabIndex={-1}
            title={video.title}
            className={cn(
              'leading-tight wrap-anywhere',
              isFocused ? 'grow truncate text-base' : 'text-lg sm:text-xl fit:min-w-28 fit:truncate fit:text-lg',
            )}
          >
            {video.title}
          </h1>
          {!isFocused && (
            // No higher than the title.
            <span className="-my-1.5 flex shrink-0">
              <ReviewMore />
            </span>
          )}
        </div>
        {isFocused && <FocusButton />}
        {!isFocused && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1 fit:min-w-0 fit:flex-nowrap">
            <div className="min-w-0 fit:max-h-6 fit:overflow-hidden">
              <PlayerLine player={player} className="fit:leading-6" />
            </div>
            <Link
              to="/admin/movement-analysis"
              search={{ video: video.id }}
              className="inline-flex min-h-6 items-center gap-1.5 text-sm text-ink-muted hover:text-ink hover:underline"
              title={t`Movement`}
            >
              <Footprints aria-hidden className="size-4" />
              <span className="fit:max-2xl:sr-only">{t`Movement`}</span>
            </Link>
          </div>
        )}
      </div>
      <div
        className={cn(
          // On a phone it keeps the height of its buttons: History appears with the first save.
          'flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 max-sm:min-h-11 max-sm:w-full max-sm:justify-between',
          isFocused ? 'w-full justify-between' : 'fit:shrink-0 fit:flex-nowrap fit:gap-x-3',
        )}
      >
        {store.isReadOnly && publishedAt ? (
          <Published at={publishedAt} />
        ) : (
          <>
            <SaveStatus onReload={onReload} isShort={isFocused} />
            {!publishedAt && <DraftHistory />}
            {!isFocused && <FocusButton />}
            {/* On a phone, the summary has the button at its foot. */}
            <PublishButton className={cn('pointer-fine:fit:min-h-8', tab === 'summary' && 'max-sm:hidden')} />
          </>
        )}
        {store.isReadOnly && !isFocused && <FocusButton />}
      </div>
    </header>
  );
}

/** Once something is saved; during a revision the banner has the button. */
function DraftHistory() {
  const { store, workspace } = useOpenReview();
  useSaveState();
  return (workspace.savedAt !== null || store.saver.hasSaved()) && <ReviewHistory />;
}

/** When it was published, History and Revise. */
function Published({ at }: { at: string }) {
  const { workspace, video } = useOpenReview();
  const { revisedAt, opensAt } = workspace.video;
  const revision = useRevision();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:w-full max-sm:justify-between">
      <div className="grid justify-items-start gap-1 text-sm sm:justify-items-end">
        <Badge tone="success" icon={<UserCheck aria-hidden />}>
          <Trans>
            Published <TimeText at={at} kind="datetime" />
          </Trans>
        </Badge>
        <p className="text-ink-muted">
          <Readable firstName={workspace.player.firstName} opensAt={opensAt} revisedAt={revisedAt} />
        </p>
      </div>
      <span className="flex flex-wrap gap-2">
        <ReviewAnswers
          videoId={workspace.video.id}
          notes={workspace.video.annotations}
          onOpen={() => video.canControl && video.pause()}
        />
        <ReviewHistory />
        <Button
          icon={<FilePenLine aria-hidden />}
          busy={revision.isStarting}
          onClick={() => void revision.start()}
          className="pointer-fine:min-h-8 pointer-fine:px-3"
        >
          {t`Revise`}
        </Button>
      </span>
    </div>
  );
}

/** Does the same as F; only in windows large enough. */
interface ReadableProps {
  firstName: string;
  opensAt: string | null | undefined;
  revisedAt: string | null;
}

/** Since when the player reads the review, or from when on. */
function Readable({ firstName, opensAt, revisedAt }: ReadableProps) {
  if (opensAt) {
    return revisedAt ? (
      <Trans>
        Opens for <span translate="no">{firstName}</span> <TimeText at={opensAt} kind="weekday" />, updated{' '}
        <TimeText at={revisedAt} kind="datetime" />.
      </Trans>
    ) : (
      <Trans>
        Opens for <span translate="no">{firstName}</span> <TimeText at={opensAt} kind="weekday" />.
      </Trans>
    );
  }
  return revisedAt ? (
    <Trans>
      <span translate="no">{firstName}</span> can read this review, updated <TimeText at={revisedAt} kind="datetime" />.
    </Trans>
  ) : (
    <Trans>
      <span translate="no">{firstName}</span> can read this review.
    </Trans>
  );
}

function FocusButton() {
  const review = useOpenReview();
  const isOn = useFocusMode();
  const keysOn = useKeysOn();
  // F is an outcome while the code pad is open.
  const isPadOn = usePreference(padShown) && !review.store.isReadOnly;
  return (
    <Button
      size="sm"
      variant="secondary"
      aria-pressed={isOn}
      title={isOn ? t`Leave focus mode` : t`Focus mode: enlarge the video`}
      icon={isOn ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
      className="hidden px-2 fit:inline-flex"
      onClick={() => switchFocusMode(review)}
    >
      <span className={isOn ? 'sr-only' : 'max-xl:sr-only'}>
        <Trans>
          Focus<span className="sr-only"> mode</span>
        </Trans>
      </span>
      {keysOn && <Key>{isPadOn ? '⇧F' : 'F'}</Key>}
    </Button>
  );
}
