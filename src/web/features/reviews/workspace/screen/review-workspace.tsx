// The workspace of an open review: video on the left, the review's tabs on the right.

import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type CSSProperties, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { endpoints } from '#contract/endpoints.ts';
import type { ReviewWorkspace as Workspace } from '#contract/reviews/reviews.ts';
import { workingLevel } from '#domain/levels/levels.ts';
import { draftOwner } from '#web/lib/drafts.ts';
import { call } from '#web/lib/http/api.ts';
import { latePart, loadLateParts } from '#web/lib/late/late.ts';
import { untilIdle } from '#web/lib/late/when-idle.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { useVideoController } from '#web/lib/video/create-video-controller.ts';
import { cn } from '#web/ui/class-names.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { useRootMark } from '#web/ui/layout/root-mark.ts';
import { useGuidedPlayback } from '../../playback/guided-playback.ts';
import { useLinkedStretch } from '../../playback/linked-stretch.ts';
import { usePreference } from '../../shared/keys/device-preference.ts';
import { DiscardedDraft } from '../draft/discarded-draft.tsx';
import { LinkShift } from '../link/link-shift.tsx';
import { LinkTrouble } from '../link/link-trouble.tsx';
import { CodePad } from '../match/code-pad.tsx';
import { MatchContext } from '../match/match-context.tsx';
import { NoteEditor } from '../notes/note-editor.tsx';
import { focusNoteSearch } from '../notes/note-search.tsx';
import { PublishButton, PublishQuestion } from '../publish/publish-review.tsx';
import type { QueueLink } from '../publish/queue-link.ts';
import { RevisionBanner } from '../publish/revision-banner.tsx';
import { latePanel, PanelBoundary } from '../shared/panel-boundary.tsx';
import {
  clearOfFixed,
  focusFrame,
  footBar,
  messagesPlace,
  panelColumn,
  reviewColumns,
  reviewFrame,
  stageColumn,
} from '../shared/review-layout.ts';
import { draftCopies } from '../state/draft/draft-copy.ts';
import type { DraftCopy } from '../state/draft/draft-saver-ports.ts';
import { useDraftLifecycle } from '../state/draft/use-draft-lifecycle.ts';
import type { PanelTab } from '../state/field-ids.ts';
import { preferredRailWidth, useFocusMode } from '../state/focus-mode.ts';
import { partKeys } from '../state/keys/key-table.ts';
import { createWritingPlace } from '../state/keys/writing-place.ts';
import { classifySaveError, saveDraft } from '../state/review-calls.ts';
import { OpenReviewProvider, useReviewState } from '../state/review-context.ts';
import { createReviewStore, type ReviewStore } from '../state/review-store.ts';
import { createTimelineView } from '../state/timeline-view.ts';
import { ClaimNotice } from './claim-notice.tsx';
import { ReviewHeader } from './review-header.tsx';
import { ReviewPanels } from './review-panels.tsx';
import { useReviewKeys } from './use-review-keys.ts';
import { Shorter, VideoStage } from './video-stage.tsx';

/** Opens a tab and focuses it, so that Tab continues into its content; the last part opens the publish question. */
function usePanelKeys(store: ReviewStore, onTabChange: (tab: PanelTab) => void) {
  const panels = useRef<HTMLDivElement>(null);
  const open = (tab: PanelTab) => {
    // Focuses after the change has rendered.
    flushSync(() => onTabChange(tab));
    panels.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  };
  return {
    /** Moves to the next tab. */
    panels,
    goToPart(number: number): void {
      const part = partKeys[number - 1];
      if (part === 'publish') store.askToPublish(!store.isReadOnly);
      else if (part) open(part);
    },
    showNotes: () => onTabChange('notes'),
    search(): void {
      open('notes');
      focusNoteSearch();
    },
  };
}

const ConflictDialog = latePanel(async () => (await import('../draft/conflict-dialog.tsx')).ConflictDialog, null);
const LinkReplacedNotice = latePanel(
  async () => (await import('../link/link-replaced-notice.tsx')).LinkReplacedNotice,
  null,
);
const EveningLine = latePanel(async () => (await import('../evening/evening-line.tsx')).EveningLine, null);
const SecondReviewNotice = latePanel(
  async () => (await import('../../shared/second-review-notice.tsx')).SecondReviewNotice,
  null,
);
const KeyLegend = latePanel(async () => (await import('./key-legend.tsx')).KeyLegend, null);
const LinkedStep = latePanel(async () => (await import('./linked-step.tsx')).LinkedStep, null);
const SplitHandle = latePanel(async () => (await import('./split-handle.tsx')).SplitHandle, null);
const RecordReplay = latePanel(async () => (await import('../replay/record-replay.tsx')).RecordReplay, null);
const VoiceQuestion = latePanel(async () => (await import('../voice/voice-question.tsx')).VoiceQuestion, null);
const loadUploads = latePart(() => import('../voice/clip-uploads.ts'));
const loadNotePriority = latePart(() => import('../notes/note-priority.ts'));

interface ReviewWorkspaceProps {
  workspace: Workspace;
  /** This device's copies of the review. */
  copies: readonly DraftCopy[];
  queue: QueueLink;
  /** Start position in seconds. */
  startAt: number;
  /** Loads the review again from the server. */
  onReload: () => void;
}

/** Everything that a coach does with one video. */
export function ReviewWorkspace({ workspace, copies, queue, startAt, onReload }: ReviewWorkspaceProps) {
  const owner = draftOwner(useCurrentUser());
  const videoId = workspace.video.id;
  const store = useStore(workspace, copies, owner);
  const video = useVideoController(workspace.video);
  const guide = useGuidedPlayback(video);
  const [timeline] = useState(createTimelineView);
  const review = useMemo(
    () => ({ workspace, store, video, guide, timeline, owner }),
    [workspace, store, video, guide, timeline, owner],
  );
  const [tab, setTab] = useState<PanelTab>('notes');
  const [legendOpen, setLegendOpen] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const isFocused = useFocusMode();
  useRootMark('workspace');
  useRootMark('focus-mode', isFocused);
  useRootMark('actions', tab === 'summary' && !store.isReadOnly);
  const rail = usePreference(preferredRailWidth);
  const railId = useId();
  const focusStage = () => stage.current?.focus({ preventScroll: true });
  useDraftLifecycle(store);
  useLinkedStretch(guide, workspace.document.notes, video.canControl ? startAt : 0);
  // A video that plays may leave no quiet moment, and the network may go.
  useEffect(() => loadLateParts(() => untilIdle(1000)), []);
  useEffect(() => {
    // Sends recordings left over from another visit.
    const isSpoken = store.getState().document.notes.some(({ voice }) => voice);
    if (isSpoken && !store.isReadOnly)
      loadUploads().then(
        ({ uploadsOf }) => uploadsOf(owner, videoId),
        () => {},
      );
  }, [store, owner, videoId]);
  const openLegend = () => {
    // Pauses the player behind dialogs.
    if (video.canControl) video.pause();
    setLegendOpen(true);
  };
  const { panels, goToPart, search, showNotes } = usePanelKeys(store, setTab);
  const [writing] = useState(() => createWritingPlace(store));
  useLayoutEffect(() => writing.follow(stage.current, video.canControl), [writing, video]);
  useReviewKeys(review, writing, { openLegend, goToPart, search, showNotes, leaveField: focusStage });

  return (
    <OpenReviewProvider value={review}>
      {/* The same elements in both layouts: moving the player would restart it. */}
      <div
        data-workspace={isFocused ? 'focus' : 'whole'}
        style={{ '--rail': `${rail}px` } as CSSProperties}
        className={isFocused ? focusFrame : cn(reviewFrame, !store.isReadOnly && 'max-sm:pb-24')}
      >
        <ReviewHeader queue={queue} tab={tab} onReload={onReload} />
        <div className={cn(messagesPlace, isFocused && 'fit:col-start-3 fit:pt-2 fit:pr-2')}>
          <EveningLine />
          <ClaimNotice />
          {workspace.video.secondReview && (
            <SecondReviewNotice video={workspace.video} part={workspace.video.secondReview} />
          )}
          <RecordReplay />
          <RevisionBanner />
          <LinkReplacedNotice onReload={onReload} />
          <LinkShift />
          <DiscardedDraft />
          <LinkTrouble />
          <Shorter />
          <MatchContext />
        </div>
        <div className={isFocused ? 'contents' : reviewColumns}>
          <div ref={stage} tabIndex={-1} className={cn(stageColumn, isFocused && 'fit:row-span-full fit:row-start-1')}>
            <PanelBoundary>
              <VideoStage {...{ isFocused, startAt }} isAtFoot={tab !== 'summary'} onLegend={openLegend} />
            </PanelBoundary>
          </div>
          {isFocused && (
            <div className="col-start-2 row-span-full row-start-1">
              <SplitHandle controls={railId} />
            </div>
          )}
          <div id={railId} className={cn(panelColumn, clearOfFixed, isFocused && 'fit:col-start-3 fit:pr-2')}>
            <PanelBoundary>
              <NoteEditor onDone={focusStage} />
            </PanelBoundary>
            <CodePad />
            <div ref={panels} className="contents">
              <ReviewPanels tab={tab} onTabChange={setTab} />
            </div>
          </div>
        </div>
        {tab === 'summary' && !store.isReadOnly && (
          <div className={footBar}>
            <PublishButton className="w-full" />
          </div>
        )}
        {!store.isReadOnly && <PublishQuestion queue={queue} onTabChange={setTab} />}
        <Announcement />
      </div>
      <KeyLegend open={legendOpen} onOpenChange={setLegendOpen} />
      <LinkedStep />
      <VoiceQuestion />
      <ConflictDialog />
    </OpenReviewProvider>
  );
}

/** The workspace's state, from the server's answer and this device's copies. */
function useStore(workspace: Workspace, copies: readonly DraftCopy[], owner: string) {
  const client = useQueryClient();
  const [{ store, show }] = useState(() => {
    const videoId = workspace.video.id;
    // React may render several times and show only the last: side effects wait for that one.
    const { promise: shown, resolve } = Promise.withResolvers<void>();
    const kept = draftCopies(owner, videoId);
    const created = createReviewStore(workspace, copies, {
      prioritise: (note, wanted) => {
        const level = workingLevel(workspace.player);
        loadNotePriority().then(
          ({ makePriority }) => makePriority(created, level, note, wanted),
          () => toast({ title: t`Priority not set`, description: t`Choose it under Summary.` }),
        );
      },
      save: (draft) => saveDraft(client, videoId, draft),
      load: () => call(endpoints.openReview, { params: { videoId } }),
      classifyError: classifySaveError,
      keepCopy: kept.write,
      forgetCopy: (window) => void kept.remove(window),
      // A kept copy is merged during rendering: a toast would make React start over.
      tellMerged: () => {
        void shown.then(() =>
          toast({
            title: t`Review updated`,
            description: t`This review was changed elsewhere. It now has both sets of changes.`,
          }),
        );
      },
      after: (milliseconds, action) => {
        const timer = shown.then(() => setTimeout(action, milliseconds));
        return () => void timer.then(clearTimeout);
      },
    });
    return { store: created, show: resolve };
  });
  useEffect(show, [show]);
  return store;
}

function Announcement() {
  return (
    <div role="status" className="sr-only">
      {useReviewState((state) => state.announcement)}
    </div>
  );
}
