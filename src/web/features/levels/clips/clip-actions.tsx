// Editing, publishing, retiring and deleting a clip.

import { t } from '@lingui/core/macro';
import { Archive, Ellipsis, Pencil, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { ReferenceClip } from '#contract/levels/reference-clips.ts';
import { seasonWords } from '#domain/levels/clip-season.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { IconButton } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { lateDialog } from '#web/ui/late-component.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { Menu } from '#web/ui/overlays/menu.tsx';

const EditClip = lateDialog(() => import('./clip-form.tsx').then((part) => part.EditClip));

interface ClipActionsProps {
  clip: ReferenceClip;
  seasons: readonly string[];
}

/** A menu with what can be done to the clip in its state. */
export function ClipActions({ clip, seasons }: ClipActionsProps) {
  const { id: clipId, title, state, season } = clip;
  const [opened, setOpened] = useState<'edit' | 'publish' | 'retire' | 'delete' | null>(null);
  const close = (isOpen: boolean) => !isOpen && setOpened(null);
  const options = (done: () => string) => ({
    refreshOnFailure: true as const,
    onSuccess: () => toast({ title: done(), tone: 'success' }),
    onError: (error: Error) => failureToast(t`Nothing was changed`, error, t`Please try again.`),
    onSettled: () => setOpened(null),
  });
  const publish = useCall(
    endpoints.publishReferenceClip,
    options(() => t`${{ title }} is published`),
  );
  const retire = useCall(
    endpoints.retireReferenceClip,
    options(() => t`${{ title }} is retired`),
  );
  const remove = useCall(
    endpoints.deleteReferenceClip,
    options(() => t`${{ title }} is deleted`),
  );
  const edit = { label: t`Edit`, icon: <Pencil aria-hidden />, onSelect: () => setOpened('edit') };
  const items =
    state === 'draft'
      ? [
          { label: t`Publish`, icon: <Send aria-hidden />, onSelect: () => setOpened('publish') },
          edit,
          { label: t`Delete`, icon: <Trash2 aria-hidden />, danger: true, onSelect: () => setOpened('delete') },
        ]
      : [edit, { label: t`Retire`, icon: <Archive aria-hidden />, danger: true, onSelect: () => setOpened('retire') }];
  return (
    <>
      <Menu
        label={t`More for ${{ title }}`}
        trigger={
          <IconButton label={t`More for ${{ title }}`} variant="secondary" size="sm">
            <Ellipsis aria-hidden />
          </IconButton>
        }
        items={items}
      />
      <EditClip key={clip.version} clip={clip} seasons={seasons} open={opened === 'edit'} onOpenChange={close} />
      <ConfirmDialog
        open={opened === 'publish'}
        onOpenChange={close}
        title={t`Publish ${{ title }}?`}
        description={t`Coaches can rate it in ${{ season: seasonWords(season) }}. Its ratings can’t be changed afterwards.`}
        confirmLabel={t`Publish`}
        busy={publish.isPending}
        onConfirm={() => publish.mutate({ params: { clipId } })}
      />
      <ConfirmDialog
        open={opened === 'retire'}
        onOpenChange={close}
        title={t`Retire ${{ title }}?`}
        description={t`No one can rate it any more. Ratings so far still count. This can’t be undone.`}
        confirmLabel={t`Retire`}
        danger
        busy={retire.isPending}
        onConfirm={() => retire.mutate({ params: { clipId } })}
      />
      <ConfirmDialog
        open={opened === 'delete'}
        onOpenChange={close}
        title={t`Delete ${{ title }}?`}
        description={t`The draft is deleted. No one has rated it.`}
        confirmLabel={t`Delete`}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ params: { clipId } })}
      />
    </>
  );
}
