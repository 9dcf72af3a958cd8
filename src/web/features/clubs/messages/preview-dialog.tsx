// The preview of a message, from which it is sent.

import { Send } from 'lucide-react';
import type { ClubMessageText } from '#contract/clubs/club-messages.ts';
import { brand } from '#domain/brand.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { counted } from '../people/bulk-words.ts';
import { MessageBody } from './message-body.tsx';
import { people } from './message-words.ts';
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
      title="Preview"
      description={
        inPala === 0
          ? 'Each person gets an email of their own. It can’t be taken back.'
          : `Each person gets an email of their own, ${counted(inPala, ['member', 'members'])} in ${brand.name} only. It can’t be taken back.`
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep writing
          </Button>
          <Button icon={<Send aria-hidden />} busy={busy} disabled={count === 0} onClick={onConfirm}>
            Send to {counted(count, people)}
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
            <dt className="text-ink-muted">From</dt>
            <dd translate="no">
              {club} via {brand.name}
            </dd>
            {message.takesReplies && (
              <>
                <dt className="text-ink-muted">Replies to</dt>
                <dd className="wrap-anywhere" translate="no">
                  {email}
                </dd>
              </>
            )}
            <dt className="text-ink-muted">Subject</dt>
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
