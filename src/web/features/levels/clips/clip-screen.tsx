// One reference clip: rating it, then the coach's ratings beside the panel's.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Film } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { ClipToRate } from '#contract/levels/reference-clips.ts';
import { type ClipRatings, strictnessWords } from '#domain/levels/reference-clips.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { type SkillName, skillLabel } from '#domain/skills/skills.ts';
import { RatedSkills } from '#web/features/reviews/shared/skill-table/rated-skills.tsx';
import { useUnread, withSkill } from '#web/features/reviews/shared/skill-table/ratings-by-skill.ts';
import { skillId } from '#web/features/reviews/shared/skill-table/skill-groups.ts';
import { forgetDraft, keepDraft, readDraft } from '#web/lib/forms/draft-store.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { usePlace } from '#web/lib/forms/form-draft.ts';
import { query } from '#web/lib/http/api.ts';
import { ApiError, errorSentence } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { BackLink } from '#web/lib/links/back-link.tsx';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Button, buttonStyles } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { DataTable } from '#web/ui/layout/table.tsx';

import { ClipStage } from './clip-stage.tsx';

const back = () => <BackLink to="/coach/reference-clips">{t`Reference Clips`}</BackLink>;

/** The clip in its state for this coach. */
export function ClipScreen({ clipId }: { clipId: string }) {
  const { data, error, refetch } = useQuery(query(endpoints.getClipToRate, { params: { clipId } }));
  if (data) return <OneClip clip={data} />;
  return (
    <Page title={t`Reference clip`} width="wide" back={back()}>
      {error instanceof ApiError && error.status === 404 ? (
        <EmptyState title={t`No such clip`} icon={<Film aria-hidden />}>
          {t`It may have been retired, or its season is over.`}
        </EmptyState>
      ) : error ? (
        <ErrorState message={errorSentence(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-96 rounded-xl" />
      )}
    </Page>
  );
}

function OneClip({ clip }: { clip: ClipToRate }) {
  const place = useRef<HTMLDivElement>(null);
  const leaveField = () => place.current?.focus({ preventScroll: true });
  return (
    <Page title={clip.title} width="wide" back={back()}>
      <div
        ref={place}
        tabIndex={-1}
        className="grid items-start gap-6 outline-none lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
      >
        <ClipStage clip={clip} leaveField={leaveField} />
        {clip.rated ? <Comparison clip={clip} rated={clip.rated} /> : <Rating clip={clip} />}
      </div>
    </Page>
  );
}

/** Ratings as they are given, kept in this browser until they are sent. */
function useRatings(clipId: string) {
  const place = usePlace(`clip-${clipId}`);
  const [ratings, setRatings] = useState(() => (readDraft(place) as ClipRatings | undefined) ?? {});
  const { unread, keepUnread } = useUnread();
  const rate = useCallback(
    (skill: SkillName, rating: number | null) =>
      setRatings((before) => {
        const next = withSkill(before, skill, rating);
        keepDraft({ key: place.key, endsWithTab: place.endsWithTab }, next);
        return next;
      }),
    [place.key, place.endsWithTab],
  );
  return { ratings, unread, rate, keepUnread, forget: () => forgetDraft(place) };
}

function Rating({ clip: { id: clipId, skills } }: { clip: ClipToRate }) {
  const { viewedBy } = useCurrentUser();
  const { ratings, unread, rate, keepUnread, forget } = useRatings(clipId);
  const [hasTried, setTried] = useState(false);
  const sending = useCall(endpoints.rateClip, {
    refreshOnFailure: true,
    onSuccess: forget,
    onError: (error) => failureToast(t`Your ratings were not sent`, error, t`Please try again.`),
  });
  const missing = skills.filter((skill) => ratings[skill] === undefined || unread[skill] !== undefined);
  const send = () => {
    if (missing[0] === undefined) return sending.mutate({ params: { clipId }, body: { ratings } });
    setTried(true);
    document.getElementById(skillId(missing[0]))?.querySelector<HTMLInputElement>('input[type=text]')?.focus();
  };
  return (
    <Card as="section" className="@container grid gap-4">
      <CardTitle className="mb-0">{t`Your ratings`}</CardTitle>
      <RatedSkills skills={skills} ratings={ratings} unread={unread} onRate={rate} onUnread={keepUnread} />
      <div className="grid gap-2">
        <p role="alert" className="text-sm text-danger empty:hidden">
          {hasTried && missing.length > 0 && t`Still to rate: ${{ skills: missing.map(skillLabel).join(', ') }}.`}
        </p>
        <Button className="justify-self-start" busy={sending.isPending} disabled={viewedBy !== null} onClick={send}>
          {t`Submit ratings`}
        </Button>
        <p className="text-sm text-ink-muted">
          {t`You rate each clip once. Then you see what the panel agreed on. Only you and administrators see the difference.`}
        </p>
      </div>
    </Card>
  );
}

interface ComparisonProps {
  clip: ClipToRate;
  rated: NonNullable<ClipToRate['rated']>;
}

function Comparison({ clip, rated: { ratings, agreed, source } }: ComparisonProps) {
  const rows = clip.skills.map((skill) => {
    const [own, panel] = [ratings[skill] ?? 0, agreed[skill] ?? 0];
    return { skill, own, panel, apart: own - panel };
  });
  const { data } = useQuery(query(endpoints.listClipsToRate));
  const next = data?.clips.find(({ rated }) => rated === null);
  return (
    <section aria-label={t`Your ratings and the panel’s`} className="grid gap-4">
      <DataTable
        caption={t`Your ratings and the panel’s`}
        rows={rows}
        rowKey={({ skill }) => skill}
        columns={[
          { key: 'skill', header: t`Skill`, primary: true, cell: ({ skill }) => skillLabel(skill) },
          { key: 'own', header: t`You`, align: 'right', cell: ({ own }) => oneDecimal(own) },
          { key: 'panel', header: t`Panel`, align: 'right', cell: ({ panel }) => oneDecimal(panel) },
          { key: 'apart', header: t`You were`, cell: ({ apart }) => strictnessWords(apart) },
        ]}
      />
      <p className="text-sm text-ink-muted">
        <span>{`${t`Panel:`} `}</span>
        <span translate="no">{source}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        {next && (
          <Link to="/coach/reference-clips/$clipId" params={{ clipId: next.id }} className={buttonStyles()}>
            {t`Rate the next clip`}
          </Link>
        )}
        <Link to="/coach/reference-clips" className={buttonStyles({ variant: 'secondary' })}>
          {t`All clips and your feedback`}
        </Link>
      </div>
    </section>
  );
}
