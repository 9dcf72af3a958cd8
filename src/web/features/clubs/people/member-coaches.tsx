// A member's coaches, with ending and adding connections.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { ClubPlayer, MemberCoach } from '#contract/clubs/club-players.ts';
import { endpoints } from '#contract/endpoints.ts';
import { personName } from '#domain/people/person-name.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { SelectField } from '#web/ui/fields/field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useClubCoaches } from './use-coaches.ts';

interface MemberCoachesProps {
  player: ClubPlayer;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Managers can end connections with club coaches only. */
export function MemberCoaches({ player, open, onOpenChange }: MemberCoachesProps) {
  const name = personName(player);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={t`Coaches of ${{ player: name }}`}
      description={t`We’ll let everyone affected know about changes.`}
      footer={
        <Button variant="secondary" onClick={() => onOpenChange(false)}>
          {t`Done`}
        </Button>
      }
    >
      <div className="grid gap-4">
        {player.coaches.length === 0 ? (
          <p className="text-sm text-ink-muted">{t`${{ player: name }} has no coaches yet.`}</p>
        ) : (
          <ul className="divide-y" aria-label={t`Coaches`}>
            {player.coaches.map((coach) => (
              <CoachLine key={coach.id} coach={coach} player={player} />
            ))}
          </ul>
        )}
        <AddCoach player={player} />
      </div>
    </Dialog>
  );
}

function CoachLine({ coach, player }: { coach: MemberCoach; player: ClubPlayer }) {
  const name = personName(coach);
  const end = useCall(endpoints.disconnectCoachFromMember, {
    onSuccess: () =>
      toast({
        title: t`Connection ended`,
        description: t`${{ coach: name }} no longer coaches ${{ player: personName(player) }}.`,
      }),
    onError: (error) => failureToast(t`Nothing was changed`, error, t`Please try again.`),
    refreshOnFailure: true,
  });
  return (
    <li className="flex min-h-11 items-center justify-between gap-3 py-1">
      <span className="min-w-0 wrap-anywhere" dir="auto">
        {name}
      </span>
      {coach.isOfClub ? (
        <Button
          variant="secondary"
          size="sm"
          busy={end.isPending}
          onClick={() => end.mutate({ body: { coachId: coach.id, playerId: player.id } })}
        >
          <Trans>
            End<span className="sr-only"> the connection with {name}</span>
          </Trans>
        </Button>
      ) : (
        <span className="shrink-0 text-sm text-ink-muted">{t`Chosen by the player`}</span>
      )}
    </li>
  );
}

function AddCoach({ player }: { player: ClubPlayer }) {
  const [coachId, setCoachId] = useState('');
  const coaches = useClubCoaches();
  const known = new Set(player.coaches.map(({ id }) => id));
  const choices = coaches?.filter(({ id, isSuspended }) => !known.has(id) && !isSuspended);
  const chosen = choices?.find(({ id }) => id === coachId);
  const connect = useCall(endpoints.connectCoachWithMember, {
    onSuccess: () => {
      setCoachId('');
      if (chosen)
        toast({
          title: t`Connected`,
          description: t`${{ coach: personName(chosen) }} now coaches ${{ player: personName(player) }}.`,
        });
    },
    onError: (error) => failureToast(t`Nothing was changed`, error, t`Please try again.`),
  });
  if (!choices) return <Skeleton className="h-17 rounded-lg" />;
  if (choices.length === 0) return <p className="text-sm text-ink-muted">{t`There are no other club coaches.`}</p>;
  return (
    <div className="flex items-end gap-2">
      <SelectField
        label={t`Club coach`}
        placeholder={t`Choose a coach`}
        className="grow"
        value={coachId}
        onChange={(event) => setCoachId(event.target.value)}
        options={choices.map((coach) => ({ value: coach.id, label: personName(coach) }))}
      />
      <Button
        disabled={!chosen}
        busy={connect.isPending}
        onClick={() => chosen && connect.mutate({ body: { coachId: chosen.id, playerId: player.id } })}
      >
        {t`Connect`}
      </Button>
    </div>
  );
}
