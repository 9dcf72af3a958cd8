// An example of a published review, read-only and from fixed data.

import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { examplePlayers } from '#web/lib/example-review.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Court } from '#web/ui/padel/court.tsx';
import { CoachNote } from '../../published/notes/coach-note.tsx';
import { OverallScore } from '../../published/report/overall-score.tsx';
import { SkillBreakdown } from '../../published/report/skill-breakdown.tsx';
import { WorkFirst } from '../../published/report/work-first.tsx';
import { samplePreviousReview, sampleReview } from './sample-review.ts';

export interface SampleReviewDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The parts of a review in their order; a court takes the place of the video. */
export function SampleReviewDialog({ open, onOpenChange }: SampleReviewDialogProps) {
  const [review] = useState(sampleReview);
  const { title, annotations, skillRatings, finalSummary } = review;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="xl"
      title={t`Example review`}
      description={t`Made up to show what a review holds. In yours, the video plays here and each note jumps to its moment.`}
    >
      <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
        <div className="grid gap-4 lg:gap-6">
          <Card as="section" className="grid gap-4">
            <CardTitle className="mb-0" action={<Badge tone="primary">{t`Example`}</Badge>}>
              {title}
            </CardTitle>
            <Court players={examplePlayers} className="rounded-lg" />
          </Card>
          <Card as="section" className="pb-2 sm:pb-3">
            <CardTitle className="mb-1">{t`Coach's Video Notes`}</CardTitle>
            <ol className="-mx-2 grid divide-y sm:-mx-3">
              {annotations.map((note) => (
                <CoachNote
                  key={note.id}
                  videoId={review.id}
                  page={null}
                  note={note}
                  isCurrent={false}
                  isHidden={false}
                />
              ))}
            </ol>
          </Card>
          <Card as="section">
            <CardTitle className="mb-2">{t`Final Summary`}</CardTitle>
            <p className="max-w-[70ch]">{finalSummary}</p>
          </Card>
        </div>
        <div className="grid gap-4 lg:gap-6">
          <OverallScore video={review} />
          <WorkFirst current={{ video: review, notes: annotations, onOpen: () => {} }} hasHistory={false} />
          <SkillBreakdown
            ratings={skillRatings}
            previous={samplePreviousReview}
            notes={annotations}
            onGoTo={undefined}
          />
        </div>
      </div>
    </Dialog>
  );
}
