// Moving or editing a session, alone or with the following ones.

import { plural, t } from '@lingui/core/macro';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { endpoints } from '#contract/endpoints.ts';
import { milliseconds } from '#domain/time/moments.ts';
import { nearestExistingTime, wallTime } from '#domain/time/time-zones.ts';
import { placesRange } from '#domain/training/session-places.ts';
import { ConflictNotice } from '#web/lib/forms/conflict-notice.tsx';
import { showFormErrors } from '#web/lib/forms/form-errors.ts';
import { formFields, useSchemaForm } from '#web/lib/forms/use-endpoint-form.ts';
import { ApiError } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { TextField } from '#web/ui/fields/field.tsx';
import { NumberField } from '#web/ui/fields/number-field.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { ScopeChoice } from '../shared/scope-choice.tsx';
import type { OpenSession } from './session-facts.tsx';
import { WhatFields, WhenFields } from './session-fields.tsx';
import { type EditValues, editSchema } from './session-values.ts';

/** The form values of a session, in its own time zone. */
function valuesOf({
  title,
  sessionDate,
  timeZone,
  duration,
  places,
  place,
  objectives,
  notes,
}: OpenSession): EditValues {
  return {
    title,
    ...wallTime(milliseconds(sessionDate) ?? 0, timeZone),
    timeZone,
    duration: String(duration),
    places: String(places),
    place: place ?? '',
    objectives: objectives ?? '',
    notes: notes ?? '',
    scope: 'one',
  };
}

const placesHelp = (count: number) => plural(count, { one: 'There is # player.', other: 'There are # players.' });

/** Saves the revision that was opened; conflicting changes are reported and input is kept. */
export function EditDialog({ session, onDone }: { session: OpenSession; onDone: () => void }) {
  // Keeps the opened revision when the session is refreshed.
  const [opened] = useState(session);
  const form = useSchemaForm(editSchema(opened), valuesOf(opened), `session:${opened.id}`);
  const fields = formFields(form, useId());
  const scope = useWatch({ control: form.control, name: 'scope' });
  const [date, time, timeZone] = useWatch({ control: form.control, name: ['date', 'time', 'timeZone'] });
  const instead = nearestExistingTime({ date, time }, timeZone);
  const [conflicts, setConflicts] = useState<string | null>(null);
  const change = useCall(endpoints.changeSession, {
    onSuccess: () => {
      form.draft.arrived(form.getValues());
      toast({ title: t`Session saved`, tone: 'success' });
      onDone();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'session_conflict') setConflicts(error.sentence);
      else showFormErrors(error, form);
    },
  });
  const send = (despiteConflicts: boolean) =>
    form.handleSubmit((body) => {
      if (change.isPending) return;
      setConflicts(null);
      change.mutate({ params: { sessionId: opened.id }, body: { ...body, despiteConflicts } });
    });
  const field = (name: Exclude<keyof EditValues, 'scope'>) =>
    fields.field(name, { onChange: () => setConflicts(null) });
  return (
    <FormDialog
      form={{ ...fields, submit: send(false), isPending: change.isPending }}
      open
      onOpenChange={(open) => !open && onDone()}
      title={t`Edit session`}
      description={t`We notify players if the time, place or title changes.`}
      cancelLabel={t`Back`}
      submitLabel={t`Save`}
      busyLabel={t`Saving...`}
    >
      <TextField {...field('title')} label={t`Title`} required />
      <WhenFields field={field} timeZone={timeZone} typed={{ date, time }} />
      <p role="status" className="text-sm text-attention empty:hidden">
        {instead !== null &&
          t`The clocks change that night, so ${{ time }} does not exist. The session will start at ${{ instead }}.`}
      </p>
      <NumberField
        {...field('places')}
        range={placesRange}
        label={t`Number of places`}
        help={placesHelp(opened.players.length)}
        className="sm:max-w-64"
        required
      />
      <WhatFields field={field} />
      <ScopeChoice
        session={opened}
        value={scope}
        onValueChange={(next) => {
          setConflicts(null);
          form.setValue('scope', next);
        }}
      />
      {conflicts !== null && (
        <ConflictNotice
          conflicts={conflicts}
          confirmLabel={t`Save anyway`}
          busy={change.isPending}
          onConfirm={() => void send(true)()}
        />
      )}
    </FormDialog>
  );
}
