// Setting a player's goals.

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { endpoints } from '#contract/endpoints.ts';
import { type GoalsChange, goalLimits, type PlayerGoals } from '#contract/progress/goals.ts';
import { levelOptions, levelText } from '#domain/levels/levels.ts';
import { useDraftedForm } from '#web/lib/forms/form-draft.ts';
import { showFormErrors } from '#web/lib/forms/form-errors.ts';
import { useEndpointForm } from '#web/lib/forms/use-endpoint-form.ts';
import { call, query } from '#web/lib/http/api.ts';
import { ApiError } from '#web/lib/http/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { DateField, SelectField, TextAreaField, TextField } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/fields/form.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { GoalsConflict } from './goals-conflict.tsx';
import { type GoalsValues, readGoals, valuesOf } from './goals-form-values.ts';
import { SkillSuggestions } from './skill-suggestions.tsx';

interface GoalsEditorProps {
  playerId: string;
  /** Of the player, for the names of the levels. */
  country: string;
  /** The goals to begin with; null for a player without any. */
  goals: PlayerGoals | null;
  /** Saved or given up. */
  onDone: () => void;
}

const lineHelp = `One per line, up to ${goalLimits.entries}.`;

/** All of the goals in one form. When someone else has changed them meanwhile, the coach decides, and nothing typed is lost. */
export function GoalsEditor({ playerId, country, goals, onDone }: GoalsEditorProps) {
  const queryClient = useQueryClient();
  const goalsQuery = query(endpoints.getGoals, { params: { playerId } });
  // What a save builds on: the goals that were read last, the form's own or those of a conflict that was settled.
  const [base, setBase] = useState(goals?.updatedAt ?? null);
  const [theirs, setTheirs] = useState<PlayerGoals | null>(null);
  const form = useDraftedForm<GoalsValues, GoalsChange>(
    { defaultValues: valuesOf(goals, today()), resolver: (values) => readGoals(values, base) },
    `goals:${playerId}`,
  );
  const { control, reset, setValue } = form;
  const priorities = useWatch({ control, name: 'skillPriorities' });

  const { field, ...saving } = useEndpointForm(form, endpoints.setGoals, {
    id: 'goals',
    sent: (body) => ({ params: { playerId }, body }),
    // Shown from the answer.
    except: [endpoints.getGoals],
    onSuccess: (saved) => {
      queryClient.setQueryData(goalsQuery.queryKey, saved);
      toast({ title: 'Goals saved', description: 'The player can see them now.', tone: 'success' });
      onDone();
    },
    onFailure: (error) => {
      void tellFailure(error);
      return true;
    },
  });
  /** What someone else has saved meanwhile is shown to choose from; everything else is said in the form. */
  async function tellFailure(error: Error): Promise<void> {
    const latest = error instanceof ApiError && error.code === 'conflict' ? await readLatest(playerId) : null;
    if (latest && latest.updatedAt !== base) setTheirs(latest);
    else showFormErrors(error, form);
  }
  const settle = (latest: PlayerGoals, isTheirs: boolean) => {
    setBase(latest.updatedAt);
    setTheirs(null);
    if (isTheirs) reset(valuesOf(latest, today()));
  };
  const levels = levelOptions.map(({ value }) => value as string);
  const offered = goals?.targetLevel && !levels.includes(goals.targetLevel) ? [goals.targetLevel, ...levels] : levels;

  return (
    <Card as="section">
      <CardTitle>{goals ? 'Edit goals' : 'Set goals'}</CardTitle>
      <Form form={saving}>
        {theirs && (
          <GoalsConflict
            theirs={theirs}
            onTakeTheirs={() => settle(theirs, true)}
            onKeepMine={() => settle(theirs, false)}
          />
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            {...field('targetLevel')}
            label="Target Level"
            optional
            placeholder="Not set"
            options={offered.map((value) => ({ value, label: levelText(value, country) }))}
          />
          <DateField {...field('targetDate')} label="Target date" optional />
          <TextField {...field('timeframe')} label="Timeframe" optional placeholder="e.g. 12 months" />
          <DateField {...field('journeyStartDate')} label="Journey started" optional />
        </div>
        <TextAreaField
          {...field('shortTermGoals')}
          label="Short-term Goals"
          optional
          help={`Next 1-3 months. ${lineHelp}`}
        />
        <TextAreaField {...field('longTermGoals')} label="Long-term Goals" optional help={`6+ months. ${lineHelp}`} />
        <div className="grid gap-2.5">
          <TextAreaField
            {...field('skillPriorities')}
            label="Skill Priorities"
            optional
            help={`Most important first. ${lineHelp}`}
          />
          <SkillSuggestions
            text={priorities}
            onChange={(text) => setValue('skillPriorities', text, { shouldDirty: true })}
          />
        </div>
        <TextAreaField {...field('goals')} label="Further Goals" optional help={lineHelp} />
        <TextAreaField {...field('notes')} label="Coach Notes" optional help="The player can read them." />
        <div className="flex flex-wrap justify-end gap-2 max-sm:*:grow">
          <Button
            variant="secondary"
            onClick={() => {
              if (saving.isPending) return;
              form.draft.discard();
              onDone();
            }}
          >
            Cancel
          </Button>
          <Button type="submit" busy={saving.isPending} busyLabel="Saving...">
            Save goals
          </Button>
        </div>
      </Form>
    </Card>
  );
}

/** The goals as they are now; null when there are none, or they cannot be read. */
async function readLatest(playerId: string): Promise<PlayerGoals | null> {
  try {
    return await call(endpoints.getGoals, { params: { playerId } });
  } catch {
    return null;
  }
}

/** The day that it is where the coach is (`YYYY-MM-DD`). */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}
