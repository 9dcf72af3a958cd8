// What the player will see after publishing, and what is unchecked.

import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Sparkles, TriangleAlert } from 'lucide-react';
import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import { listInWords } from '#domain/language/in-words.ts';
import { skillLabel } from '#domain/skills/skills.ts';
import { lateComponent } from '#web/ui/late-component.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { didItChangeId, unansweredSkills } from '../did-it-change/asked-priorities.ts';
import { useOpenReview } from '../state/review-context.ts';
import { isTimedForOther, videoKey } from '../state/video-times.ts';
import { reviewContents } from '../summary/review-contents.ts';
import type { Place } from './publish-checks.ts';

const UnchangedRatings = lateComponent<object>(
  () => import('../skills/rest-as-last-time.tsx').then((part) => part.UnchangedRatings),
  null,
);

interface PublishSummaryProps {
  document: ReviewDocument;
  /** Unedited automatic texts. */
  unedited: readonly Place[];
  onGo: (place: Place) => void;
}

/** Counts of the review's content, who is notified, and warnings. */
export function PublishSummary({ document, unedited, onGo }: PublishSummaryProps) {
  const { workspace } = useOpenReview();
  const { firstName } = workspace.player;
  const { publishedAt, revisedSince, video } = workspace;
  const contents = reviewContents(document);
  return (
    <div className="grid gap-3">
      <p>
        <Trans>
          <span translate="no">{firstName}</span> sees: <span className="font-medium text-ink">{contents}</span>.
        </Trans>
      </p>
      {revisedSince && publishedAt ? (
        <p>
          {video.opensAt ? (
            <Trans>
              It replaces the version from <TimeText at={video.revisedAt ?? publishedAt} kind="date" />, before the
              review opens <TimeText at={video.opensAt} kind="weekday" />. The earlier version stays in History.
            </Trans>
          ) : (
            <Trans>
              It replaces the version from <TimeText at={video.revisedAt ?? publishedAt} kind="date" /> straight away
              and shows when it was updated. The earlier version stays in History.
            </Trans>
          )}
        </p>
      ) : (
        <p>
          <Trans>
            <span translate="no">{firstName}</span> sees it and gets an email straight away, or at the time they chose.
            You can revise it later.
          </Trans>
        </p>
      )}
      {isTimedForOther(document, videoKey(video.videoUrl)) && (
        <p className="flex items-start gap-2 rounded-lg bg-attention-soft p-3 text-attention">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {t`The video was replaced, but the times still belong to the old one.`}
        </p>
      )}
      <UnchangedRatings />
      <Unanswered document={document} onGo={onGo} />
      {unedited.length > 0 && <Unedited places={unedited} onGo={onGo} />}
    </div>
  );
}

/** Previous priorities without an answer; a review may be published without. */
function Unanswered({ document, onGo }: Pick<PublishSummaryProps, 'document' | 'onGo'>) {
  const { workspace } = useOpenReview();
  const skills = unansweredSkills(workspace, document);
  if (skills.length === 0) return null;
  const priorities = listInWords(skills.map(skillLabel));
  const label = t`Did it change?`;
  return (
    <p className="rounded-lg bg-surface-sunken p-3">
      {plural(
        { count: skills.length },
        {
          one: `The last review’s priorities were ${priorities}.`,
          other: `The last review’s priorities were ${priorities}.`,
        },
      )}{' '}
      <button
        type="button"
        className="min-h-6 underline"
        onClick={() => onGo({ label, tab: 'notes', fieldId: didItChangeId })}
      >
        {label}
      </button>
    </p>
  );
}

/** Unedited automatic texts, each as a link to it. */
function Unedited({ places, onGo }: { places: readonly Place[]; onGo: (place: Place) => void }) {
  return (
    <div className="grid gap-1 rounded-lg bg-attention-soft p-3 text-attention">
      <p className="flex items-start gap-2">
        <Sparkles aria-hidden className="mt-0.5 size-4 shrink-0" />
        {plural(
          { count: places.length },
          { one: 'One text is an unedited AI draft:', other: '# texts are unedited AI drafts:' },
        )}
      </p>
      <ul className="flex flex-wrap gap-x-4 pl-6">
        {places.map((place) => (
          <li key={place.fieldId}>
            <button type="button" className="min-h-6 underline" onClick={() => onGo(place)}>
              {place.label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
