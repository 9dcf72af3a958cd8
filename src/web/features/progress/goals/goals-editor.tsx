// The form for a player's goals.

import { t } from '@lingui/core/macro';
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
import { useScaleMappings } from '#web/ui/padel/scale-mappings.ts';
import { GoalsConflict } from './goals-conflict.tsx';
import { type GoalsValues, readGoals, valuesOf } from './goals-form-values.ts';
import { SkillSuggestions } from './skill-suggestions.tsx';

interface GoalsEditorProps {
  playerId: string;
  /** The player's country, for level names. */
  country: string;
  /** The current goals; null without any. */
  goals: PlayerGoals | null;
  /** Called after saving or cancelling. */
  onDone: () => void;
}

/** All goals in one form. If someone else has changed them, the coach chooses a version. */
export function GoalsEditor({ playerId, country, goals, onDone }: GoalsEditorProps) {
  const queryClient = useQueryClient();
  const mappings = useScaleMappings();
  const goalsQuery = query(endpoints.getGoals, { params: { playerId } });
  // The version that a save is based on: the form's own, or the one from a resolved conflict.
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
    // Updated from the response.
    except: [endpoints.getGoals],
    onSuccess: (saved) => {
      queryClient.setQueryData(goalsQuery.queryKey, saved);
      toast({ title: t`Goals saved`, description: t`The player can see them now.`, tone: 'success' });
      onDone();
    },
    onFailure: (error) => {
      void showFailure(error);
      return true;
    },
  });
  /** Shows a conflicting version to choose from, or the error in the form. */
  async function showFailure(error: Error): Promise<void> {
    const latest = error instanceof ApiError && error.code === 'conflict' ? await readLatest(playerId) : null;
    if (latest && latest.updatedAt !== base) setTheirs(latest);
    else showFormErrors(error, form);
  }
  const settle = (latest: PlayerGoals, isTheirs: boolean) => {
    setBase(latest.updatedAt);
    setTheirs(null);
    if (isTheirs) reset(valuesOf(latest, today()));
  };
  const lineHelp = t`One per line, up to ${{ count: goalLimits.entries }}.`;
  const levels = levelOptions.map(({ value }) => value as string);
  const offered = goals?.targetLevel && !levels.includes(goals.targetLevel) ? [goals.targetLevel, ...levels] : levels;

  return (
    <Card as="section">
      <CardTitle>{goals ? t`Edit goals` : t`Set goals`}</CardTitle>
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
            label={t`Target Level`}
            optional
            placeholder={t`Not set`}
            options={offered.map((value) => ({ value, label: levelText(value, country, mappings) }))}
          />
          <DateField {...field('targetDate')} label={t`Target date`} optional />
          <TextField {...field('timeframe')} label={t`Timeframe`} optional placeholder={t`e.g. 12 months`} />
          <DateField {...field('journeyStartDate')} label={t`Journey started`} optional />
        </div>
        <TextAreaField
          {...field('shortTermGoals')}
          label={t`Short-term Goals`}
          optional
          help={`${t`Next 1-3 months.`} ${lineHelp}`}
        />
        <TextAreaField
          {...field('longTermGoals')}
          label={t`Long-term Goals`}
          optional
          help={`${t`6+ months.`} ${lineHelp}`}
        />
        <div className="grid gap-2.5">
          <TextAreaField
            {...field('skillPriorities')}
            label={t`Skill Priorities`}
            optional
            help={`${t`Most important first.`} ${lineHelp}`}
          />
          <SkillSuggestions
            text={priorities}
            onChange={(text) => setValue('skillPriorities', text, { shouldDirty: true })}
          />
        </div>
        <TextAreaField {...field('goals')} label={t`Further Goals`} optional help={lineHelp} />
        <TextAreaField {...field('notes')} label={t`Coach Notes`} optional help={t`The player can read them.`} />
        <div className="flex flex-wrap justify-end gap-2 max-sm:*:grow">
          <Button
            variant="secondary"
            onClick={() => {
              if (saving.isPending) return;
              form.draft.discard();
              onDone();
            }}
          >
            {t`Cancel`}
          </Button>
          <Button type="submit" busy={saving.isPending} busyLabel={t`Saving...`}>
            {t`Save goals`}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

/** The current goals; null if there are none or reading failed. */
async function readLatest(playerId: string): Promise<PlayerGoals | null> {
  try {
    return await call(endpoints.getGoals, { params: { playerId } });
  } catch {
    return null;
  }
}

/** Today in the coach's time zone (`YYYY-MM-DD`). */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}
