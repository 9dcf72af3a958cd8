// Consent records and data export.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ConsentRecord } from '#contract/accounts/privacy.ts';
import { files } from '#contract/files.ts';
import { pageAddress } from '#domain/language/page-addresses.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { download } from '#web/lib/http/download.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { TimeText } from '#web/ui/time.tsx';

export function YourData({ consents }: { consents: readonly ConsentRecord[] }) {
  const fetchExport = useMutation({
    mutationFn: () => download(files.exportAccount.path),
    onSuccess: () => toast({ title: t`Your data has been downloaded`, tone: 'success' }),
    onError: (error) => failureToast(t`Your data was not downloaded`, error, t`Please try again.`),
  });
  return (
    <Card as="section">
      <CardTitle>{t`Your data`}</CardTitle>
      <div className="grid max-w-[70ch] justify-items-start gap-4">
        <div className="grid gap-1">
          {consents.map(({ policyVersion, givenAt }) => (
            <p key={givenAt} className="text-ink-muted">
              <Trans>
                You agreed to the{' '}
                <a href={pageAddress('/privacy-policy')} className="text-primary underline underline-offset-2">
                  privacy policy
                </a>{' '}
                (version {policyVersion}) on <TimeText at={givenAt} kind="date" />.
              </Trans>
            </p>
          ))}
          {consents.length === 0 && (
            <p className="text-ink-muted">
              <Trans>
                We have no consent on record for your account. Read what we store in the{' '}
                <a href={pageAddress('/privacy-policy')} className="text-primary underline underline-offset-2">
                  privacy policy
                </a>
                .
              </Trans>
            </p>
          )}
        </div>
        <p className="text-ink-muted">
          {t`Download everything in your account: a ZIP with a readable page and the raw data.`}
        </p>
        <Button
          variant="secondary"
          icon={<Download aria-hidden />}
          busy={fetchExport.isPending}
          busyLabel={t`Gathering your data...`}
          onClick={() => fetchExport.mutate()}
        >
          {t`Download my data`}
        </Button>
      </div>
    </Card>
  );
}
