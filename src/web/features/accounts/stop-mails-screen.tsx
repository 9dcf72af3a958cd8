// The unsubscribe link of an email: /stop-mails. Asks first, because programs open links too.

import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { mailKindWords } from '#domain/messages/mail/mail-kind-words.ts';
import type { MailKind } from '#domain/messages/mail/mail-kinds.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Button, buttonStyles } from '#web/ui/button.tsx';
import type { StopMailsSearch } from './stop-mails-search.ts';
import { VisitorFrame, VisitorTitle } from './visitor-frame.tsx';

/** Works for anyone who has the email, signed in or not. */
export function StopMailsScreen({ search: { kind, token } }: { search: StopMailsSearch }) {
  const [isStopped, setIsStopped] = useState(false);
  useDocumentTitle(isStopped ? 'Emails stopped' : 'Stop these emails');
  return (
    <VisitorFrame>
      {kind === undefined || token === undefined ? (
        <BrokenLink />
      ) : isStopped ? (
        <Stopped kind={kind} />
      ) : (
        <Question kind={kind} token={token} onStopped={() => setIsStopped(true)} />
      )}
    </VisitorFrame>
  );
}

function Question({ kind, token, onStopped }: { kind: MailKind; token: string; onStopped: () => void }) {
  const stop = useCall(endpoints.stopMails, {
    onSuccess: onStopped,
    onError: (error) => failureToast('Not Stopped', error, 'Please try again.'),
  });
  return (
    <>
      <VisitorTitle lead="You'll still get all other emails, and you can switch these back on at any time.">
        Stop emails {nameOf(kind)}?
      </VisitorTitle>
      <Button
        size="lg"
        busy={stop.isPending}
        busyLabel="Stopping..."
        onClick={() => stop.mutate({ body: { kind, token } })}
      >
        Stop these emails
      </Button>
    </>
  );
}

/** Does not say whether the link was valid, because the server does not reveal it. */
function Stopped({ kind }: { kind: MailKind }) {
  const panel = useRef<HTMLDivElement>(null);
  // Takes the focus from the button it replaces.
  useEffect(() => panel.current?.querySelector('h1')?.focus(), []);
  return (
    <div ref={panel} className="grid gap-6">
      <VisitorTitle lead="If one still arrives, or you want them back, use the switches under Security in your profile.">
        No more emails {nameOf(kind)}
      </VisitorTitle>
      <ProfileLink />
    </div>
  );
}

function BrokenLink() {
  return (
    <>
      <VisitorTitle lead="Part of it may be missing. You can also choose your emails under Security in your profile.">
        This link is incomplete
      </VisitorTitle>
      <ProfileLink />
    </>
  );
}

function ProfileLink() {
  return (
    <Link
      to="/profile"
      search={{ tab: 'security' }}
      className={buttonStyles({ variant: 'secondary', className: 'w-fit' })}
    >
      Open my profile
    </Link>
  );
}

/** "about training sessions", "from your club". */
function nameOf(kind: MailKind): string {
  const label = mailKindWords[kind].label.toLowerCase();
  return kind === 'club' ? label : `about ${label}`;
}
