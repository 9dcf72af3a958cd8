// The words of a message, its picture, and the preview from which it is sent.

import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { ClubMessageText, type MessageRecipients } from '#contract/clubs/club-messages.ts';
import { endpoints } from '#contract/endpoints.ts';
import { maxMessageText } from '#domain/clubs/club-messages.ts';
import { formatNumber } from '#web/lib/format.ts';
import { showFormErrors } from '#web/lib/forms/form-errors.ts';
import { formFields, useSchemaForm } from '#web/lib/forms/use-endpoint-form.ts';
import { ApiError } from '#web/lib/http/api-error.ts';
import { submissionKeys } from '#web/lib/http/submission-keys.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { readPicture } from '#web/lib/read-picture.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { TextAreaField, TextField } from '#web/ui/fields/field.tsx';
import { Form, FormActions } from '#web/ui/fields/form.tsx';
import { PictureField } from '#web/ui/fields/picture-field.tsx';
import { PreviewDialog } from './preview-dialog.tsx';

interface WriteFormProps {
  recipients: MessageRecipients | null;
  /** Undefined while they are counted. */
  counts: { people: number; inPala: number; refusal: string | null } | undefined;
  /** The number of recipients has changed meanwhile. */
  onChanged: () => void;
  onSent: (messageId: string) => void;
}

const formId = 'club-message';

/** Kept as a draft until it is sent; the picture alone is not. */
export function WriteForm({ recipients, counts, onChanged, onSent }: WriteFormProps) {
  const { email } = useCurrentUser();
  const form = useSchemaForm(ClubMessageText, { subject: '', text: '', takesReplies: false }, formId);
  const { field, ...parts } = formFields(form, formId);
  const [picture, setPicture] = useState<{ base64: string; address: string } | null>(null);
  const [previewed, setPreviewed] = useState<ClubMessageText | null>(null);
  const [keyOf] = useState(submissionKeys);
  const send = useCall(endpoints.sendClubMessage, {
    onSuccess: (message) => {
      form.draft.arrived(form.getValues());
      toast({
        title: t`On its way to ${plural({ count: message.people }, { one: '# person', other: '# people' })}`,
        tone: 'success',
      });
      onSent(message.id);
    },
    onError: (error) => {
      onChanged();
      // Said in the preview, which stays open.
      if (error instanceof ApiError && Object.keys(error.fields).length === 0) return;
      setPreviewed(null);
      showFormErrors(error, form);
    },
  });
  const pictureError = send.error instanceof ApiError ? send.error.fields['picture'] : undefined;
  const choose = async (file: File | null) => {
    send.reset();
    const base64 = file && (await readPicture(file));
    setPicture(base64 === null ? null : { base64, address: `data:${file?.type};base64,${base64}` });
  };
  const confirm = () => {
    if (previewed === null || recipients === null || counts === undefined) return;
    const body = { ...previewed, recipients, expected: counts.people, picture: picture?.base64 ?? null };
    send.mutate({ body, headers: { 'idempotency-key': keyOf(body) }, timeoutMs: 60_000 });
  };
  const refusal = counts?.refusal ?? null;
  const isReady = recipients !== null && counts !== undefined && counts.people > 0 && refusal === null;
  return (
    <Form
      form={{
        ...parts,
        submit: form.handleSubmit((checked) => {
          send.reset();
          setPreviewed(checked);
        }),
      }}
    >
      <TextField {...field('subject')} label={t`Subject`} autoComplete="off" />
      <TextAreaField
        {...field('text')}
        label={t`Message`}
        className="[&_textarea]:min-h-56"
        help={t`Up to ${{ count: formatNumber(maxMessageText) }} characters. Lines are kept, and web addresses become links.`}
      />
      <PictureField
        label={t`Picture`}
        help={t`Optional: PNG, JPEG or WebP under 3 MB. A reload keeps your text, but not the picture.`}
        error={pictureError}
        onChoose={(file) => void choose(file)}
      />
      <div className="grid gap-0.5 text-sm">
        <label className="flex min-h-11 cursor-pointer items-center gap-3 font-medium pointer-fine:min-h-8">
          <input
            type="checkbox"
            {...form.register('takesReplies')}
            aria-describedby={`${formId}-replies`}
            className="size-5 shrink-0 accent-primary"
          />
          {t`Let people reply to me`}
        </label>
        <p id={`${formId}-replies`} className="pl-8 text-ink-muted">
          <Trans>
            Everyone then sees your address,{' '}
            <span translate="no" className="wrap-anywhere">
              {email}
            </span>
            . Otherwise no one can reply.
          </Trans>
        </p>
      </div>
      {refusal !== null && <p className="text-sm text-danger">{refusal}</p>}
      <FormActions>
        <Button type="submit" icon={<Eye aria-hidden />} disabled={!isReady}>
          {t`Preview`}
        </Button>
      </FormActions>
      <PreviewDialog
        message={previewed}
        picture={picture?.address ?? null}
        count={counts?.people ?? 0}
        inPala={counts?.inPala ?? 0}
        error={send.error}
        busy={send.isPending}
        onConfirm={confirm}
        onClose={() => setPreviewed(null)}
      />
    </Form>
  );
}
