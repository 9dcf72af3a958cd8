// One player: what to train, the session made of it, and what became of earlier ones.

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

/** A skill that is to be trained, with its drill. */
export interface ChosenFocus {
  skill: SingleSkill;
  drill: Drill;
}

/** How many of the weakest skills are chosen from the start. */
const proposed = 2;

/** The two weakest skills with their best drill stand chosen, so that a session is one click away. */
export function TrainingCaseView({ data }: { data: TrainingCase }) {
  const library = useDrillLibrary();
  const needs = useMemo(() => skillNeeds(data.ratings), [data.ratings]);
  const level = levelOf(data.player);
  const [chosen, setChosen] = useState<Partial<Record<SingleSkill, string | null>>>({});
  if (needs.length === 0) {
    return (
      <EmptyState title="Nothing rated yet" icon={<Dumbbell aria-hidden />}>
        Training is based on published reviews, and this player has none yet.
      </EmptyState>
    );
  }
  if (!library) return <Skeleton className="h-96 rounded-xl" />;
  // Nothing said about a skill: the weakest ones are trained with the first drill.
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
        // Another choice is another session: what is proposed begins again.
        key={focus.map(({ drill }) => drill.id).join(' ')}
        data={data}
        focus={focus}
      />
      <MadeSessions sessions={data.sessions} ratings={data.ratings} nameOf={(id) => library.drillById(id)?.name} />
    </>
  );
}

/** The library; undefined until it is here. */
function useDrillLibrary() {
  return useQuery({
    queryKey: ['drill-library'],
    queryFn: async () => {
      const { drillById, drillsFor } = await import('#domain/skills/drills.ts');
      return { drillById, drillsFor };
    },
    // Functions are not data to compare.
    structuralSharing: false,
  }).data;
}
