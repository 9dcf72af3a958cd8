// The club's invitation link, and its code to say.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import type { OwnClub } from '#contract/clubs/clubs.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { TextField } from '#web/ui/fields/field.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';

/** The link with a Copy button. */
export function InvitationLink({ club: { invitationUrl, spokenCode } }: { club: OwnClub }) {
  return (
    <Card as="section" className="grid content-start">
      <CardTitle className="mb-2">{t`Invite players`}</CardTitle>
      <p className="mb-4 text-sm text-ink-muted">{t`People who register with this link wait for your approval.`}</p>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        <TextField
          label={t`Invitation link`}
          value={invitationUrl}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button variant="secondary" icon={<Copy aria-hidden />} onClick={() => void copy(invitationUrl)}>
          {t`Copy`}
        </Button>
      </div>
      <p className="mt-3 text-sm text-ink-muted">
        <Trans>
          On the phone, say the code{' '}
          <strong translate="no" className="font-medium tracking-wider text-ink">
            {spokenCode}
          </strong>
          . People enter it when they create their account.
        </Trans>
      </p>
    </Card>
  );
}

async function copy(link: string): Promise<void> {
  const copied = await copyText(link);
  toast(
    copied
      ? { title: t`Link copied`, tone: 'success' }
      : {
          title: t`Not copied`,
          description: t`Your browser blocked it. Select the link and copy it yourself.`,
        },
  );
}
