// Corrects a video's details before its review starts.

import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { Video } from '#contract/videos/videos.ts';
import { CoachContextFields } from '#web/features/videos/shared/sent-video/coach-context-fields.tsx';
import { correctionOf, sentValues } from '#web/features/videos/shared/sent-video/sent-values.ts';
import { useEndpointForm, useSchemaForm } from '#web/lib/forms/use-endpoint-form.ts';
import { ApiError, errorSentence } from '#web/lib/http/api-error.ts';
import { urlKey } from '#web/lib/http/query-keys.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { TextAreaField, TextField } from '#web/ui/fields/field.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';

export interface CorrectVideoDialogProps {
  video: Video;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The fields of the add form except the link, filled in. If a coach was faster, it says so and keeps the text. */
export function CorrectVideoDialog({ video, open, onOpenChange }: CorrectVideoDialogProps) {
  const queryClient = useQueryClient();
  const params = { videoId: video.id };
  const form = useSchemaForm(correctionOf(video), sentValues(video), `sent-video:${video.id}`);
  const { field, ...correction } = useEndpointForm(form, endpoints.correctVideo, {
    id: useId(),
    sent: (body) => ({ params, body }),
    onSuccess: () => {
      toast({ title: t`Changes saved`, tone: 'success' });
      onOpenChange(false);
    },
    onFailure: (error) => {
      const isTooLate = error instanceof ApiError && (error.status === 404 || error.status === 409);
      if (!isTooLate) return false;
      onOpenChange(false);
      toast({ title: t`Changes not saved`, description: errorSentence(error), tone: 'danger' });
      void queryClient.invalidateQueries({ queryKey: urlKey(endpoints.getVideo, { params }) });
      return true;
    },
  });
  return (
    <FormDialog
      form={correction}
      open={open}
      onOpenChange={onOpenChange}
      title={t`Edit what you sent`}
      description={t`You can change this until a coach starts the review. To change the link, use “Replace link”.`}
      submitLabel={t`Save changes`}
      busyLabel={t`Saving...`}
    >
      <TextField {...field('title')} label={t`Title`} required />
      <TextAreaField {...field('reportType')} label={t`What should your coach look at?`} optional rows={2} />
      <CoachContextFields field={field} isOpenAtFirst />
    </FormDialog>
  );
}
