// The coaches of a member, chosen in the row.

import { t } from '@lingui/core/macro';
import { Check, ChevronDown, Plus } from 'lucide-react';
import { useState } from 'react';
import type { ClubPlayer } from '#contract/clubs/club-players.ts';
import { endpoints } from '#contract/endpoints.ts';
import { personName } from '#domain/people/person-name.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { Menu, type MenuItem } from '#web/ui/overlays/menu.tsx';
import { useClubCoaches } from './use-coaches.ts';

/** The names, and a menu that connects a coach at once and asks before it ends a connection. */
export function CoachMenu({ player }: { player: ClubPlayer }) {
  const coaches = useClubCoaches() ?? [];
  const [ending, setEnding] = useState<{ id: string; name: string } | null>(null);
  const name = personName(player);
  const pair = (coachId: string) => ({ body: { coachId, selection: { ids: [player.id] } } });
  const onError = (error: Error) => failureToast(t`Nothing was changed`, error, t`Please try again.`);
  const end = useCall(endpoints.endCoachOfMembers, { onError, refreshOnFailure: true });
  const assign = useCall(endpoints.assignCoachToMembers, { onError, refreshOnFailure: true });

  const connect = (coachId: string, coachName: string) =>
    assign.mutate(pair(coachId), {
      onSuccess: ({ ids }) =>
        ids.length > 0
          ? toast({
              title: t`${{ coach: coachName }} now coaches ${{ player: name }}`,
              tone: 'success',
              action: { label: t`Undo`, onClick: () => end.mutate(pair(coachId)) },
            })
          : toast({ title: t`Nothing was changed`, description: t`${{ player: name }} cannot get a coach now.` }),
    });

  const connected = new Set(player.coaches.map(({ id }) => id));
  const own = player.coaches.filter(({ isOfClub }) => !isOfClub);
  const items: MenuItem[] = [
    ...own.map((coach) => ({
      label: personName(coach),
      icon: <Check aria-hidden />,
      onSelect: () => undefined,
      refusal: t`Chosen by the player`,
    })),
    ...coaches.map((coach): MenuItem => {
      const coachName = personName(coach);
      return connected.has(coach.id)
        ? {
            label: t`End with ${{ coach: coachName }}`,
            icon: <Check aria-hidden />,
            onSelect: () => setEnding({ id: coach.id, name: coachName }),
          }
        : {
            label: coachName,
            icon: <Plus aria-hidden />,
            onSelect: () => connect(coach.id, coachName),
            ...(coach.isSuspended && { refusal: t`Suspended` }),
          };
    }),
  ];
  const names = player.coaches.map((coach) => personName(coach)).join(', ');
  if (items.length === 0) return <span className="text-ink-muted">{t`No coaches yet`}</span>;
  return (
    <>
      <Menu
        label={t`Coaches of ${{ player: name }}`}
        trigger={
          <button
            type="button"
            className="-mx-2 flex min-h-9 max-w-full cursor-pointer items-center gap-1.5 rounded-lg px-2 text-left text-sm hover:bg-surface-sunken"
          >
            <span className="sr-only">{`${t`Coaches of ${{ player: name }}:`} `}</span>
            <span
              className={names === '' ? 'text-ink-muted' : 'min-w-0 truncate'}
              translate={names === '' ? 'yes' : 'no'}
            >
              {names || t`Choose coach`}
            </span>
            <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-muted" />
          </button>
        }
        items={items}
      />
      <ConfirmDialog
        open={ending !== null}
        onOpenChange={(open) => !open && setEnding(null)}
        title={t`End the connection of ${{ coach: ending?.name ?? '' }} with ${{ player: name }}?`}
        description={t`The coach can no longer see this member’s videos, ratings and goals. Planned sessions between them are cancelled, and both are notified.`}
        confirmLabel={t`End connection`}
        danger
        busy={end.isPending}
        onConfirm={() =>
          ending &&
          end.mutate(pair(ending.id), {
            onSuccess: () =>
              toast({
                title: t`Connection ended`,
                description: t`${{ coach: ending.name }} no longer coaches ${{ player: name }}.`,
              }),
            onSettled: () => setEnding(null),
          })
        }
      />
    </>
  );
}
