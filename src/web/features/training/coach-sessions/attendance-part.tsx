// Who came to a session: a tick for each player, saved in one press.

import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { CoachSession } from '#contract/training/coach-sessions.ts';
import { personName } from '#domain/people/person-name.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';

/** At first everyone is ticked who has not said that they can't come. */
export function AttendancePart({ session: { id, players } }: { session: Pick<CoachSession, 'id' | 'players'> }) {
  const [came, setCame] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        players
          .filter(({ attendance, answer }) => (attendance === null ? answer !== 'cant' : attendance === 'came'))
          .map((player) => player.id),
      ),
  );
  const isNoted = players.every(({ attendance }) => attendance !== null);
  const note = useCall(endpoints.noteAttendance, {
    onSuccess: () => toast({ title: t`Attendance saved`, tone: 'success' }),
    onError: (error) => failureToast(t`Not saved`, error, t`Attendance could not be saved. Please try again.`),
  });
  const tick = (playerId: string, isHere: boolean) =>
    setCame((before) => new Set(isHere ? [...before, playerId] : [...before].filter((one) => one !== playerId)));
  return (
    <fieldset className="grid gap-1 rounded-lg bg-surface-sunken p-3">
      <legend className="float-left mb-1 text-sm font-medium">{t`Who came?`}</legend>
      {players.map((player) => (
        <label key={player.id} className="flex min-h-11 items-center gap-3 text-sm pointer-fine:min-h-8">
          <input
            type="checkbox"
            checked={came.has(player.id)}
            onChange={(event) => tick(player.id, event.currentTarget.checked)}
            className="size-5 accent-primary"
          />
          <span translate="no">{personName(player)}</span>
        </label>
      ))}
      <Button
        variant="secondary"
        size="sm"
        className="mt-1 justify-self-start"
        busy={note.isPending}
        onClick={() => note.mutate({ params: { sessionId: id }, body: { came: [...came] } })}
      >
        {isNoted ? t`Save changes` : t`Save attendance`}
      </Button>
    </fieldset>
  );
}
