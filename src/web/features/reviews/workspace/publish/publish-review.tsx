// The publish buttons and the question before it.

import { t } from '@lingui/core/macro';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { latePart } from '#web/lib/late/late.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { PanelBoundary } from '../shared/panel-boundary.tsx';
import type { PanelTab } from '../state/field-ids.ts';
import { focusInvalidTime, openNote } from '../state/review-actions.ts';
import { useOpenReview, useReviewState } from '../state/review-context.ts';
import { invalidRatingPlaces, missingPlaces, type Place, uneditedPlaces } from './publish-checks.ts';
import { MissingDialog } from './publish-missing.tsx';
import { PublishSummary } from './publish-summary.tsx';
import type { QueueLink } from './queue-link.ts';
import { usePublish } from './use-publish.ts';

/** Opens the question. One in the head of the workspace, and on a phone one below the summary. */
export function PublishButton({ className }: { className?: string }) {
  const { workspace, store } = useOpenReview();
  return (
    <Button className={className} onClick={() => store.askToPublish(true)}>
      {workspace.revisedSince === null ? t`Publish` : t`Publish changes`}
    </Button>
  );
}

interface PublishQuestionProps {
  queue: QueueLink;
  /** Opens the tab in which something is missing. */
  onTabChange: (tab: PanelTab) => void;
}

/**
 * Publishes if nothing is missing and the coach confirms; otherwise leads to what is missing. Also blocks leaving with an invalid rating.
 * Once per workspace.
 */
export function PublishQuestion({ queue, onTabChange }: PublishQuestionProps) {
  const review = useOpenReview();
  const { workspace, store, video } = review;
  // A snapshot: following the document would render on every letter.
  const [question, setQuestion] = useState(() => ({
    asks: null as 'publish' | 'missing' | null,
    document: store.getState().document,
    places: [] as Place[],
  }));
  const close = () => setQuestion((asked) => ({ ...asked, asks: null }));
  const publishing = usePublish(queue, close);
  const isRevision = workspace.revisedSince !== null;

  const ask = useEffectEvent(async () => {
    store.askToPublish(false);
    if (focusInvalidTime('[data-note-form], [data-rally-times]')) return;
    // Pauses the player behind the dialog.
    if (video.canControl) video.pause();
    store.finishNote();
    const { document } = store.getState();
    const prioritiesProblem = await problemOf(document.priorities, workspace.video.priorities);
    const unread = invalidRatingPlaces(store.getState().invalidRatings);
    const places = [...unread, ...missingPlaces(document, prioritiesProblem)].filter(
      ({ fieldId }, index, all) => all.findIndex((other) => other.fieldId === fieldId) === index,
    );
    setQuestion({ asks: places.length > 0 ? 'missing' : 'publish', document, places });
  });
  // Handles presses from before this part was loaded.
  const isAsked = useReviewState((state) => state.isPublishAsked);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- what is asked is known later, when the document has been looked through
    if (isAsked) void ask();
  }, [isAsked]);
  const goTo = ({ tab, fieldId, noteId }: Place) => {
    close();
    onTabChange(tab);
    const note = store.getState().document.notes.find(({ id }) => id === noteId);
    if (note) openNote(review, note);
    store.goToField(fieldId);
  };
  // An invalid rating exists only in its field.
  useBlocker({
    enableBeforeUnload: false,
    shouldBlockFn: ({ current, next }) => {
      const [place] = invalidRatingPlaces(store.getState().invalidRatings);
      if (!place || current.pathname === next.pathname) return false;
      toast({ title: t`Check this rating`, description: place.label, tone: 'danger' });
      goTo(place);
      return true;
    },
  });
  return (
    <>
      <MissingDialog open={question.asks === 'missing'} onClose={close} places={question.places} onGo={goTo} />
      <ConfirmDialog
        open={question.asks === 'publish'}
        onOpenChange={close}
        title={isRevision ? t`Publish the changes?` : t`Publish this review?`}
        description={
          <PanelBoundary>
            <PublishSummary document={question.document} unedited={uneditedPlaces(question.document)} onGo={goTo} />
          </PanelBoundary>
        }
        confirmLabel={isRevision ? t`Publish changes` : t`Publish review`}
        busy={publishing.isBusy}
        onConfirm={() => void publishing.publish()}
      />
    </>
  );
}

type Priorities = Parameters<typeof missingPlaces>[0]['priorities'];

const loadPriorities = latePart(() => import('#domain/reviews/priorities/priorities.ts'));
const loadDays = latePart(() => import('./day-problem.ts'));

/** The problem of the priorities. Loads the library of drills to check; if that fails, the server checks. */
async function problemOf(priorities: Priorities, published: Priorities): Promise<string | null> {
  if (priorities.length === 0) return null;
  try {
    const { prioritiesProblem } = await loadPriorities();
    const { dayProblem } = await loadDays();
    return dayProblem(priorities, published) ?? prioritiesProblem(priorities);
  } catch {
    return null;
  }
}
