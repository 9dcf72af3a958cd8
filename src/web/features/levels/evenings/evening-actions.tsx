// Editing and deleting an open evening.

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
      toast({ title: `${title} is deleted`, description: 'No level has changed.' });
      onDeleted();
    },
    onError: (error) => failureToast('Nothing was changed', error, 'Please try again.'),
    onSettled: () => setOpened(null),
  });
  return (
    <>
      <Menu
        label={`More for ${title}`}
        trigger={
          <IconButton label={`More for ${title}`} variant="secondary" size="sm">
            <Ellipsis aria-hidden />
          </IconButton>
        }
        items={[
          { label: 'Edit evening', icon: <Pencil aria-hidden />, onSelect: () => setOpened('edit') },
          { label: 'Delete evening', icon: <Trash2 aria-hidden />, danger: true, onSelect: () => setOpened('delete') },
        ]}
      />
      <EditEvening key={evening.version} evening={evening} open={opened === 'edit'} onOpenChange={close} />
      <ConfirmDialog
        open={opened === 'delete'}
        onOpenChange={close}
        title={`Delete ${title}?`}
        description="Its drafts of levels and moments are deleted. No level changes."
        confirmLabel="Delete evening"
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ params: { eveningId } })}
      />
    </>
  );
}
