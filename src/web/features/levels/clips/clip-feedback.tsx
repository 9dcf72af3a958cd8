// A coach's own feedback: how strictly they rate compared with the panel, and where they differ most.

import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Lock, TriangleAlert } from 'lucide-react';
import type { ClipToRate } from '#contract/levels/reference-clips.ts';
import {
  type ComparedRating,
  differenceWords,
  fewestClips,
  furthestRatings,
  panelDifference,
  skillDifferences,
  strictnessWords,
} from '#domain/levels/reference-clips.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { type SkillName, skillLabel } from '#domain/skills/skills.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { DataTable } from '#web/ui/layout/table.tsx';

/** The coach's ratings beside the agreed ones. */
function comparedIn(clips: readonly ClipToRate[]): (ComparedRating & { clip: ClipToRate })[] {
  return clips.flatMap((clip) =>
    clip.skills.flatMap((skill) => {
      const [agreed, rating] = [clip.rated?.agreed[skill], clip.rated?.ratings[skill]];
      return agreed === undefined || rating === undefined ? [] : [{ clip, clipId: clip.id, skill, agreed, rating }];
    }),
  );
}

function ClipMoment({ clip: { title, start }, skill }: { clip: ClipToRate; skill: SkillName }) {
  const [label, time] = [skillLabel(skill), formatClockTime(start)];
  return (
    <Trans>
      {label}, <span translate="no">{title}</span> at {time}
    </Trans>
  );
}

/** Nothing before the first clip is rated. */
export function ClipFeedback({ clips }: { clips: readonly ClipToRate[] }) {
  const ratings = comparedIn(clips);
  const together = panelDifference(ratings);
  if (together === null) return null;
  const furthest = furthestRatings(ratings);
  const skills = skillDifferences(ratings);
  const stated = skills.filter(({ clips: count }) => count >= fewestClips.skill);
  const unknown = skills.filter((one) => !stated.includes(one));
  return (
    <Card as="section" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid gap-1">
        <CardTitle>{t`How strictly you rate`}</CardTitle>
        <p className="text-lg text-pretty">{differenceWords(together, null)}.</p>
        <p className="flex items-center gap-1.5 text-sm text-ink-muted">
          <Lock aria-hidden className="size-4 shrink-0" />
          {t`Only you and administrators see this.`}
        </p>
      </div>
      {together.clips < fewestClips.together && (
        <p role="note" className="flex gap-2 rounded-lg bg-attention-soft p-3 text-sm text-attention">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {t`It takes ${plural({ all: fewestClips.together }, { one: '# clip', other: '# clips' })} for all skills together and ${{ single: fewestClips.skill }} for a single skill.`}
        </p>
      )}
      {stated.length > 0 && (
        <DataTable
          caption={t`How strictly you rate each skill`}
          rows={stated}
          rowKey={({ skill }) => skill}
          columns={[
            { key: 'skill', header: t`Skill`, primary: true, cell: ({ skill }) => skillLabel(skill) },
            {
              key: 'words',
              header: t`Compared with the panel`,
              hideLabelOnCard: true,
              cell: (found) => differenceWords(found, found.skill),
            },
            { key: 'clips', header: t`Clips`, align: 'right', cell: ({ clips: count }) => count },
          ]}
        />
      )}
      {unknown.length > 0 && (
        <p className="text-sm text-ink-muted">
          {t`Too few clips yet: ${{ skills: unknown.map(({ skill }) => skillLabel(skill)).join(', ') }}.`}
        </p>
      )}
      {furthest.length > 0 && (
        <section aria-labelledby="furthest" className="grid gap-2">
          <h3 id="furthest" className="text-base">
            {t`Where you differ most`}
          </h3>
          <ul className="divide-y">
            {furthest.map(({ clip, skill, agreed, rating }) => (
              <li
                key={`${clip.id} ${skill}`}
                className="relative flex flex-wrap items-baseline gap-x-4 gap-y-0.5 py-2.5"
              >
                <Link
                  to="/coach/reference-clips/$clipId"
                  params={{ clipId: clip.id }}
                  className="min-w-0 font-medium text-primary after:absolute after:inset-0 hover:underline"
                >
                  <ClipMoment clip={clip} skill={skill} />
                </Link>
                <span className="text-sm text-ink-muted tabular-nums">
                  {t`${{ strictness: strictnessWords(rating - agreed) }}: you ${{ own: oneDecimal(rating) }}, panel ${{ panel: oneDecimal(agreed) }}`}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <details className="max-w-[70ch] text-sm text-ink-muted">
        <summary className="min-h-11 cursor-pointer py-2.5">{t`How this is calculated`}</summary>
        {t`The difference is the mean of your ratings minus the panel’s; each clip counts once. The ± covers the true difference in 95 of 100 cases, if the panel’s ratings are exact. A difference is clear if it is larger than its ±.`}
      </details>
    </Card>
  );
}
