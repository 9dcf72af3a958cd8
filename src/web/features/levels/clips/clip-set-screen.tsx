// The set of reference clips for administrators, and how coaches rate it: /admin/reference-clips.

import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, Film, Plus } from 'lucide-react';
import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { ReferenceClip } from '#contract/levels/reference-clips.ts';
import { say } from '#domain/language/say.ts';
import { seasonWords } from '#domain/levels/clip-season.ts';
import { clipSkills } from '#domain/levels/reference-clips.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { skillLabel, skillNames } from '#domain/skills/skills.ts';
import { formatClockRange } from '#domain/time/clock-time.ts';
import { linkProblemSentence } from '#domain/videos/link-health.ts';
import { momentUrl } from '#domain/videos/video-links.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { FilterSelect } from '#web/ui/fields/filter-select.tsx';
import { lateDialog } from '#web/ui/late-component.tsx';
import { ListSkeleton } from '#web/ui/layout/list-frame.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { TabPanel, Tabs } from '#web/ui/layout/tabs.tsx';
import { ClipActions } from './clip-actions.tsx';
import type { ClipSetSearch } from './clip-set-search.ts';
import { PanelTab } from './panel-tab.tsx';

const NewClip = lateDialog(() => import('./clip-form.tsx').then((part) => part.NewClip));

export interface ClipSetProps {
  search: ClipSetSearch;
  onSearchChange: (search: ClipSetSearch) => void;
}

/** Two tabs for one season: the clips, and the coaches. */
export function ClipSetScreen({ search, onSearchChange }: ClipSetProps) {
  const { season } = search;
  const { viewedBy } = useCurrentUser();
  const [isAdding, setAdding] = useState(false);
  const { data, error, refetch } = useQuery(
    query(endpoints.listReferenceClips, { query: season === undefined ? {} : { season } }),
  );
  return (
    <Page
      title={t`Reference Clips`}
      lead={t`Public clips with agreed ratings. Every coach rates them once a season, without seeing these.`}
      width="wide"
      actions={
        <Button icon={<Plus aria-hidden />} disabled={!data || viewedBy !== null} onClick={() => setAdding(true)}>
          {t`Add clip`}
        </Button>
      }
    >
      {data ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <FilterSelect
            label={t`Season`}
            className="justify-self-start"
            value={data.season}
            onValueChange={(value) => onSearchChange({ ...search, season: value })}
            options={data.seasons.map((value) => ({ value, label: seasonWords(value) }))}
          />
          <Tabs
            label={t`Clips and coaches`}
            value={search.tab ?? 'clips'}
            onValueChange={(tab) => onSearchChange({ ...search, tab: tab === 'clips' ? undefined : tab })}
            tabs={[
              { value: 'clips', label: t`Clips`, count: data.clips.length },
              { value: 'coaches', label: t`Coaches` },
            ]}
          >
            <TabPanel value="clips">
              <ClipList clips={data.clips} season={data.season} seasons={data.seasons} />
            </TabPanel>
            <TabPanel value="coaches">
              <PanelTab
                season={data.season}
                clips={data.clips.filter(({ state }) => state !== 'draft').length}
                skill={skillNames.find((skill) => skill === search.skill)}
                onSkillChange={(skill) => onSearchChange({ ...search, skill })}
              />
            </TabPanel>
          </Tabs>
          <NewClip open={isAdding} onOpenChange={setAdding} season={data.season} seasons={data.seasons} />
        </div>
      ) : error ? (
        <ErrorState message={errorSentence(error)} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton />
      )}
    </Page>
  );
}

interface ClipListProps {
  clips: readonly ReferenceClip[];
  season: string;
  seasons: readonly string[];
}

function ClipList({ clips, season, seasons }: ClipListProps) {
  if (clips.length === 0) {
    return (
      <EmptyState title={t`No clips yet`} icon={<Film aria-hidden />}>
        {t`Add links to public videos with the ratings your panel agreed on for ${{ season: seasonWords(season) }}.`}
      </EmptyState>
    );
  }
  return (
    <ul className="divide-y rounded-xl border bg-surface-raised shadow-raised">
      {clips.map((clip) => (
        <ClipLine key={clip.id} clip={clip} seasons={seasons} />
      ))}
    </ul>
  );
}

const stateLabels: Record<ReferenceClip['state'], MessageDescriptor> = {
  draft: msg({ message: 'Draft', context: 'clip' }),
  published: msg({ message: 'Published', context: 'clip' }),
  retired: msg({ message: 'Retired', context: 'clip' }),
};

function ClipLine({ clip, seasons }: { clip: ReferenceClip; seasons: readonly string[] }) {
  const { title, player, start, end, videoUrl, agreed, source, state, ratedBy, linkProblem } = clip;
  const ratings = clipSkills(agreed).map((skill) => `${skillLabel(skill)} ${oneDecimal(agreed[skill] ?? 0)}`);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 px-4 py-3">
      <div className="grid min-w-0 gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="font-sans text-base font-medium wrap-anywhere" translate="no">
            {title}
          </h2>
          <Badge tone={state === 'published' ? 'success' : 'neutral'}>{say(stateLabels[state])}</Badge>
          {state !== 'draft' && (
            <span className="text-sm text-ink-muted">
              {plural({ count: ratedBy }, { one: 'Rated by # coach', other: 'Rated by # coaches' })}
            </span>
          )}
        </div>
        <p className="text-sm text-ink-muted wrap-anywhere" translate="no">
          {player}
        </p>
        <p className="text-sm tabular-nums">{ratings.join(', ')}</p>
        <p className="text-sm text-ink-muted wrap-anywhere" translate="no">
          {source}
        </p>
        {linkProblem && state !== 'retired' && (
          <p className="text-sm text-attention">
            {linkProblemSentence(linkProblem, 'coach')} {t`Edit the clip to replace it.`}
          </p>
        )}
        <a
          href={momentUrl(videoUrl, start)}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center gap-1.5 justify-self-start text-sm text-primary hover:underline pointer-fine:min-h-7"
        >
          <span>{t`Watch`}</span>
          <span translate="no" className="tabular-nums">
            {formatClockRange(start, end)}
          </span>
          <ExternalLink aria-hidden className="size-4" />
          <span className="sr-only">
            <Trans>
              of <span translate="no">{title}</span> (opens in a new tab)
            </Trans>
          </span>
        </a>
      </div>
      {state !== 'retired' && <ClipActions clip={clip} seasons={seasons} />}
    </li>
  );
}
