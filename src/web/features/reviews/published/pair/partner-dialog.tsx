// Inviting the partner in a video: by email, or with a link to pass on.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Copy, Link as LinkSign } from 'lucide-react';
import { endpoints } from '#contract/endpoints.ts';
import { NewPartner } from '#contract/videos/new-partner.ts';
import type { VideoPartner } from '#contract/videos/pairs.ts';
import { pairPromise } from '#domain/videos/pairs/pair-invitations.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { useEndpointForm, useSchemaForm } from '#web/lib/forms/use-endpoint-form.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { TextField } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/fields/form.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { TimeText } from '#web/ui/time.tsx';

export interface PartnerDialogProps {
  videoId: string;
  /** The pending invitation; null if no one is invited. */
  invitation: VideoPartner | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Says what a partner will see, and shows the link afterwards. */
export function PartnerDialog({ videoId, invitation, open, onOpenChange }: PartnerDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t`Your partner`} description={pairPromise()}>
      {invitation ? <Waiting videoId={videoId} invitation={invitation} /> : <Invite videoId={videoId} />}
    </Dialog>
  );
}

function Invite({ videoId }: { videoId: string }) {
  const form = useSchemaForm(NewPartner, { email: '' }, { notKept: 'one address' });
  const params = { videoId };
  const { field, ...invitation } = useEndpointForm(form, endpoints.invitePartner, {
    id: 'invite-partner',
    sent: (body) => ({ params, body }),
    onSuccess: ({ email }) =>
      toast({
        title: email ? t`Invitation sent` : t`The link is ready`,
        description: email ? t`To ${{ email }}.` : t`Pass it on to your partner.`,
        tone: 'success',
      }),
    failure: { title: t`Invitation not sent`, fallback: t`Please try again.` },
  });
  return (
    <Form form={invitation} id={invitation.id} className="grid gap-4">
      <TextField
        {...field('email')}
        label={t`Your partner’s email (optional)`}
        type="email"
        autoComplete="off"
        help={t`We’ll email the invitation. Leave this empty to get a link to pass on yourself.`}
      />
      <Button
        type="submit"
        className="sm:justify-self-end"
        icon={<LinkSign aria-hidden />}
        busy={invitation.isPending}
        busyLabel={t`Inviting...`}
      >
        {t`Invite`}
      </Button>
    </Form>
  );
}

function Waiting({ videoId, invitation }: { videoId: string; invitation: VideoPartner }) {
  const end = useCall(endpoints.endPartner, {
    onSuccess: () => toast({ title: t`Invitation withdrawn`, description: t`Its link no longer works.` }),
    onError: (error) => failureToast(t`Invitation not withdrawn`, error, t`Please try again.`),
  });
  const { link, email, expiresAt } = invitation;
  return (
    <div className="grid gap-4">
      <p className="text-sm">
        {email ? (
          <span>
            <Trans>
              Invited: <strong className="font-semibold wrap-anywhere">{email}</strong>. You can also pass on the link.
            </Trans>
          </span>
        ) : (
          <span>{t`Pass on this link to your partner.`}</span>
        )}{' '}
        {expiresAt && (
          <span>
            <Trans>
              It works until <TimeText at={expiresAt} kind="date" />, for the first person who accepts.
            </Trans>
          </span>
        )}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        <TextField
          label={t`Invitation link`}
          value={link ?? ''}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button variant="secondary" icon={<Copy aria-hidden />} onClick={() => void copy(link ?? '')}>
          {t`Copy`}
        </Button>
      </div>
      <Button
        variant="ghost"
        className="justify-self-start"
        busy={end.isPending}
        onClick={() => end.mutate({ params: { videoId } })}
      >
        {t`Withdraw invitation`}
      </Button>
    </div>
  );
}

async function copy(link: string): Promise<void> {
  const copied = await copyText(link);
  toast(
    copied
      ? { title: t`Link copied`, tone: 'success' }
      : { title: t`Not copied`, description: t`Please select the link and copy it.` },
  );
}
