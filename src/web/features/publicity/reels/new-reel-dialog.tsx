// Creates a reel.

import { useNavigate } from '@tanstack/react-router';
import { endpoints } from '#contract/endpoints.ts';
import { NewReel } from '#contract/publicity/reels.ts';
import { useEndpointForm, useSchemaForm } from '#web/lib/forms/use-endpoint-form.ts';
import { TextField } from '#web/ui/fields/field.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';

interface NewReelDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks for a title only. */
export function NewReelDialog({ open, onOpenChange }: NewReelDialogProps) {
  const navigate = useNavigate();
  const form = useSchemaForm(NewReel, { title: '' }, 'new-reel');
  const { field, ...request } = useEndpointForm(form, endpoints.createReel, {
    id: 'new-reel',
    sent: (body) => ({ body }),
    onSuccess: ({ id }) => void navigate({ to: '/club/highlights/$reelId', params: { reelId: id } }),
  });
  return (
    <FormDialog
      form={request}
      open={open}
      onOpenChange={onOpenChange}
      title="New reel"
      size="sm"
      submitLabel="Choose clips"
      busyLabel="Creating..."
    >
      <TextField {...field('title')} label="Title" help="For example: Best of autumn" />
    </FormDialog>
  );
}
