// The booking form's state: what is typed is kept, checked, sent once, and forgotten when it has arrived.

import { useState } from 'react';
import type { CoachSession } from '#contract/coaching/coach-sessions.ts';
import { endpoints } from '#contract/endpoints.ts';
import { draftKey } from '#web/lib/drafts.ts';
import { forgetFormDraft, readFormDraft, useFormDraft } from '#web/lib/forms/form-draft.ts';
import { showFormErrors } from '#web/lib/forms/form-errors.ts';
import { useSchemaForm } from '#web/lib/forms/use-endpoint-form.ts';
import { ApiError } from '#web/lib/http/api-error.ts';
import { submissionKeys } from '#web/lib/http/submission-keys.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { type BookingValues, bookingSchema, emptyBooking } from '../session-values.ts';

interface BookingOptions {
  /** Whose drafts are written. */
  owner: string;
  timeZone: string;
  /** What the address asks for; it goes before what was typed earlier. */
  given: Partial<BookingValues>;
  onBooked: (sessions: CoachSession[]) => void;
}

/** Form and submission. `conflicts` is what the server said when somebody would have to be in two places. */
export function useBooking({ owner, timeZone, given, onBooked }: BookingOptions) {
  const storedUnder = draftKey(owner, 'new-session');
  const form = useSchemaForm(bookingSchema(timeZone), {
    ...emptyBooking,
    ...readFormDraft(storedUnder, emptyBooking),
    ...given,
  });
  useFormDraft(form, storedUnder);
  const [keyOf] = useState(submissionKeys);
  const [conflicts, setConflicts] = useState<string | null>(null);

  const discard = () => {
    form.reset(emptyBooking);
    forgetFormDraft(storedUnder);
  };
  const create = useCall(endpoints.createSessions, {
    onSuccess: (sessions) => {
      discard();
      onBooked(sessions);
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
      create.mutate({ body, headers: { 'Idempotency-Key': keyOf(body) } });
    });

  return { form, send, discard, conflicts, clearConflicts: () => setConflicts(null), isSending: create.isPending };
}
