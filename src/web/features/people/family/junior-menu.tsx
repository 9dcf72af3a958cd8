// What a guardian does with a junior's account: keep, delete, or hand it over.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Ellipsis, Trash2, UserRoundCheck } from 'lucide-react';
import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { OwnJunior } from '#contract/people/families.ts';
import { deletionGraceHours } from '#domain/accounts/account-deletion.ts';
import { personName } from '#domain/people/person-name.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { Menu } from '#web/ui/overlays/menu.tsx';
import { HandoverDialog } from '../shared/handover-dialog.tsx';

export function JuniorMenu({ junior }: { junior: OwnJunior }) {
  const [opened, setOpened] = useState<'delete' | 'handover' | null>(null);
  const { id: userId, firstName, erasedFrom, isSuspended, isGrown } = junior;
  const name = personName(junior);
  const close = (isOpen: boolean) => !isOpen && setOpened(null);
  const onError = (error: Error) => failureToast(t`Nothing was changed`, error, t`Please try again.`);
  const keep = useCall(endpoints.keepJunior, {
    onSuccess: () => toast({ title: t`${{ firstName }}’s account is kept`, tone: 'success' }),
    onError,
    refreshOnFailure: true,
  });
  const remove = useCall(endpoints.deleteJunior, {
    onSuccess: () => {
      setOpened(null);
      toast({
        title: t`${{ firstName }}’s account will be deleted`,
        description: t`We have emailed you until when you can keep it.`,
      });
    },
    onError,
    refreshOnFailure: true,
  });
  if (erasedFrom !== null)
    return (
      <Button variant="secondary" size="sm" busy={keep.isPending} onClick={() => keep.mutate({ params: { userId } })}>
        <Trans>
          Keep account<span className="sr-only"> of {name}</span>
        </Trans>
      </Button>
    );
  if (isSuspended) return null;
  return (
    <>
      <Menu
        label={t`More for ${{ name }}`}
        trigger={
          <IconButton label={t`More for ${{ name }}`} variant="ghost" size="sm">
            <Ellipsis aria-hidden />
          </IconButton>
        }
        items={[
          ...(isGrown
            ? [
                {
                  label: t`Give their own account`,
                  icon: <UserRoundCheck aria-hidden />,
                  onSelect: () => setOpened('handover'),
                },
              ]
            : []),
          {
            label: t`Delete account`,
            icon: <Trash2 aria-hidden />,
            danger: true,
            onSelect: () => setOpened('delete'),
          },
        ]}
      />
      <HandoverDialog
        endpoint={endpoints.handOverOwnJunior}
        junior={junior}
        open={opened === 'handover'}
        onOpenChange={close}
      />
      <ConfirmDialog
        open={opened === 'delete'}
        onOpenChange={close}
        title={t`Delete ${{ firstName }}’s account?`}
        description={t`It is hidden at once, and you have ${{ hours: deletionGraceHours }} hours to change your mind. After that, videos, reviews and messages are deleted for good.`}
        confirmLabel={t`Delete account`}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ params: { userId } })}
      />
    </>
  );
}
