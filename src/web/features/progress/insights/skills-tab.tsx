// The Skills by level tab: all skills, or the players of one.

import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChartNoAxesColumn, UsersRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { SkillCount } from '#contract/progress/performance-insights.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { type SkillName, type SkillTierId, singleSkills, skillLabel, skillTiers } from '#domain/skills/skills.ts';
import { weakestFirst, weakestWords } from '#domain/skills/weakest-first.ts';
import { query } from '#web/lib/http/api.ts';
import { PagedList } from '#web/lib/http/paged-list.tsx';
import { usePages } from '#web/lib/http/use-pages.ts';
import { BackLink } from '#web/lib/links/back-link.tsx';
import { TierBadge } from '#web/ui/badge.tsx';
import { TierLegend } from '#web/ui/charts/tier-legend.tsx';
import { cn } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { FilterSelect } from '#web/ui/fields/filter-select.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { DataTable } from '#web/ui/layout/table.tsx';
import { PlayerLine } from '#web/ui/padel/player-line.tsx';
import { SkillBars, skillLinkStyles } from '#web/ui/padel/skill-bars.tsx';
import { tierStyles } from '#web/ui/padel/tier-styles.ts';
import { Loaded } from './loaded.tsx';
import type { InsightsProps } from './performance-insights-screen.tsx';

/** Skills from the weakest up, filtered by level band; each leads to its players. */
export function SkillsTab({ search, onSearchChange }: InsightsProps) {
  const { skill, band } = search;
  return (
    <div ref={useFocusOnOpened(skill)} className="grid gap-4">
      {skill && (
        <BackLink to="/admin/performance-insights" search={{ band }} resetScroll={false}>
          {t`All skills`}
        </BackLink>
      )}
      <FilterSelect
        label={t`Level`}
        className="justify-self-start"
        value={band ?? 'all'}
        onValueChange={(next) => onSearchChange({ ...search, band: next === 'all' ? undefined : next })}
        options={[
          { value: 'all' as const, label: t`All levels` },
          ...skillTiers.map(({ id, label }) => ({ value: id, label })),
        ]}
      />
      {skill ? <SkillPlayers skill={skill} band={band} /> : <AllSkills band={band} />}
    </div>
  );
}

/** The focus goes to what a skill has opened, and back to the skill; a page that begins with one keeps its own. */
function useFocusOnOpened(skill: SkillName | undefined) {
  const part = useRef<HTMLDivElement>(null);
  const shown = useRef(skill);
  useEffect(() => {
    const left = shown.current;
    shown.current = skill;
    if (skill === left) return;
    part.current?.querySelector<HTMLElement>(skill ? '[data-opened]' : `[data-skill="${left}"]`)?.focus();
  }, [skill]);
  return part;
}

interface BandProps {
  band: SkillTierId | undefined;
}

function AllSkills({ band }: BandProps) {
  const read = useQuery(query(endpoints.listSkillCounts));
  return (
    <Loaded read={read}>
      {(counts) => <Skills counts={counts.filter((one) => band === undefined || one.band === band)} band={band} />}
    </Loaded>
  );
}

function Skills({ counts, band }: BandProps & { counts: readonly SkillCount[] }) {
  const skills = weakestFirst(
    singleSkills.map((skillName) => {
      const own = counts.filter(({ skill }) => skill === skillName);
      const players = own.reduce((sum, one) => sum + one.players, 0);
      const tiers = skillTiers.map(({ id, label }) => ({
        id,
        label,
        players: own.filter(({ tier }) => tier === id).reduce((sum, one) => sum + one.players, 0),
      }));
      return {
        skillName,
        players,
        tiers,
        mean: players === 0 ? null : own.reduce((sum, one) => sum + one.sum, 0) / players,
      };
    }),
  );
  if (skills.length === 0) {
    return (
      <EmptyState title={t`No ratings yet`} icon={<ChartNoAxesColumn aria-hidden />}>
        {t`Skills appear here once players with a level have a published review.`}
      </EmptyState>
    );
  }
  return (
    <Card as="section" className="grid gap-4">
      <div>
        <CardTitle className="mb-1">{t`Skills, weakest first`}</CardTitle>
        <p className="max-w-[70ch] text-pretty">{weakestWords('players', skills) ?? t`No skill stands out.`}</p>
      </div>
      <SkillBars
        label={t`Skills, weakest first`}
        skills={skills.map(({ skillName, mean, players, tiers }) => ({
          skillName,
          mean,
          basis: plural(players, { one: '# player', other: '# players' }),
          bar: <TierBar tiers={tiers} />,
        }))}
        renderName={(skillName, name) => (
          <Link
            to="/admin/performance-insights"
            search={{ skill: skillName, band }}
            resetScroll={false}
            data-skill={skillName}
            className={skillLinkStyles}
          >
            {name}
            <span className="sr-only">{t`(see players)`}</span>
          </Link>
        )}
      />
      <div className="-ml-6">
        <TierLegend bands={skillTiers} />
      </div>
      <p className="text-sm text-ink-muted">
        {t`The average of players’ latest ratings (0 to 7). The bar shows how many players are in each tier.`}
      </p>
    </Card>
  );
}

/** Players per tier as parts of one bar. */
function TierBar({ tiers }: { tiers: readonly { id: SkillTierId; label: string; players: number }[] }) {
  const shown = tiers.filter(({ players }) => players > 0);
  return (
    <div
      role="img"
      aria-label={shown.map(({ label, players }) => `${players} ${label}`).join(', ')}
      className="flex h-3 gap-0.5 overflow-hidden rounded-full"
    >
      {shown.map(({ id, players }) => (
        <span key={id} className={cn('h-full min-w-1', tierStyles[id].fill)} style={{ flexGrow: players }} />
      ))}
    </div>
  );
}

function SkillPlayers({ skill, band }: BandProps & { skill: SkillName }) {
  const name = skillLabel(skill);
  const players = usePages(endpoints.listSkillPlayers, { params: { skill }, query: { band } });
  return (
    <section className="grid gap-2">
      <h2 data-opened tabIndex={-1} className="w-fit rounded-sm text-lg">
        <Trans>
          <span translate="no">{name}</span>, weakest first
        </Trans>
      </h2>
      <PagedList
        list={players}
        counted={(count) => plural(count, { one: '# player', other: '# players' })}
        empty={
          <EmptyState title={t`No ratings here`} icon={<UsersRound aria-hidden />}>
            {t`Players with a rating in ${{ skill: skillLabel(skill).toLowerCase() }} appear here.`}
          </EmptyState>
        }
      >
        {(rows) => (
          <DataTable
            caption={t`Players by their rating in ${{ skill: skillLabel(skill).toLowerCase() }}`}
            rows={rows}
            rowKey={({ player }) => player.id}
            columns={[
              {
                key: 'player',
                header: t`Player`,
                primary: true,
                cell: ({ player }) => (
                  <Link to="/admin/performance-training" search={{ player: player.id }} className="hover:underline">
                    <PlayerLine player={player} />
                  </Link>
                ),
              },
              {
                key: 'rating',
                header: t`Latest rating`,
                align: 'right',
                cell: ({ rating }) => (
                  <span className="inline-flex items-center gap-2.5">
                    <TierBadge rating={rating} />
                    <span className="min-w-8 font-heading text-base font-semibold">{oneDecimal(rating)}</span>
                  </span>
                ),
              },
            ]}
          />
        )}
      </PagedList>
    </section>
  );
}
