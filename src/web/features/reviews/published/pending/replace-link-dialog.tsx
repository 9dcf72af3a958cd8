// Replaces the link of a pending video.

import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { endpoints } from '#contract/endpoints.ts';
import { NewLink, type Video } from '#contract/videos/videos.ts';
import { canonicalVideoUrl, parseVideoLink } from '#domain/videos/video-links.ts';
import { linkHelp } from '#web/features/videos/shared/link-help.ts';
import { useEndpointForm, useSchemaForm } from '#web/lib/forms/use-endpoint-form.ts';
import { ApiError, errorSentence } from '#web/lib/http/api-error.ts';
import { urlKey } from '#web/lib/http/query-keys.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { TextField } from '#web/ui/fields/field.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';

export interface ReplaceLinkDialogProps {
  video: Pick<Video, 'id' | 'videoUrl'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** One field, with the same rules and messages as submitting. Typed text stays if sending fails. */
export function ReplaceLinkDialog({ video, open, onOpenChange }: ReplaceLinkDialogProps) {
  const { form, field, ...replacement } = useReplaceLink(video, () => onOpenChange(false));
  const link = useWatch({ control: form.control, name: 'videoUrl' });

  useEffect(() => {
    if (open) form.reset();
  }, [open, form]);

  return (
    <FormDialog
      form={replacement}
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={t`Replace link`}
      description={t`Your coach will review the new video, and we’ll let them know. Everything else stays as you sent it.`}
      submitLabel={t`Replace link`}
    >
      <TextField
        {...field('videoUrl')}
        label={t`New video link`}
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://youtu.be/…"
        help={linkHelp(link)}
        required
      />
    </FormDialog>
  );
}

function useReplaceLink(video: Pick<Video, 'id' | 'videoUrl'>, close: () => void) {
  const form = useSchemaForm(NewLink, { videoUrl: '' }, { notKept: 'one link, which is pasted' });
  const queryClient = useQueryClient();
  const params = { videoId: video.id };
  const replace = useEndpointForm(form, endpoints.replaceVideoLink, {
    id: useId(),
    isRefused: ({ videoUrl }) => {
      const source = parseVideoLink(videoUrl);
      if (!source || canonicalVideoUrl(source) !== video.videoUrl) return false;
      form.setError('videoUrl', { message: t`The video already has this link.` });
      return true;
    },
    sent: (body) => ({ params, body }),
    onSuccess: () => {
      toast({ title: t`Link replaced`, description: t`Your coach gets the new link.`, tone: 'success' });
      close();
    },
    onFailure: (error) => {
      const isTooLate = error instanceof ApiError && (error.status === 404 || error.status === 409);
      if (!isTooLate) return false;
      close();
      toast({ title: t`Link not replaced`, description: errorSentence(error), tone: 'danger' });
      void queryClient.invalidateQueries({ queryKey: urlKey(endpoints.getVideo, { params }) });
      return true;
    },
  });
  return { ...replace, form };
}
