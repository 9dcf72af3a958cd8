// Actions of a manager on a member.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Ellipsis, GraduationCap, UserRoundMinus } from 'lucide-react';
import { useState } from 'react';
import type { ClubPlayer } from '#contract/clubs/club-players.ts';
import { endpoints } from '#contract/endpoints.ts';
import { personName } from '#domain/people/person-name.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { Menu } from '#web/ui/overlays/menu.tsx';
import { MemberCoaches } from './member-coaches.tsx';

interface PlayerActionsProps {
  player: ClubPlayer;
  /** Called once the member is removed. */
  onRemoved?: () => void;
  /** In a row of a list, everything is in the menu. */
  isRow?: boolean;
}

/** Coaches, and Remove from club in the menu. */
export function PlayerActions({ player, onRemoved, isRow = false }: PlayerActionsProps) {
  const [opened, setOpened] = useState<'coaches' | 'remove' | null>(null);
  const name = personName(player);
  const close = (isOpen: boolean) => !isOpen && setOpened(null);
  const remove = useCall(endpoints.removeClubPlayer, {
    except: [endpoints.getClubPlayer],
    onSuccess: () => {
      toast({
        title: t`${{ name }} is no longer a member`,
        description: t`They keep all their data, and we’ve let them know.`,
      });
      setOpened(null);
      onRemoved?.();
    },
    onError: (error) => failureToast(t`Nothing was changed`, error, t`Please try again.`),
    refreshOnFailure: true,
  });
  return (
    <span className="flex justify-end gap-2 whitespace-nowrap">
      {!isRow && (
        <Button variant="secondary" size="sm" className="max-sm:grow" onClick={() => setOpened('coaches')}>
          <Trans>
            Coaches<span className="sr-only"> of {name}</span>
          </Trans>
        </Button>
      )}
      <Menu
        label={t`More for ${{ name }}`}
        trigger={
          <IconButton
            label={t`More for ${{ name }}`}
            variant={isRow ? 'ghost' : 'secondary'}
            size="sm"
            className="max-sm:ml-auto"
          >
            <Ellipsis aria-hidden />
          </IconButton>
        }
        items={[
          ...(isRow
            ? [{ label: t`Coaches`, icon: <GraduationCap aria-hidden />, onSelect: () => setOpened('coaches') }]
            : []),
          {
            label: t`Remove from club`,
            icon: <UserRoundMinus aria-hidden />,
            danger: true,
            onSelect: () => setOpened('remove'),
          },
        ]}
      />
      <MemberCoaches player={player} open={opened === 'coaches'} onOpenChange={close} />
      <ConfirmDialog
        open={opened === 'remove'}
        onOpenChange={close}
        title={t`Remove ${{ name }} from the club?`}
        description={t`${{ name }} becomes a direct player and keeps all videos, reviews and ratings. You and the club’s coaches lose access at once. Connections with the club’s coaches end, their unfinished reviews are released, and planned sessions with them are cancelled.`}
        confirmLabel={t`Remove from club`}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ params: { userId: player.id } })}
      />
    </span>
  );
}
