// A club's code and invitation link.

import { t } from '@lingui/core/macro';
import { Copy } from 'lucide-react';
import type { AdminClubPage } from '#contract/clubs/admin-clubs.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';

/** The code, with the link to copy. */
export function ClubCode({ club }: { club: AdminClubPage }) {
  const isActive = club.deactivatedAt === null;
  const copy = async () => {
    const isCopied = await copyText(club.invitationUrl);
    toast(
      isCopied
        ? { title: t`Link copied`, tone: 'success' }
        : { title: t`Not copied`, description: t`Select the link and copy it yourself.`, tone: 'danger' },
    );
  };
  return (
    <Card as="section">
      <CardTitle
        action={
          isActive && (
            <Button variant="secondary" size="sm" icon={<Copy aria-hidden />} onClick={() => void copy()}>
              {t`Copy link`}
            </Button>
          )
        }
      >
        {t`Code ${{ code: club.code }}`}
      </CardTitle>
      <p className="max-w-[70ch] text-sm text-ink-muted">
        {isActive
          ? t`People who register with this link become members once the club approves them.`
          : t`The club is deactivated, so no one can join with this link.`}
      </p>
      <p className="mt-2 text-sm wrap-anywhere">{club.invitationUrl}</p>
    </Card>
  );
}
