// Handing a session over to another coach of the club.

import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { endpoints } from '#contract/endpoints.ts';
import { type LedSession, SessionHandOver } from '#contract/training/substitutes.ts';
import { personName } from '#domain/people/person-name.ts';
import { formatMoment } from '#web/lib/format.ts';
import { ConflictNotice } from '#web/lib/forms/conflict-notice.tsx';
import { showFormErrors } from '#web/lib/forms/form-errors.ts';
import { formFields, useSchemaForm } from '#web/lib/forms/use-endpoint-form.ts';
import { query } from '#web/lib/http/api.ts';
import { ApiError, errorSentence } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { SelectField } from '#web/ui/fields/field.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { ScopeChoice } from './scope-choice.tsx';

interface HandOverDialogProps {
  session: Pick<LedSession, 'id' | 'title' | 'sessionDate' | 'revision' | 'following' | 'toCome'>;
  onBack: () => void;
  onHandedOver: () => void;
}

/** Chooses the coach and, in a series, how far it reaches; saves the revision that was opened. */
export function HandOverDialog({ session, onBack, onHandedOver }: HandOverDialogProps) {
  const [opened] = useState(session);
  const [conflicts, setConflicts] = useState<string | null>(null);
  const coaches = useQuery(query(endpoints.listSubstitutes, { params: { sessionId: opened.id } }));
  const form = useSchemaForm(
    SessionHandOver,
    { coachId: '', scope: 'one' as const, revision: opened.revision },
    { notKept: 'two choices' },
  );
  const { field, mark: _, ...fields } = formFields(form, useId());
  const [scope = 'one', coachId] = useWatch({ control: form.control, name: ['scope', 'coachId'] });
  const handOver = useCall(endpoints.handOverSession, {
    // Its former coach cannot read it any more: only lists are refreshed.
    except: [endpoints.getCoachSession, endpoints.listSubstitutes],
    onSuccess: () => {
      const count = { one: 1, following: opened.following + 1, all: opened.toCome }[scope];
      const coach = coaches.data?.find(({ id }) => id === coachId);
      toast({
        title: plural(count, { one: 'Session handed over', other: '# sessions handed over' }),
        description: t`${{ coach: personName(coach, t`The coach`) }} and the players are notified.`,
        tone: 'success',
      });
      onHandedOver();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'session_conflict') setConflicts(error.sentence);
      else showFormErrors(error, form);
    },
  });
  const send = (despiteConflicts: boolean) =>
    form.handleSubmit((body) => {
      if (handOver.isPending) return;
      setConflicts(null);
      handOver.mutate({ params: { sessionId: opened.id }, body: { ...body, despiteConflicts } });
    });
  return (
    <FormDialog
      form={{ ...fields, submit: send(false), isPending: handOver.isPending }}
      open
      onOpenChange={(open) => !open && onBack()}
      size="sm"
      title={t`Hand over to another coach`}
      description={t`“${{ title: opened.title }}”, ${{ moment: formatMoment(opened.sessionDate) }}. We notify both coaches and the players.`}
      cancelLabel={t`Back`}
      submitLabel={t`Hand over`}
      busyLabel={t`Handing over...`}
    >
      {coaches.data ? (
        <SelectField
          {...field('coachId', { onChange: () => setConflicts(null) })}
          label={t`Coach`}
          placeholder={t`Choose a coach`}
          options={coaches.data.map((coach) => ({ value: coach.id, label: personName(coach) }))}
          help={
            coaches.data.length === 0
              ? t`Your club has no other active coach.`
              : t`The coach sees the players’ names and answers, and nothing else of players they do not coach. Reasons given so far are deleted.`
          }
        />
      ) : coaches.isError ? (
        <ErrorState message={errorSentence(coaches.error)} onRetry={() => void coaches.refetch()} />
      ) : (
        <Skeleton className="h-20 rounded-xl" />
      )}
      <ScopeChoice
        session={opened}
        value={scope}
        onValueChange={(next) => {
          setConflicts(null);
          form.setValue('scope', next, { shouldDirty: true });
        }}
      />
      {conflicts !== null && (
        <ConflictNotice
          conflicts={conflicts}
          confirmLabel={t`Hand over anyway`}
          busy={handOver.isPending}
          onConfirm={() => void send(true)()}
        />
      )}
    </FormDialog>
  );
}
