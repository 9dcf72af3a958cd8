// The form that submits a video for a player.

import { t } from '@lingui/core/macro';
import { useNavigate } from '@tanstack/react-router';
import { History } from 'lucide-react';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import { VideoOnBehalf } from '#contract/videos/admin-videos.ts';
import { isBlank } from '#domain/plain-text.ts';
import { type VideoType, videoTypes } from '#domain/videos/videos.ts';
import { sharedLinkField } from '#web/features/videos/shared/shared-link-field.ts';
import { useEndpointForm, useSchemaForm } from '#web/lib/forms/use-endpoint-form.ts';
import { ApiError } from '#web/lib/http/api-error.ts';
import { submissionKeys } from '#web/lib/http/submission-keys.ts';
import { videoTypeLabels } from '#web/lib/video/video-words.ts';
import { Button } from '#web/ui/button.tsx';
import { AnswerNotice } from '#web/ui/feedback/answer-notice.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { SelectField, TextAreaField, TextField } from '#web/ui/fields/field.tsx';
import { Form, FormActions } from '#web/ui/fields/form.tsx';
import { PersonField } from '../find-people/person-field.tsx';

/** The select's value without a choice, since option values may not be empty. */
const open = 'open';
const typeOptions = () => [
  { value: open, label: t`Not stated` },
  ...videoTypes.map((type) => ({ value: type, label: videoTypeLabels[type] })),
];
const payOptions = () => [
  { value: 'nobody', label: t`No one (no credit used)` },
  { value: 'player', label: t`The player (one credit)` },
];

const empty = { playerId: '', title: '', videoUrl: '', reportType: '', videoType: open, pays: 'nobody', reason: '' };
const schema = z
  .custom<typeof empty>()
  .transform(
    ({ videoType, reportType, pays, ...typed }): z.input<typeof VideoOnBehalf> => ({
      ...typed,
      ...(reportType !== '' && { reportType }),
      ...(videoType !== open && { videoType: videoType as VideoType }),
      credit: pays === 'player',
    }),
  )
  .pipe(VideoOnBehalf);

/** Player, video, payment and reason. A link sent before asks again. */
export function SubmitVideoForm({ playerId }: { playerId: string | null }) {
  const navigate = useNavigate();
  const [keyOf] = useState(submissionKeys);
  const [sentBefore, setSentBefore] = useState<{ sentence: string; link: string } | null>(null);
  const form = useSchemaForm(schema, { ...empty, playerId: playerId ?? '' }, `submit-video:${playerId ?? 'any'}`);
  const { field, mark, sending, ...submission } = useEndpointForm(form, endpoints.submitVideoOnBehalf, {
    id: 'submit-video',
    sent: (body) => ({ body, headers: { 'Idempotency-Key': keyOf(body) } }),
    onSuccess: () => {
      toast({ title: t`Video submitted`, description: t`We’ve let the player know.`, tone: 'success' });
      void navigate({ to: '/admin/videos' });
    },
    onFailure: (error) => {
      if (!(error instanceof ApiError) || error.code !== 'already_sent') return false;
      setSentBefore({ sentence: error.sentence, link: form.getValues('videoUrl').trim() });
      return true;
    },
  });
  const { rules, onPaste } = sharedLinkField(({ link, words }) => {
    form.setValue('videoUrl', link, { shouldDirty: true });
    if (words !== '' && isBlank(form.getValues('title'))) form.setValue('title', words, { shouldDirty: true });
  });
  const sendAgain = form.handleSubmit((checked) => {
    const body = { ...checked, again: true };
    sending.mutate({ body, headers: { 'Idempotency-Key': keyOf(body) } });
  });
  return (
    <Form form={submission} id={submission.id} className="grid gap-5">
      <Controller
        control={form.control}
        name="playerId"
        render={({ field: { value, onChange } }) => (
          <PersonField
            {...mark('playerId')}
            label={t`Player`}
            placeholder={t`Name or email`}
            among="players"
            value={value === '' ? null : value}
            onValueChange={(id) => onChange(id ?? '')}
          />
        )}
      />
      <TextField {...field('title')} label={t`Title`} />
      <TextField
        {...field('videoUrl', rules)}
        onPaste={onPaste}
        label={t`Video link`}
        type="url"
        inputMode="url"
        autoComplete="off"
      />
      {sentBefore !== null && form.watch('videoUrl').trim() === sentBefore.link && (
        <DuplicateLinkNotice
          sentence={sentBefore.sentence}
          busy={sending.isPending}
          onSendAgain={() => void sendAgain()}
        />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField {...field('videoType')} label={t`Type`} options={typeOptions()} />
        <SelectField {...field('pays')} label={t`Who pays`} options={payOptions()} />
      </div>
      <TextAreaField {...field('reportType')} label={t`What should the coach look at?`} optional rows={2} />
      <TextAreaField
        {...field('reason')}
        label={t`Reason`}
        rows={2}
        help={t`Why you are submitting it for them. Recorded in the audit log.`}
      />
      <FormActions>
        <Button type="submit" busy={submission.isPending} busyLabel={t`Submitting...`}>
          {t`Submit video`}
        </Button>
      </FormActions>
    </Form>
  );
}

interface SentBeforeProps {
  /** The server's: "This player sent this on 12 Nov". */
  sentence: string;
  busy: boolean;
  onSendAgain: () => void;
}

/** Sends the link again. */
function DuplicateLinkNotice({ sentence, busy, onSendAgain }: SentBeforeProps) {
  return (
    <AnswerNotice className="flex flex-wrap items-center justify-between gap-3">
      <p className="flex items-center gap-2.5 font-medium">
        <History aria-hidden className="size-4 shrink-0 text-attention" />
        {sentence}
      </p>
      <Button variant="ghost" size="sm" busy={busy} onClick={onSendAgain}>
        {t`Send it anyway`}
      </Button>
    </AnswerNotice>
  );
}
