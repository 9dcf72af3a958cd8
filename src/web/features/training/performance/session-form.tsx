// The prefilled session form for the chosen drills.

import { t } from '@lingui/core/macro';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { endpoints } from '#contract/endpoints.ts';
import type { TrainingCase } from '#contract/training/performance-training.ts';
import { personName } from '#domain/people/person-name.ts';
import { sessionLength } from '#domain/training/schedule.ts';
import { zoneWords } from '#domain/training/session-words.ts';
import { ConflictNotice } from '#web/lib/forms/conflict-notice.tsx';
import { showFormErrors } from '#web/lib/forms/form-errors.ts';
import { formFields, useSchemaForm } from '#web/lib/forms/use-endpoint-form.ts';
import { ApiError } from '#web/lib/http/api-error.ts';
import { submissionKeys } from '#web/lib/http/submission-keys.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { ownTimeZone } from '#web/lib/time-zone.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { DateField, SelectField, TextAreaField, TextField } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/fields/form.tsx';
import { NumberField } from '#web/ui/fields/number-field.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { ZoneChoice } from '../zone-choice.tsx';
import { proposedSession, type SessionValues, sessionSchema } from './session-values.ts';
import type { ChosenFocus } from './training-case-view.tsx';

interface SessionFormProps {
  data: TrainingCase;
  focus: readonly ChosenFocus[];
}

/** The form, or why no session can be booked. */
export function SessionForm({ data, focus }: SessionFormProps) {
  const { player, isClubMember, coaches } = data;
  const reason = !isClubMember
    ? t`Training sessions are for club members, and ${{ firstName: player.firstName }} is not in a club.`
    : coaches.length === 0
      ? t`${{ firstName: player.firstName }} has no coach to lead a session.`
      : focus.length === 0
        ? t`Choose at least one drill above.`
        : null;
  return (
    <Card as="section">
      <CardTitle>{t`Session`}</CardTitle>
      {reason === null ? <Booking data={data} focus={focus} /> : <p className="text-ink-muted">{reason}</p>}
    </Card>
  );
}

function Booking({ data, focus }: SessionFormProps) {
  const { player, coaches } = data;
  const suggested = data.timeZone ?? ownTimeZone();
  const form = useSchemaForm(
    sessionSchema(focus, suggested),
    proposedSession(data, focus, today()),
    `training:${player.id}`,
  );
  const fields = formFields(form, useId());
  const [date, time, chosen] = useWatch({ control: form.control, name: ['date', 'time', 'timeZone'] });
  const timeZone = chosen || suggested;
  const [keyOf] = useState(submissionKeys);
  const [conflicts, setConflicts] = useState<string | null>(null);
  const create = useCall(endpoints.createFocusedSession, {
    onSuccess: (session) => {
      form.draft.arrived(form.getValues());
      toast({
        title: t`Session booked`,
        description: session.coach
          ? t`${{ player: player.firstName }} and ${{ coach: personName(session.coach) }} can see it now.`
          : t`${{ player: player.firstName }} and the coach can see it now.`,
        tone: 'success',
      });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'session_conflict') setConflicts(error.sentence);
      else showFormErrors(error, form);
    },
  });
  const send = (despiteConflicts: boolean) =>
    form.handleSubmit((checked) => {
      if (create.isPending) return;
      setConflicts(null);
      const body = { ...checked, despiteConflicts };
      create.mutate({ params: { playerId: player.id }, body, headers: { 'Idempotency-Key': keyOf(body) } });
    });
  // Conflicts of another time no longer apply.
  const field = (name: keyof SessionValues) => fields.field(name, { onChange: () => setConflicts(null) });
  return (
    <Form form={{ ...fields, submit: send(false) }}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('title')} label={t`Title`} required />
        <SelectField
          {...field('coachId')}
          label={t`Coach`}
          options={coaches.map((coach) => ({ value: coach.id, label: personName(coach) }))}
        />
      </div>
      <div className="grid grid-cols-2 gap-5 sm:grid-cols-3">
        <DateField {...field('date')} label={t`Date`} required className="max-sm:col-span-2" />
        <TextField {...field('time')} label={t`Start time`} type="time" help={zoneWords(timeZone)} required />
        <NumberField
          {...field('duration')}
          range={sessionLength}
          step={5}
          label={t`Duration`}
          help={t`Minutes`}
          required
        />
      </div>
      <ZoneChoice {...field('timeZone')} timeZone={timeZone} suggested={suggested} typed={{ date, time }} />
      <TextField {...field('place')} label={t`Place`} optional />
      <TextAreaField {...field('objectives')} label={t`Objectives`} rows={3} optional />
      <TextAreaField {...field('notes')} label={t`Notes for the players`} rows={2} optional />
      {conflicts !== null && (
        <ConflictNotice
          conflicts={conflicts}
          confirmLabel={t`Book anyway`}
          busy={create.isPending}
          onConfirm={() => void send(true)()}
        />
      )}
      <div className="flex justify-end border-t pt-5">
        <Button type="submit" busy={create.isPending} busyLabel={t`Booking...`} className="max-sm:grow">
          {t`Book Session`}
        </Button>
      </div>
    </Form>
  );
}

/** Today in local time. */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
