// The form of a training request.

import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import type { CoachRelationship } from '#contract/people/connections.ts';
import { NewTrainingRequest } from '#contract/training/training-requests.ts';
import { say } from '#domain/language/say.ts';
import { personName } from '#domain/people/person-name.ts';
import { sessionLength } from '#domain/training/schedule.ts';
import { maxWishLength, requestLengths, type Weekday } from '#domain/training/training-requests.ts';
import { DaysField } from '#web/features/training/shared/days-field.tsx';
import { useEndpointForm, useSchemaForm } from '#web/lib/forms/use-endpoint-form.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { SelectField, TextAreaField } from '#web/ui/fields/field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';

export interface AskSessionDialogProps {
  /** The preselected coach; otherwise the player chooses, unless there is only one. */
  coachId: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const title = msg`Ask for a training session`;

/** Loads the player's coaches first. */
export function AskSessionDialog({ open, ...props }: AskSessionDialogProps) {
  const { data, error, refetch } = useQuery({ ...query(endpoints.listRelationships), enabled: open });
  const coaches = data?.filter(({ status }) => status === 'active').map(({ coach }) => coach);
  if (coaches && coaches.length > 0) return <AskForm {...props} open={open} coaches={coaches} />;
  return (
    <Dialog open={open} onOpenChange={props.onOpenChange} title={say(title)} size="sm">
      {error ? (
        <ErrorState message={errorSentence(error)} onRetry={() => void refetch()} />
      ) : coaches ? (
        <p>
          <Trans>
            You have no coach to ask yet.{' '}
            <Link to="/my-coaches/find" className="text-primary underline underline-offset-4">
              Find a coach
            </Link>
          </Trans>
        </p>
      ) : (
        <Skeleton className="h-40 w-full" />
      )}
    </Dialog>
  );
}

interface Values {
  coachId: string;
  wish: string;
  days: Weekday[];
  duration: string;
}

const schema = z
  .custom<Values>()
  .transform((values): z.input<typeof NewTrainingRequest> => ({ ...values, duration: Number(values.duration) }))
  .pipe(NewTrainingRequest);

function AskForm({
  coachId,
  coaches,
  open,
  onOpenChange,
}: AskSessionDialogProps & { coaches: readonly CoachRelationship['coach'][] }) {
  const chosen = coaches.find(({ id }) => id === coachId) ?? (coaches.length === 1 ? coaches[0] : undefined);
  const empty: Values = { coachId: chosen?.id ?? '', wish: '', days: [], duration: String(sessionLength.usual) };
  const form = useSchemaForm(schema, empty, `training-request:${coachId ?? 'any'}`);
  const { field, mark, ...request } = useEndpointForm(form, endpoints.requestTraining, {
    id: useId(),
    sent: (body) => ({ body }),
    onSuccess: () => {
      toast({
        title: t`Request sent`,
        description: t`Your coach will book a session or tell you why not.`,
        tone: 'success',
      });
      onOpenChange(false);
      form.reset(empty);
    },
  });
  const days = useWatch({ control: form.control, name: 'days' });
  return (
    <FormDialog
      form={request}
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={say(title)}
      description={t`Your coach books one or declines with a reason. We’ll let you know either way.`}
      submitLabel={t`Send request`}
    >
      <SelectField
        {...field('coachId')}
        label={t`Coach`}
        placeholder={t`Choose a coach`}
        options={coaches.map((coach) => ({ value: coach.id, label: personName(coach) }))}
      />
      <TextAreaField
        {...field('wish')}
        label={t`What would you like to train?`}
        rows={3}
        help={t`Up to ${{ count: maxWishLength }} characters.`}
      />
      <DaysField
        {...mark('days')}
        legend={t`Days that suit you`}
        help={t`Choose none if any day is fine.`}
        value={days}
        onChange={(chosenDays) => form.setValue('days', chosenDays, { shouldDirty: true })}
      />
      <SelectField
        {...field('duration')}
        label={t`Length`}
        options={requestLengths.map((minutes) => ({
          value: String(minutes),
          label: plural(minutes, { one: '# minute', other: '# minutes' }),
        }))}
      />
    </FormDialog>
  );
}
