// The player's actions for a coach, beside the conversation.

import { t } from '@lingui/core/macro';
import { useNavigate } from '@tanstack/react-router';
import { CalendarPlus, EllipsisVertical, Unlink } from 'lucide-react';
import { useState } from 'react';
import type { CoachRelationship } from '#contract/people/connections.ts';
import { personName } from '#domain/people/person-name.ts';
import { isClubMember } from '#domain/people/roles.ts';
import { formatDate } from '#web/lib/format.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { IconButton } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { Menu } from '#web/ui/overlays/menu.tsx';
import { useEnd } from './use-relationships.ts';

/** Requesting a session, for club members, and ending the connection after a confirmation. */
export function CoachMenu({ relationship: { id, coach, startedAt } }: { relationship: CoachRelationship }) {
  const [isAsking, setAsking] = useState(false);
  const isMember = isClubMember(useCurrentUser());
  const navigate = useNavigate();
  const ask = () => void navigate({ to: '/player/training', search: { ask: coach.id } });
  const name = personName(coach);
  const toastText = { title: t`Connection ended`, description: t`${{ name }} is no longer your coach.` };
  const end = useEnd(toastText, () => setAsking(false));
  return (
    <>
      {startedAt && (
        <span className="text-sm text-ink-muted max-sm:hidden">{t`Your coach since ${{ date: formatDate(startedAt) }}`}</span>
      )}
      <Menu
        label={t`Actions for ${{ name }}`}
        trigger={
          <IconButton label={t`More actions for ${{ name }}`}>
            <EllipsisVertical aria-hidden />
          </IconButton>
        }
        items={[
          ...(isMember
            ? [{ label: t`Ask for a training session`, icon: <CalendarPlus aria-hidden />, onSelect: ask }]
            : []),
          { label: t`End connection`, icon: <Unlink aria-hidden />, onSelect: () => setAsking(true) },
        ]}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t`End the connection with ${{ name }}?`}
        description={t`Your coach will no longer see your videos, ratings, goals and sessions, and neither of you can send messages. You keep your reviews and messages, and you can send a new request at any time.`}
        confirmLabel={t`End connection`}
        danger
        busy={end.isPending}
        onConfirm={() => end.mutate({ params: { id } })}
      />
    </>
  );
}
