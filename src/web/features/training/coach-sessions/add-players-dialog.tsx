// Giving the free places of a session to more players.

import { plural, t } from '@lingui/core/macro';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { endpoints } from '#contract/endpoints.ts';
import { AddedPlayers } from '#contract/training/coach-sessions.ts';
import { formatMoment } from '#web/lib/format.ts';
import { ConflictNotice } from '#web/lib/forms/conflict-notice.tsx';
import { showFormErrors } from '#web/lib/forms/form-errors.ts';
import { formFields, useSchemaForm } from '#web/lib/forms/use-endpoint-form.ts';
import { ApiError } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { type PickedPlayer, PlayerPicker } from './schedule/player-picker.tsx';
import type { OpenSession } from './session-facts.tsx';

function addedWords(count: number): string {
  return plural(count, { one: 'Player added', other: 'Players added' });
}

/** Only this date of a series changes. */
export function AddPlayersDialog({ session, onDone }: { session: OpenSession; onDone: () => void }) {
  const [chosen, setChosen] = useState<PickedPlayer[]>([]);
  const [conflicts, setConflicts] = useState<string | null>(null);
  const form = useSchemaForm(
    AddedPlayers,
    { playerIds: [] as string[] },
    { notKept: 'players are chosen from a list, not written' },
  );
  const { mark, ...fields } = formFields(form, useId());
  const playerIds = useWatch({ control: form.control, name: 'playerIds' });
  const add = useCall(endpoints.addSessionPlayers, {
    onSuccess: () => {
      toast({ title: addedWords(playerIds.length), tone: 'success' });
      onDone();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'session_conflict') setConflicts(error.sentence);
      else showFormErrors(error, form);
    },
  });
  const send = (despiteConflicts: boolean) =>
    form.handleSubmit((body) => {
      if (add.isPending) return;
      setConflicts(null);
      add.mutate({ params: { sessionId: session.id }, body: { ...body, despiteConflicts } });
    });
  return (
    <FormDialog
      form={{ ...fields, submit: send(false), isPending: add.isPending }}
      open
      onOpenChange={(open) => !open && onDone()}
      size="sm"
      title={t`Add players`}
      description={t`“${{ title: session.title }}”, ${{ moment: formatMoment(session.sessionDate) }}. We notify those you add.`}
      cancelLabel={t`Back`}
      submitLabel={t`Add`}
      busyLabel={t`Adding...`}
    >
      <PlayerPicker
        {...mark('playerIds')}
        chosen={chosen}
        onChosenChange={(next) => {
          setConflicts(null);
          setChosen(next);
          const ids = next.map(({ value }) => value);
          form.setValue('playerIds', ids, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
        }}
      />
      {conflicts !== null && (
        <ConflictNotice
          conflicts={conflicts}
          confirmLabel={t`Add anyway`}
          busy={add.isPending}
          onConfirm={() => void send(true)()}
        />
      )}
    </FormDialog>
  );
}
