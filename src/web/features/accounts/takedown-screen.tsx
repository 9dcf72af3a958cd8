// The public form that requests a removal, and what its emailed link opens: /takedown.

import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { NewTakedown } from '#contract/publicity/takedowns.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { useEndpointForm, useSchemaForm } from '#web/lib/forms/use-endpoint-form.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField, TextField } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/fields/form.tsx';
import { VisitorFrame, VisitorTitle } from './visitor-frame.tsx';

interface TakedownScreenProps {
  page?: string | undefined;
  token?: string | undefined;
}

/** Open to everyone, without an account. */
export function TakedownScreen({ page, token }: TakedownScreenProps) {
  const [sent, setSent] = useState<{ title: string; words: string } | null>(null);
  useDocumentTitle(sent?.title ?? t`Request removal`);
  return (
    <VisitorFrame>
      {sent ? (
        <Sent {...sent} />
      ) : token === undefined ? (
        <Request page={page} onSent={(words) => setSent({ title: t`Check your email`, words })} />
      ) : (
        <Confirm
          token={token}
          onSent={() =>
            setSent({ title: t`We have your request`, words: t`An administrator will read it and reply by email.` })
          }
        />
      )}
    </VisitorFrame>
  );
}

function Request({ page = '', onSent }: { page?: string | undefined; onSent: (words: string) => void }) {
  const form = useSchemaForm(NewTakedown, { page, name: '', email: '', reason: '' }, `takedown:${page}`);
  const { field, ...request } = useEndpointForm(form, endpoints.requestTakedown, {
    id: 'takedown',
    sent: (body) => ({ body }),
    onSuccess: ({ message }) => onSent(message),
  });
  return (
    <>
      <VisitorTitle
        lead={t`If you appear on one of our public pages, in a clip or by name, and don’t want to, tell us here. You don’t need an account.`}
      >
        {t`Request removal`}
      </VisitorTitle>
      <Form form={request}>
        <TextField
          {...field('page')}
          label={t`Address of the page`}
          help={t`For example …/reel/…, …/verified/… or …/shared-review/…`}
        />
        <TextField {...field('name')} label={t`Your name`} autoComplete="name" />
        <TextField
          {...field('email')}
          label={t`Email`}
          type="email"
          autoComplete="email"
          help={t`For our reply. We’ll send you a link first, so that nobody can ask in your name.`}
        />
        <TextAreaField {...field('reason')} label={t`What should we remove, and why?`} rows={5} />
        <Button type="submit" size="lg" className="sm:w-fit" busy={request.isPending} busyLabel={t`Sending...`}>
          {t`Send request`}
        </Button>
      </Form>
    </>
  );
}

/** Asks first, because programs open links too. */
function Confirm({ token, onSent }: { token: string; onSent: () => void }) {
  const confirm = useCall(endpoints.confirmTakedown, {
    onSuccess: onSent,
    onError: (error) => failureToast(t`Not confirmed`, error, t`Please try again.`),
  });
  return (
    <>
      <VisitorTitle
        lead={t`An administrator will then read it and reply by email.`}
      >{t`Confirm your request`}</VisitorTitle>
      <Button
        size="lg"
        className="sm:w-fit"
        busy={confirm.isPending}
        onClick={() => confirm.mutate({ body: { token } })}
      >
        {t`Confirm my request`}
      </Button>
    </>
  );
}

function Sent({ title, words }: { title: string; words: string }) {
  const panel = useRef<HTMLDivElement>(null);
  // Takes the focus from the button it replaces.
  useEffect(() => panel.current?.querySelector('h1')?.focus(), []);
  return (
    <div ref={panel}>
      <VisitorTitle lead={words}>{title}</VisitorTitle>
    </div>
  );
}
