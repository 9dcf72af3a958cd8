// The awards of a season: calculated, confirmed, announced.

import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { AnnouncedAward } from '#contract/publicity/awards.ts';
import { personName } from '#domain/people/person-name.ts';
import { awardName } from '#domain/publicity/awards/award-categories.ts';
import { awardRules } from '#domain/publicity/awards/award-rules.ts';
import { awardFigure } from '#domain/publicity/awards/award-words.ts';
import { seasonWords } from '#domain/publicity/awards/season.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { FilterSelect } from '#web/ui/fields/filter-select.tsx';
import { PeriodPicker } from '#web/ui/fields/period-picker.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { ContentNav } from '../content-nav.tsx';
import { AwardCard } from './award-card.tsx';
import { type AwardsSearch, defaultSeason, type SeasonQuery, seasonAwardsQuery, seasonOf } from './awards-read.ts';

interface AwardsScreenProps {
  search: AwardsSearch;
  onSearchChange: (search: AwardsSearch) => void;
}

/** The season, and a card for each award. */
export function AwardsScreen({ search, onSearchChange }: AwardsScreenProps) {
  const season = seasonOf(search);
  const { data, error, refetch } = useQuery(seasonAwardsQuery(season));
  const { data: groups = [] } = useQuery(query(endpoints.listClubGroups));
  const groupName = data?.groupName ?? null;
  const confirmed = data?.awards.filter((one) => one.confirmed.some(({ announcedAt }) => announcedAt === null));
  return (
    <Page
      title={t`Seasonal Awards`}
      lead={t`Based on your members’ season. No one is notified until you announce them.`}
      actions={<Announce season={season} awards={confirmed?.length ?? 0} groupName={groupName} />}
      width="wide"
    >
      <ContentNav />
      <div className="mb-4 flex flex-wrap gap-2">
        <PeriodPicker
          search={search}
          period={season}
          fallback={defaultSeason}
          onChange={(period) => onSearchChange({ ...period, group: search.group })}
        />
        {(groups.length > 0 || search.group !== undefined) && (
          <FilterSelect
            label={t`Among`}
            value={search.group ?? ''}
            options={[
              { value: '', label: t`The whole club` },
              ...groups.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onValueChange={(group) => onSearchChange({ ...search, group: group || undefined })}
            className="max-w-full"
          />
        )}
      </div>
      <p className="mb-6 max-w-[80ch] text-sm text-ink-muted">
        <span>
          {t`An award needs at least ${{ count: awardRules.minCandidates }} players who qualify. Equal figures share it. Current members count, with everything they did in the season.`}
        </span>
        {groupName !== null && <span>{` ${t`Winners are chosen among the members of this group.`}`}</span>}
      </p>
      {data ? (
        <div className="grid grid-cols-1 gap-4 sm:gap-6 md:grid-cols-2">
          {data.awards.map((award) => (
            <AwardCard key={`${season.groupId} ${award.category}`} award={award} season={season} />
          ))}
          <AnnouncedAwards awards={data.announced} />
        </div>
      ) : error ? (
        <ErrorState message={errorSentence(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-96 rounded-xl" />
      )}
    </Page>
  );
}

/** Announced awards of all seasons. */
function AnnouncedAwards({ awards }: { awards: readonly AnnouncedAward[] }) {
  if (awards.length === 0) return null;
  return (
    <Card as="section" className="md:col-span-2">
      <CardTitle>{t`Announced awards`}</CardTitle>
      <ul className="grid gap-3">
        {awards.map(({ id, category, season, groupName, winner, figure }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="min-w-0">
              <span translate="no" className="font-medium wrap-anywhere">
                {personName(winner, t`A former member`)}
              </span>
              <span className="text-sm text-ink-muted">
                {`, ${[awardName(category), groupName, seasonWords(season)].filter((one) => one !== null).join(', ')}`}
              </span>
            </span>
            <span className="shrink-0 tabular-nums">{awardFigure(category, figure)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Announces confirmed awards after a confirmation. */
function Announce(props: { season: SeasonQuery; awards: number; groupName: string | null }) {
  const { season, awards, groupName } = props;
  const [isAsking, setIsAsking] = useState(false);
  const announce = useCall(endpoints.announceAwards, {
    onSuccess: ({ announced }) => {
      setIsAsking(false);
      toast(
        announced === 0
          ? { title: t`Already announced`, description: t`Another manager announced them first.` }
          : {
              title: plural({ count: announced }, { one: '# award announced', other: '# awards announced' }),
              description:
                groupName === null ? t`We’ve let your members know.` : t`We’ve let ${{ group: groupName }} know.`,
              tone: 'success',
            },
      );
    },
    onError: (error) => toast({ title: t`Not announced`, description: errorSentence(error), tone: 'danger' }),
    refreshOnFailure: true,
  });
  return (
    <>
      <Button icon={<Megaphone aria-hidden />} disabled={awards === 0} onClick={() => setIsAsking(true)}>
        {awards === 0
          ? t`Announce`
          : plural({ count: awards }, { one: 'Announce # award', other: 'Announce # awards' })}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={plural({ count: awards }, { one: 'Announce # award?', other: 'Announce # awards?' })}
        description={
          groupName === null
            ? t`We’ll notify all your members. You cannot undo this.`
            : t`We’ll notify the winners and the members of ${{ group: groupName }}. You cannot undo this.`
        }
        confirmLabel={t`Announce`}
        busy={announce.isPending}
        onConfirm={() => announce.mutate({ body: season })}
      />
    </>
  );
}
