// One published version of a review, with the changes since.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { endpoints } from '#contract/endpoints.ts';
import type { DraftNote, ReviewDocument } from '#contract/reviews/review-document.ts';
import { noteTitle } from '#domain/reviews/voice/voice-clips.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { skillLabel, withoutAiPrefix } from '#domain/skills/skills.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { NoteTypeBadge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { copy } from '../draft/discarded-draft.tsx';
import { reviewAsText } from '../draft/review-as-text.ts';
import { useOpenReview, useReviewState } from '../state/review-context.ts';
import { ReadOnlySummary } from '../summary/read-only-summary.tsx';
import { VersionChanges } from './version-changes.tsx';

/** Read-only; its text can be copied. */
export function ReviewVersionShown({ number }: { number: number }) {
  const { workspace } = useOpenReview();
  const present = useReviewState((state) => state.document);
  const version = useQuery({
    ...query(endpoints.getReviewVersion, { params: { videoId: workspace.video.id, number } }),
  });
  if (version.isPending) return <Skeleton className="h-64" />;
  if (version.isError) {
    return (
      <ErrorState
        title={t`This version could not be loaded`}
        message={errorSentence(version.error)}
        onRetry={() => void version.refetch()}
      />
    );
  }
  return <ReadOnlyDocument label={t`Version ${{ number }}`} document={version.data.document} present={present} />;
}

interface ShownDocumentProps {
  label: string;
  document: ReviewDocument;
  /** The current document. */
  present: ReviewDocument;
}

/** A version with the changes since. */
export function ReadOnlyDocument({ label, document, present }: ShownDocumentProps) {
  return (
    <section aria-label={label} className="grid min-w-0 content-start gap-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <VersionChanges from={document} to={present} />
        <Button
          size="sm"
          variant="secondary"
          icon={<Copy aria-hidden />}
          onClick={() => void copy(reviewAsText(document))}
        >
          {t`Copy text`}
        </Button>
      </div>
      <ReadOnlySummary document={document} />
      <Ratings ratings={document.ratings} />
      <Notes notes={document.notes} />
    </section>
  );
}

function Ratings({ ratings }: Pick<ReviewDocument, 'ratings'>) {
  if (ratings.length === 0) return null;
  return (
    <section aria-label={t`Ratings`} className="grid gap-1 text-sm">
      <h2 className="text-base">{t`Ratings`}</h2>
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {ratings.map(({ skillName, rating, comment }) => (
          <div key={skillName} className="grid grid-cols-[1fr_auto] gap-x-3">
            <dt translate="no">{skillLabel(skillName)}</dt>
            <dd className="font-semibold">{oneDecimal(rating)}</dd>
            {comment && <dd className="col-span-2 text-ink-muted">{withoutAiPrefix(comment)}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}

function Notes({ notes }: { notes: readonly DraftNote[] }) {
  if (notes.length === 0) return null;
  return (
    <section aria-label={t`Notes of this version`} className="grid gap-1 text-sm">
      <h2 className="text-base">{t`Notes`}</h2>
      <ol className="grid gap-2">
        {notes.map(({ id, timestamp, type, title, comment, voice }) => (
          <li key={id} className="[contain-intrinsic-size:auto_3rem] [content-visibility:auto]">
            <p className="flex flex-wrap items-center gap-2">
              <span translate="no" className="font-semibold">
                {formatClockTime(timestamp)}
              </span>
              <NoteTypeBadge type={type} />
              <span className="font-medium wrap-anywhere">{withoutAiPrefix(noteTitle({ title, voice }))}</span>
            </p>
            {comment && <p className="wrap-anywhere whitespace-pre-line text-ink-muted">{withoutAiPrefix(comment)}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
