// One player's training: skills, session and results of earlier ones.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Dumbbell } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { TrainingCase } from '#contract/training/performance-training.ts';
import { levelOf } from '#domain/levels/levels.ts';
import type { Drill } from '#domain/skills/drills.ts';
import type { SingleSkill } from '#domain/skills/skills.ts';
import { skillNeeds } from '#domain/training/skill-focus.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { MadeSessions } from './made-sessions.tsx';
import { SessionForm } from './session-form.tsx';
import { SkillNeeds } from './skill-needs.tsx';

/** A skill to train, with its drill. */
export interface ChosenFocus {
  skill: SingleSkill;
  drill: Drill;
}

/** How many of the weakest skills are preselected. */
const proposed = 2;

/** Preselects the two weakest skills with their best drills. */
export function TrainingCaseView({ data }: { data: TrainingCase }) {
  const library = useDrillLibrary();
  const needs = useMemo(() => skillNeeds(data.ratings), [data.ratings]);
  const level = levelOf(data.player);
  const [chosen, setChosen] = useState<Partial<Record<SingleSkill, string | null>>>({});
  if (needs.length === 0) {
    return (
      <EmptyState title={t`Nothing rated yet`} icon={<Dumbbell aria-hidden />}>
        {t`Training is based on published reviews, and this player has none yet.`}
      </EmptyState>
    );
  }
  if (!library) return <Skeleton className="h-96 rounded-xl" />;
  // Without a choice, the weakest skills get their first drill.
  const focus: ChosenFocus[] = needs.flatMap(({ skill }, index) => {
    const drills = library.drillsFor(skill, level);
    const id = chosen[skill] === undefined && index < proposed ? drills[0]?.id : chosen[skill];
    const drill = drills.find((one) => one.id === id);
    return drill ? [{ skill, drill }] : [];
  });
  return (
    <>
      <SkillNeeds
        needs={needs}
        focus={focus}
        drillsFor={(skill) => library.drillsFor(skill, level)}
        onChoose={(skill, drillId) => setChosen({ ...chosen, [skill]: drillId })}
      />
      <SessionForm
        // A different choice resets the proposed session.
        key={focus.map(({ drill }) => drill.id).join(' ')}
        data={data}
        focus={focus}
      />
      <MadeSessions sessions={data.sessions} ratings={data.ratings} nameOf={(id) => library.drillById(id)?.name} />
    </>
  );
}

/** The drill library; undefined while loading. */
function useDrillLibrary() {
  return useQuery({
    queryKey: ['drill-library'],
    queryFn: async () => {
      const { drillById, drillsFor } = await import('#domain/skills/drills.ts');
      return { drillById, drillsFor };
    },
    // Functions cannot be compared structurally.
    structuralSharing: false,
  }).data;
}
