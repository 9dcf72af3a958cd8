// Moving or editing a session, alone or with those that follow it.

import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { SessionChange } from '#contract/coaching/coach-sessions.ts';
import { endpoints } from '#contract/endpoints.ts';
import { milliseconds } from '#domain/review/moments.ts';
import { wallTime } from '#domain/time/time-zones.ts';
import { errorList, showFormErrors } from '#web/lib/forms/form-errors.ts';
import { ApiError } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { FormErrors, TextField } from '#web/ui/fields/field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { ScopeChoice } from './scope-choice.tsx';
import type { OpenSession } from './session-facts.tsx';
import { WhatFields, WhenFields } from './session-fields.tsx';
import { type EditValues, editSchema } from './session-values.ts';

/** The session as its form shows it, on the clocks of the zone in which it was planned. */
function valuesOf({ title, sessionDate, timeZone, duration, place, objectives, notes }: OpenSession): EditValues {
  return {
    title,
    ...wallTime(milliseconds(sessionDate) ?? 0, timeZone),
    duration: String(duration),
    place: place ?? '',
    objectives: objectives ?? '',
    notes: notes ?? '',
    scope: 'one',
  };
}

/** Saves over the revision that was opened: what somebody else changed meanwhile is told, and nothing typed is lost. */
export function EditDialog({ session, onDone }: { session: OpenSession; onDone: () => void }) {
  const formId = useId();
  // The revision that was opened, whatever is read meanwhile.
  const [opened] = useState(session);
  const form = useForm<EditValues, unknown, SessionChange>({
    defaultValues: valuesOf(opened),
    resolver: zodResolver(editSchema(opened.timeZone, opened.revision)),
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const scope = useWatch({ control: form.control, name: 'scope' });
  const [conflicts, setConflicts] = useState<string | null>(null);
  const change = useCall(endpoints.changeSession, {
    onSuccess: () => {
      toast({ title: 'Session saved', tone: 'success' });
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
  const field = (name: Exclude<keyof EditValues, 'scope'>) => ({
    ...form.register(name, { onChange: () => setConflicts(null) }),
    id: `${formId}-${name}`,
    error: errors[name]?.message,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onDone()}
      title="Edit session"
      description="Players are told when time, place or title change."
      footer={
        <>
          <Button variant="secondary" onClick={onDone}>
            Back
          </Button>
          <Button type="submit" form={formId} busy={change.isPending} busyLabel="Saving...">
            Save
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-5" onSubmit={(event) => void send(false)(event)}>
        <FormErrors errors={errorList(errors, formId)} />
        <TextField {...field('title')} label="Title" required />
        <WhenFields field={field} timeZone={opened.timeZone} />
        <WhatFields field={field} />
        <ScopeChoice
          following={opened.following}
          value={scope}
          onValueChange={(next) => form.setValue('scope', next)}
        />
        {conflicts !== null && (
          <ConflictNotice
            conflicts={conflicts}
            confirmLabel="Save anyway"
            busy={change.isPending}
            onConfirm={() => void send(true)()}
          />
        )}
      </form>
    </Dialog>
  );
}
