// The preview of a message, from which it is sent.

import { plural, t } from '@lingui/core/macro';
import { Send } from 'lucide-react';
import type { ClubMessageText } from '#contract/clubs/club-messages.ts';
import { brand } from '#domain/brand.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { MessageBody } from './message-body.tsx';
import { useClubName } from './use-recipients.ts';

interface PreviewDialogProps {
  /** Null while there is none. */
  message: ClubMessageText | null;
  picture: string | null;
  /** How many people get it, and how many of them in Pala alone. */
  count: number;
  inPala: number;
  error: Error | null;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Shows it as it will be read; the button says how many people get it. */
export function PreviewDialog(props: PreviewDialogProps) {
  const { message, picture, count, inPala, error, busy, onConfirm, onClose } = props;
  const { email } = useCurrentUser();
  const club = useClubName();
  return (
    <Dialog
      open={message !== null}
      onOpenChange={(next) => !next && onClose()}
      title={t`Preview`}
      description={
        inPala === 0
          ? t`Each person gets an email of their own. It can’t be taken back.`
          : t`Each person gets an email of their own, ${plural({ count: inPala }, { one: '# member', other: '# members' })} in ${{ product: brand.name }} only. It can’t be taken back.`
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t`Keep writing`}
          </Button>
          <Button icon={<Send aria-hidden />} busy={busy} disabled={count === 0} onClick={onConfirm}>
            {t`Send to ${plural(count, { one: '# person', other: '# people' })}`}
          </Button>
        </>
      }
    >
      {message && (
        <div className="grid gap-4">
          {error && (
            <p role="alert" className="text-sm text-danger">
              {errorSentence(error)}
            </p>
          )}
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 border-b pb-4 text-sm">
            <dt className="text-ink-muted">{t({ message: 'From', context: 'sender' })}</dt>
            <dd translate="no">{t`${{ club }} via ${{ product: brand.name }}`}</dd>
            {message.takesReplies && (
              <>
                <dt className="text-ink-muted">{t`Replies to`}</dt>
                <dd className="wrap-anywhere" translate="no">
                  {email}
                </dd>
              </>
            )}
            <dt className="text-ink-muted">{t`Subject`}</dt>
            <dd className="font-semibold wrap-anywhere" dir="auto">
              {message.subject}
            </dd>
          </dl>
          <MessageBody clubName={club} text={message.text} picture={picture} />
        </div>
      )}
    </Dialog>
  );
}
