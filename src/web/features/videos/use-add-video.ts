// The add-video form's state: drafts, validation, and submitting once.

import { t } from '@lingui/core/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { NewVideo } from '#contract/videos/videos.ts';
import { showFormErrors } from '#web/lib/forms/form-errors.ts';
import { useSchemaForm } from '#web/lib/forms/use-endpoint-form.ts';
import { ApiError } from '#web/lib/http/api-error.ts';
import { submissionKeys } from '#web/lib/http/submission-keys.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { AddVideo, emptyAddVideo } from './shared/sent-video/sent-values.ts';

/** `onAdded` runs when the video is stored. A junior's needs the guardian's yes. */
export function useAddVideo(onAdded: () => void, isJunior: boolean) {
  const form = useSchemaForm(AddVideo, emptyAddVideo, 'new-video');
  const [keyOf] = useState(submissionKeys);
  const navigate = useNavigate();
  const [alreadySent, setAlreadySent] = useState<AlreadySent | null>(null);

  const create = useCall(endpoints.createVideo, {
    onSuccess: ({ id: videoId }) => {
      toast({
        title: t`Success`,
        description: t`Video added successfully!`,
        tone: 'success',
        action: {
          label: t`Invite your partner`,
          onClick: () =>
            void navigate({ to: '/player/video-analysis/$videoId', params: { videoId }, search: { partner: true } }),
        },
      });
      form.draft.discard();
      onAdded();
    },
    onError: (error, { body }) => {
      const earlier = sentBefore(error, body.videoUrl);
      if (earlier) {
        setAlreadySent(earlier);
        return;
      }
      toast({ title: t`Error`, description: t`Failed to add video. Please try again.`, tone: 'danger' });
      showFormErrors(error, form);
    },
  });

  const send = (body: NewVideo) => {
    setAlreadySent(null);
    if (isJunior && body.guardianAgrees !== true) {
      form.setError('guardianAgrees', { message: t`Please agree that coaches may open this video.` });
      return;
    }
    if (!create.isPending) create.mutate({ body, headers: { 'Idempotency-Key': keyOf(body) } });
  };
  const submit = form.handleSubmit(send);
  const sendAgain = form.handleSubmit((body) => send({ ...body, again: true }));

  return { form, submit, sendAgain, alreadySent, isSending: create.isPending };
}

/** The earlier video with the same link. */
export interface AlreadySent {
  videoId: string;
  /** The server's sentence: "You sent this on 12 Nov". */
  sentence: string;
  /** The link as typed, so that the notice goes when another is typed. */
  link: string;
}

function sentBefore(error: unknown, link: string): AlreadySent | null {
  if (!(error instanceof ApiError) || error.code !== 'already_sent' || !error.body?.videoId) return null;
  return { videoId: error.body.videoId, sentence: error.sentence, link };
}
