// Connects a coach with a member, found by name since a club can have thousands.

import { t } from '@lingui/core/macro';
import { type FormEvent, useState } from 'react';
import type { ClubCoach } from '#contract/clubs/club-coaches.ts';
import { endpoints } from '#contract/endpoints.ts';
import { personName } from '#domain/people/person-name.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { usePages } from '#web/lib/http/use-pages.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { SearchBox } from '#web/ui/fields/search-box.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { PlayerLine } from '#web/ui/padel/player-line.tsx';

interface ConnectMemberProps {
  coach: ClubCoach;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A search with a choice of one member. */
export function ConnectMember({ coach, open, onOpenChange }: ConnectMemberProps) {
  const [search, setSearch] = useState('');
  const [playerId, setPlayerId] = useState<string>();
  const [error, setError] = useState<string>();
  const { rows } = usePages(endpoints.listClubPlayers, { query: search ? { search } : {} }, { isEnabled: open });
  const members = rows?.filter(({ coaches }) => coaches.every(({ id }) => id !== coach.id)).slice(0, 8);
  const chosen = members?.find(({ id }) => id === playerId);
  const name = personName(coach);
  const connect = useCall(endpoints.connectCoachWithMember, {
    onSuccess: () => {
      onOpenChange(false);
      setPlayerId(undefined);
      setSearch('');
      if (chosen)
        toast({
          title: t`Connected`,
          description: t`${{ coach: name }} now coaches ${{ player: personName(chosen) }}. We’ve let both know.`,
          tone: 'success',
        });
    },
    onError: (failure) => setError(errorSentence(failure)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen) connect.mutate({ body: { coachId: coach.id, playerId: chosen.id } });
    else setError(t`Please choose a member.`);
  };
  const formId = `connect-${coach.id}`;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={t`Connect a member with ${{ coach: name }}`}
      description={t`The coach can see the member’s videos, ratings, goals and sessions right away. Either of them can end the connection.`}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t`Cancel`}
          </Button>
          <Button type="submit" form={formId} busy={connect.isPending}>
            {t`Connect`}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-3">
        <SearchBox label={t`Search members by name`} value={search} onValueChange={setSearch} />
        {error && (
          <p role="alert" className="text-sm text-danger">
            {error}
          </p>
        )}
        {/* A fixed height keeps the buttons below in place while typing. */}
        <fieldset className="grid h-96 auto-rows-max content-start gap-1 overflow-y-auto p-1 max-sm:h-72">
          <legend className="sr-only">{t`Member`}</legend>
          {members?.length === 0 && <p className="text-sm text-ink-muted">{t`No other member found.`}</p>}
          {members?.map((member) => (
            <label
              key={member.id}
              className="flex min-h-11 items-center gap-3 rounded-lg px-2 py-1.5 hover:bg-surface-sunken has-checked:bg-surface-sunken"
            >
              <input
                type="radio"
                name="member"
                value={member.id}
                checked={playerId === member.id}
                onChange={() => {
                  setPlayerId(member.id);
                  setError(undefined);
                }}
                className="size-4 accent-(--color-primary)"
              />
              <PlayerLine player={member} />
            </label>
          ))}
        </fieldset>
      </form>
    </Dialog>
  );
}
