// Asks for another link of a video that waits for its review.

import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { endpoints } from '#contract/endpoints.ts';
import { NewLink, type Video } from '#contract/videos/videos.ts';
import { canonicalVideoUrl, parseVideoLink } from '#domain/videos/video-links.ts';
import { errorList, showFormErrors } from '#web/lib/forms/form-errors.ts';
import { ApiError, errorSentence } from '#web/lib/http/api-error.ts';
import { urlKey } from '#web/lib/http/query-keys.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { linkHelp } from '#web/lib/video/link-help.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { FormErrors, TextField } from '#web/ui/fields/field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

export interface ReplaceLinkDialogProps {
  video: Pick<Video, 'id' | 'videoUrl'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** One field, with the rules and words of submitting a video. What was typed stays when sending fails. */
export function ReplaceLinkDialog({ video, open, onOpenChange }: ReplaceLinkDialogProps) {
  const { form, submit, isSending } = useReplaceLink(video, () => onOpenChange(false));
  const formId = useId();
  const { errors } = form.formState;
  const link = useWatch({ control: form.control, name: 'videoUrl' });

  useEffect(() => {
    if (open) form.reset();
  }, [open, form]);

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title="Replace link"
      description="Your coach is told, and reviews the video of the new link. Everything else stays as you sent it."
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={isSending}>
            Replace link
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={submit}>
        <FormErrors errors={errorList(errors, formId)} />
        <TextField
          {...form.register('videoUrl')}
          id={`${formId}-videoUrl`}
          label="New video link"
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://youtu.be/…"
          help={linkHelp(link)}
          error={errors.videoUrl?.message}
          required
        />
      </form>
    </Dialog>
  );
}

function useReplaceLink(video: Pick<Video, 'id' | 'videoUrl'>, close: () => void) {
  const form = useForm<NewLink>({
    resolver: zodResolver(NewLink),
    defaultValues: { videoUrl: '' },
    shouldFocusError: false,
  });
  const queryClient = useQueryClient();
  const params = { videoId: video.id };
  const replace = useCall(endpoints.replaceVideoLink, {
    refreshes: [endpoints.getVideo, endpoints.listVideos],
    onSuccess: () => {
      toast({ title: 'Link replaced', description: 'Your coach gets the new link.', tone: 'success' });
      close();
    },
    onError: (error) => {
      const isTooLate = error instanceof ApiError && (error.status === 404 || error.status === 409);
      if (!isTooLate) return showFormErrors(error, form);
      close();
      toast({ title: 'The link was not replaced', description: errorSentence(error), tone: 'danger' });
      void queryClient.invalidateQueries({ queryKey: urlKey(endpoints.getVideo, { params }) });
    },
  });
  const submit = form.handleSubmit((body) => {
    const source = parseVideoLink(body.videoUrl);
    if (source && canonicalVideoUrl(source) === video.videoUrl) {
      form.setError('videoUrl', { message: 'The video has this link already.' });
    } else if (!replace.isPending) {
      replace.mutate({ params, body });
    }
  });
  return { form, submit, isSending: replace.isPending };
}
