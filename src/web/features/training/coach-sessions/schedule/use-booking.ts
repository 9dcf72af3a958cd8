// The booking form's state: what is typed is kept, checked, sent once, and forgotten when it has arrived.

import { type BaseSyntheticEvent, useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { CoachSession } from '#contract/training/coach-sessions.ts';
import { showFormErrors } from '#web/lib/forms/form-errors.ts';
import { useSchemaForm } from '#web/lib/forms/use-endpoint-form.ts';
import { ApiError } from '#web/lib/http/api-error.ts';
import { submissionKeys } from '#web/lib/http/submission-keys.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { ownTimeZone } from '#web/lib/time-zone.ts';
import { type BookingValues, bookingSchema, emptyBooking } from '../session-values.ts';

interface BookingOptions {
  /** What the address asks for; it goes before what was typed earlier. */
  given: Partial<BookingValues>;
  /** Of the player's request that is answered. */
  requestId: string | undefined;
  /** Whom an administrator books for; left out by coaches. */
  leader: { coachId: string | null } | undefined;
  onBooked: (sessions: CoachSession[]) => void;
}

const names = Object.keys(emptyBooking) as (keyof BookingValues)[];

/** Form and submission. `conflicts` is what the server said when someone would have to be in two places. */
export function useBooking({ given, requestId, leader, onBooked }: BookingOptions) {
  const form = useSchemaForm(
    bookingSchema(ownTimeZone(), requestId),
    { ...emptyBooking, ...given },
    requestId === undefined
      ? { name: 'new-session', only: names.filter((name) => !(name in given)) }
      : `new-session:${requestId}`,
  );
  const [keyOf] = useState(submissionKeys);
  /** What was said of which coach. */
  const [refusal, setRefusal] = useState<{ sentence: string; coachId: string | undefined } | null>(null);
  const [wasSent, setWasSent] = useState(false);
  const isLeaderMissing = leader !== undefined && leader.coachId === null;

  const create = useCall(endpoints.createSessions, {
    onSuccess: (sessions) => {
      form.draft.arrived(form.getValues());
      form.reset(emptyBooking);
      onBooked(sessions);
    },
    onError: (error, { body: { coachId } }) => {
      if (error instanceof ApiError && error.code === 'session_conflict')
        setRefusal({ sentence: error.sentence, coachId });
      else showFormErrors(error, form);
    },
  });

  const send = (despiteConflicts: boolean, timeZone: string) => {
    const submit = form.handleSubmit((checked) => {
      if (create.isPending || isLeaderMissing) return;
      setRefusal(null);
      const body = { ...checked, timeZone, despiteConflicts, ...(leader?.coachId && { coachId: leader.coachId }) };
      create.mutate({ body, headers: { 'Idempotency-Key': keyOf(body) } });
    });
    return (event?: BaseSyntheticEvent) => {
      setWasSent(true);
      return submit(event);
    };
  };

  return {
    form,
    send,
    /** Nothing of one coach stands there for another. */
    conflicts: refusal && refusal.coachId === (leader?.coachId ?? undefined) ? refusal.sentence : null,
    clearConflicts: () => setRefusal(null),
    isSending: create.isPending,
    /** Sent without the coach for whom it is booked. */
    isLeaderMissing: wasSent && isLeaderMissing,
  };
}
