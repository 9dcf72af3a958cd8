// Editing and deleting an open evening.

import { t } from '@lingui/core/macro';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { RankingEvening } from '#contract/levels/ranking-evenings.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { IconButton } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { lateDialog } from '#web/ui/late-component.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { Menu } from '#web/ui/overlays/menu.tsx';

const EditEvening = lateDialog(() => import('./evening-form.tsx').then((part) => part.EditEvening));

interface EveningActionsProps {
  evening: RankingEvening;
  onDeleted: () => void;
}

/** A menu with both. */
export function EveningActions({ evening, onDeleted }: EveningActionsProps) {
  const [opened, setOpened] = useState<'edit' | 'delete' | null>(null);
  const { id: eveningId, title } = evening;
  const close = (isOpen: boolean) => !isOpen && setOpened(null);
  const remove = useCall(endpoints.deleteRankingEvening, {
    except: [endpoints.getRankingEvening],
    onSuccess: () => {
      toast({ title: t`${{ title }} is deleted`, description: t`No level has changed.` });
      onDeleted();
    },
    onError: (error) => failureToast(t`Nothing was changed`, error, t`Please try again.`),
    onSettled: () => setOpened(null),
  });
  return (
    <>
      <Menu
        label={t`More for ${{ title }}`}
        trigger={
          <IconButton label={t`More for ${{ title }}`} variant="secondary" size="sm">
            <Ellipsis aria-hidden />
          </IconButton>
        }
        items={[
          { label: t`Edit evening`, icon: <Pencil aria-hidden />, onSelect: () => setOpened('edit') },
          { label: t`Delete evening`, icon: <Trash2 aria-hidden />, danger: true, onSelect: () => setOpened('delete') },
        ]}
      />
      <EditEvening key={evening.version} evening={evening} open={opened === 'edit'} onOpenChange={close} />
      <ConfirmDialog
        open={opened === 'delete'}
        onOpenChange={close}
        title={t`Delete ${{ title }}?`}
        description={t`Its drafts of levels and moments are deleted. No level changes.`}
        confirmLabel={t`Delete evening`}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ params: { eveningId } })}
      />
    </>
  );
}
