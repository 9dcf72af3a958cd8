// The unsubscribe link of an email: /stop-mails. Asks first, because programs open links too.

import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { say } from '#domain/language/say.ts';
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
  useDocumentTitle(isStopped ? t`Emails stopped` : t`Stop these emails`);
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
    onError: (error) => failureToast(t`Not Stopped`, error, t`Please try again.`),
  });
  return (
    <>
      <VisitorTitle lead={t`You’ll still get all other emails, and you can switch these back on at any time.`}>
        {t`Stop emails ${{ about: say(subjects[kind]) }}?`}
      </VisitorTitle>
      <Button
        size="lg"
        busy={stop.isPending}
        busyLabel={t`Stopping...`}
        onClick={() => stop.mutate({ body: { kind, token } })}
      >
        {t`Stop these emails`}
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
      <VisitorTitle
        lead={t`If one still arrives, or you want them back, use the switches under Security in your profile.`}
      >
        {t`No more emails ${{ about: say(subjects[kind]) }}`}
      </VisitorTitle>
      <ProfileLink />
    </div>
  );
}

function BrokenLink() {
  return (
    <>
      <VisitorTitle
        lead={t`Part of it may be missing. You can also choose your emails under Security in your profile.`}
      >
        {t`This link is incomplete`}
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
      {t`Open my profile`}
    </Link>
  );
}

/** What a kind of emails is about, as a part of the sentences above. */
const subjects: Record<MailKind, MessageDescriptor> = {
  reviews: msg`about reviews`,
  messages: msg`about messages`,
  sessions: msg`about training sessions`,
  requests: msg`about training requests`,
  connections: msg`about connections`,
  pairs: msg`about your pair`,
  payments: msg`about payments`,
  applicants: msg`about applicants`,
  invitations: msg`about invitation reminders`,
  reports: msg`about monthly report`,
  club: msg`from your club`,
  clips: msg`about reference clips`,
};
