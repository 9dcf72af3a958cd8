// Consent records and data export.

import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ConsentRecord } from '#contract/accounts/privacy.ts';
import { files } from '#contract/files.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { download } from '#web/lib/http/download.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { TimeText } from '#web/ui/time.tsx';

export function YourData({ consents }: { consents: readonly ConsentRecord[] }) {
  const fetchExport = useMutation({
    mutationFn: () => download(files.exportAccount.path),
    onSuccess: () => toast({ title: 'Your data has been downloaded', tone: 'success' }),
    onError: (error) => failureToast('Your data was not downloaded', error, 'Please try again.'),
  });
  return (
    <Card as="section">
      <CardTitle>Your data</CardTitle>
      <div className="grid max-w-[70ch] justify-items-start gap-4">
        <div className="grid gap-1">
          {consents.map(({ policyVersion, givenAt }) => (
            <p key={givenAt} className="text-ink-muted">
              You agreed to the{' '}
              <a href="/privacy-policy" className="text-primary underline underline-offset-2">
                privacy policy
              </a>{' '}
              (version {policyVersion}) on <TimeText at={givenAt} kind="date" />.
            </p>
          ))}
          {consents.length === 0 && (
            <p className="text-ink-muted">
              We have no consent on record for your account. Read what we store in the{' '}
              <a href="/privacy-policy" className="text-primary underline underline-offset-2">
                privacy policy
              </a>
              .
            </p>
          )}
        </div>
        <p className="text-ink-muted">
          Download everything in your account: a ZIP with a readable page and the raw data.
        </p>
        <Button
          variant="secondary"
          icon={<Download aria-hidden />}
          busy={fetchExport.isPending}
          busyLabel="Gathering your data..."
          onClick={() => fetchExport.mutate()}
        >
          Download my data
        </Button>
      </div>
    </Card>
  );
}
