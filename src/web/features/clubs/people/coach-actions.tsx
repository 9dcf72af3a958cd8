// Actions of a manager on a coach.

import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowLeftRight, Ellipsis, UserRoundMinus } from 'lucide-react';
import { useState } from 'react';
import type { ClubCoach } from '#contract/clubs/club-coaches.ts';
import { endpoints } from '#contract/endpoints.ts';
import { personName } from '#domain/people/person-name.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { Menu } from '#web/ui/overlays/menu.tsx';
import { ConnectMember } from './connect-member.tsx';

const LedSessionsDialog = lateComponent(
  () => import('#web/features/training/shared/led-sessions-dialog.tsx').then((part) => part.LedSessionsDialog),
  null,
);

/** Connect member; in the menu Hand over sessions and Remove coach. */
export function CoachActions({ coach }: { coach: ClubCoach }) {
  const [opened, setOpened] = useState<'connect' | 'sessions' | 'letGo' | null>(null);
  const name = personName(coach);
  const close = (isOpen: boolean) => !isOpen && setOpened(null);
  return (
    <span className="flex justify-end gap-2 whitespace-nowrap">
      {!coach.isSuspended && (
        <Button variant="secondary" size="sm" className="max-sm:grow" onClick={() => setOpened('connect')}>
          <Trans>
            Connect member<span className="sr-only"> with {name}</span>
          </Trans>
        </Button>
      )}
      <Menu
        label={t`More for ${{ name }}`}
        trigger={
          <IconButton label={t`More for ${{ name }}`} variant="secondary" size="sm" className="max-sm:ml-auto">
            <Ellipsis aria-hidden />
          </IconButton>
        }
        items={[
          {
            label: t`Hand over sessions`,
            icon: <ArrowLeftRight aria-hidden />,
            onSelect: () => setOpened('sessions'),
            ...(coach.sessions === 0 && { refusal: t`No sessions to come` }),
          },
          {
            label: t`Remove coach`,
            icon: <UserRoundMinus aria-hidden />,
            danger: true,
            onSelect: () => setOpened('letGo'),
          },
        ]}
      />
      <ConnectMember coach={coach} open={opened === 'connect'} onOpenChange={close} />
      {opened === 'sessions' && (
        <LedSessionsDialog coachId={coach.id} coachName={name} onClose={() => setOpened(null)} />
      )}
      <LetCoachGo coach={coach} open={opened === 'letGo'} onOpenChange={close} />
    </span>
  );
}

interface LetCoachGoProps {
  coach: ClubCoach;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks first, with the consequences in numbers. */
function LetCoachGo({ coach, open, onOpenChange }: LetCoachGoProps) {
  const name = personName(coach);
  const remove = useCall(endpoints.removeClubCoach, {
    onSuccess: () => {
      toast({
        title: t`${{ name }} is no longer a coach of the club`,
        description: t`We’ve let everyone affected know.`,
      });
      onOpenChange(false);
    },
    onError: (error) => failureToast(t`Nothing was changed`, error, t`Please try again.`),
    refreshOnFailure: true,
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`Remove ${{ name }}?`}
      description={
        <span className="grid gap-2">
          <span>{t`${{ name }} becomes a freelance coach and loses access to your members at once.`}</span>
          <span>{consequences(coach).join(' ')}</span>
          <span>{t`Your members keep their published reviews.`}</span>
        </span>
      }
      confirmLabel={t`Remove coach`}
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ params: { userId: coach.id } })}
    />
  );
}

function consequences({ members, openReviews, sessions }: ClubCoach): string[] {
  return [
    ...(members > 0
      ? [
          plural(
            { count: members },
            {
              one: '# connection with a member ends, and we’ll let them know.',
              other: '# connections with members end, and we’ll let them know.',
            },
          ),
        ]
      : []),
    ...(openReviews > 0
      ? [
          plural(
            { count: openReviews },
            {
              one: '# unfinished review returns to the queue for another coach, with the draft.',
              other: '# unfinished reviews return to the queue for another coach, with the draft.',
            },
          ),
        ]
      : []),
    ...(sessions > 0
      ? [
          plural(
            { count: sessions },
            {
              one: '# planned session is cancelled, and we’ll let the players know.',
              other: '# planned sessions are cancelled, and we’ll let the players know.',
            },
          ),
        ]
      : []),
  ];
}
