// The address of a person's calendar feed.

import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarSync, Copy } from 'lucide-react';
import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { TextField } from '#web/ui/fields/field.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';

/** Hidden while viewing as someone else, since the address gives permanent access. */
export function CalendarFeedCard() {
  const { viewedBy } = useCurrentUser();
  return viewedBy === null ? <OwnFeed /> : null;
}

const feed = query(endpoints.getCalendarFeed);

function OwnFeed() {
  const { data, isError, error, refetch } = useQuery(feed);
  return (
    <Card as="section" className="grid gap-4">
      <CardTitle className="mb-0">{t`Your calendar`}</CardTitle>
      <p className="max-w-[70ch] text-sm text-ink-muted">
        {t`Subscribe to this address in Google Calendar, Apple Calendar or Outlook to see your sessions there and keep them up to date. Anyone with the address can read your sessions, so keep it private.`}
      </p>
      {data !== undefined ? (
        <FeedAddress url={data?.url ?? null} />
      ) : isError ? (
        <ErrorState message={errorSentence(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-11" />
      )}
    </Card>
  );
}

/** The confirmation being asked. */
type Question = 'renew' | 'end';

function FeedAddress({ url }: { url: string | null }) {
  const queryClient = useQueryClient();
  const [question, setQuestion] = useState<Question | null>(null);
  const make = useCall(endpoints.makeCalendarFeed, {
    onSuccess: (made) => {
      queryClient.setQueryData(feed.queryKey, made);
      if (question)
        toast({ title: t`New address created`, description: t`The old one no longer works.`, tone: 'success' });
      setQuestion(null);
    },
    onError: (error) => failureToast(t`No address created`, error, t`Please try again.`),
  });
  const end = useCall(endpoints.deleteCalendarFeed, {
    onSuccess: () => {
      queryClient.setQueryData(feed.queryKey, null);
      toast({ title: t`Calendar address switched off`, tone: 'success' });
      setQuestion(null);
    },
    onError: (error) => failureToast(t`Not switched off`, error, t`Please try again.`),
  });
  if (url === null) {
    return (
      <Button
        variant="secondary"
        className="justify-self-start"
        icon={<CalendarSync aria-hidden />}
        busy={make.isPending}
        onClick={() => make.mutate()}
      >
        {t`Create an address`}
      </Button>
    );
  }
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        <TextField label={t`Calendar address`} value={url} readOnly onFocus={(event) => event.currentTarget.select()} />
        <Button variant="secondary" icon={<Copy aria-hidden />} onClick={() => void copy(url)}>
          {t`Copy`}
        </Button>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="ghost" size="sm" onClick={() => setQuestion('renew')}>
          {t`Create a new address`}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => setQuestion('end')}>
          {t`Switch off`}
        </Button>
      </div>
      <ConfirmDialog
        open={question === 'renew'}
        onOpenChange={(open) => !open && setQuestion(null)}
        title={t`Create a new address?`}
        description={t`The current one stops working at once. Update it in any calendar that uses it.`}
        confirmLabel={t`Create a new address`}
        busy={make.isPending}
        onConfirm={() => make.mutate()}
      />
      <ConfirmDialog
        open={question === 'end'}
        onOpenChange={(open) => !open && setQuestion(null)}
        title={t`Switch the address off?`}
        description={t`Calendars that use it will no longer show your sessions. You can create a new address at any time.`}
        confirmLabel={t`Switch off`}
        danger
        busy={end.isPending}
        onConfirm={() => end.mutate()}
      />
    </>
  );
}

async function copy(address: string): Promise<void> {
  const copied = await copyText(address);
  toast(
    copied
      ? { title: t`Address copied`, tone: 'success' }
      : {
          title: t`Not copied`,
          description: t`Your browser does not allow it here. Please select and copy the address yourself.`,
        },
  );
}
