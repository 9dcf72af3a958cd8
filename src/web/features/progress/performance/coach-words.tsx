// Skills mentioned in the coach's texts of the latest review.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { PlayerProgress } from '#contract/progress/progress.ts';
import { coachTextSkills, type MentionedSkill } from '#domain/reviews/notes/coach-text.ts';
import { ReviewLink } from '#web/lib/links/review-link.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { reviewTitle } from './analytics.ts';
import { textLink } from './text-link.ts';

/** Strengths and improvements with the sentences that mention them; nothing without any. */
export function CoachWords({ latestTexts, reviews }: Pick<PlayerProgress, 'latestTexts' | 'reviews'>) {
  if (!latestTexts) return null;
  const { strengths, improvements } = coachTextSkills(latestTexts);
  if (strengths.length + improvements.length === 0) return null;
  const title = reviewTitle(reviews, latestTexts.videoId) ?? t`open it`;
  return (
    <Card as="section" className="grid gap-4">
      <div>
        <CardTitle className="mb-1">{t`In your coach’s words`}</CardTitle>
        <p className="text-sm text-ink-muted">
          <Trans>
            Skills mentioned in the latest review,{' '}
            <ReviewLink videoId={latestTexts.videoId} className={textLink}>
              {title}
            </ReviewLink>
            .
          </Trans>
        </p>
      </div>
      <div className="grid gap-6 md:grid-cols-2">
        <Mentions title={t`Strengths`} skills={strengths} videoId={latestTexts.videoId} />
        <Mentions title={t`To improve`} skills={improvements} videoId={latestTexts.videoId} />
      </div>
    </Card>
  );
}

interface MentionsProps {
  title: string;
  skills: readonly MentionedSkill[];
  videoId: string;
}

function Mentions({ title, skills, videoId }: MentionsProps) {
  if (skills.length === 0) return null;
  // A sentence that mentions several skills is quoted once.
  const bySentence = [...Map.groupBy(skills, ({ excerpt }) => excerpt)];
  return (
    <div className="grid content-start gap-3">
      <h3 className="text-base">{title}</h3>
      <ul className="grid gap-4">
        {bySentence.map(([excerpt, named]) => (
          <li key={excerpt} className="grid gap-2">
            <ReviewLink videoId={videoId} className="justify-self-start font-medium text-primary hover:underline">
              {named.map(({ label }) => label).join(', ')}
            </ReviewLink>
            <blockquote dir="auto" className="max-w-[70ch] border-s-2 ps-3 text-sm wrap-anywhere text-ink-muted">
              {excerpt}
            </blockquote>
          </li>
        ))}
      </ul>
    </div>
  );
}
