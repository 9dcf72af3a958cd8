// The booking form's state: draft, validation and sending once.

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
  /** Values from the address, which take precedence over the draft. */
  given: Partial<BookingValues>;
  /** Id of the player's request it answers. */
  requestId: string | undefined;
  /** The coach an administrator books for; left out by coaches. */
  leader: { coachId: string | null } | undefined;
  /** Whether conflicts are on the screen already, which nothing but "Schedule anyway" answers. */
  isHeld: () => boolean;
  onBooked: (sessions: CoachSession[]) => void;
}

const names = Object.keys(emptyBooking) as (keyof BookingValues)[];

/** Form and submission; `conflicts` are the server's sentences about overlapping sessions. */
export function useBooking({ given, requestId, leader, isHeld, onBooked }: BookingOptions) {
  const form = useSchemaForm(
    bookingSchema(ownTimeZone(), requestId),
    { ...emptyBooking, ...given },
    requestId === undefined
      ? { name: 'new-session', only: names.filter((name) => !(name in given)) }
      : `new-session:${requestId}`,
  );
  const [keyOf] = useState(submissionKeys);
  /** The conflicts, and the coach they are about. */
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
      if (create.isPending || isLeaderMissing || (!despiteConflicts && isHeld())) return;
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
    /** Only shown for the coach they are about. */
    conflicts: refusal && refusal.coachId === (leader?.coachId ?? undefined) ? refusal.sentence : null,
    clearConflicts: () => setRefusal(null),
    isSending: create.isPending,
    /** Whether it was sent without choosing a coach. */
    isLeaderMissing: wasSent && isLeaderMissing,
  };
}
