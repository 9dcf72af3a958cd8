// Editing, publishing, retiring and deleting a clip.

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
  const options = (done: string) => ({
    refreshOnFailure: true as const,
    onSuccess: () => toast({ title: `${title} ${done}`, tone: 'success' }),
    onError: (error: Error) => failureToast('Nothing was changed', error, 'Please try again.'),
    onSettled: () => setOpened(null),
  });
  const publish = useCall(endpoints.publishReferenceClip, options('is published'));
  const retire = useCall(endpoints.retireReferenceClip, options('is retired'));
  const remove = useCall(endpoints.deleteReferenceClip, options('is deleted'));
  const edit = { label: 'Edit', icon: <Pencil aria-hidden />, onSelect: () => setOpened('edit') };
  const items =
    state === 'draft'
      ? [
          { label: 'Publish', icon: <Send aria-hidden />, onSelect: () => setOpened('publish') },
          edit,
          { label: 'Delete', icon: <Trash2 aria-hidden />, danger: true, onSelect: () => setOpened('delete') },
        ]
      : [edit, { label: 'Retire', icon: <Archive aria-hidden />, danger: true, onSelect: () => setOpened('retire') }];
  return (
    <>
      <Menu
        label={`More for ${title}`}
        trigger={
          <IconButton label={`More for ${title}`} variant="secondary" size="sm">
            <Ellipsis aria-hidden />
          </IconButton>
        }
        items={items}
      />
      <EditClip key={clip.version} clip={clip} seasons={seasons} open={opened === 'edit'} onOpenChange={close} />
      <ConfirmDialog
        open={opened === 'publish'}
        onOpenChange={close}
        title={`Publish ${title}?`}
        description={`Coaches can rate it in ${seasonWords(season)}. Its ratings can’t be changed afterwards.`}
        confirmLabel="Publish"
        busy={publish.isPending}
        onConfirm={() => publish.mutate({ params: { clipId } })}
      />
      <ConfirmDialog
        open={opened === 'retire'}
        onOpenChange={close}
        title={`Retire ${title}?`}
        description="No one can rate it any more. Ratings so far still count. This can’t be undone."
        confirmLabel="Retire"
        danger
        busy={retire.isPending}
        onConfirm={() => retire.mutate({ params: { clipId } })}
      />
      <ConfirmDialog
        open={opened === 'delete'}
        onOpenChange={close}
        title={`Delete ${title}?`}
        description="The draft is deleted. No one has rated it."
        confirmLabel="Delete"
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ params: { clipId } })}
      />
    </>
  );
}
