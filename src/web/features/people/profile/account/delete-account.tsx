// The section for deleting the account.

import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { AccountPrivacy } from '#contract/accounts/privacy.ts';
import { deletionGraceHours } from '#domain/accounts/account-deletion.ts';
import { mayDeleteAccount } from '#domain/people/permissions.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

/** Explains why if the account may not be deleted. */
export function DeleteAccount({ privacy }: { privacy: AccountPrivacy }) {
  const { role } = useCurrentUser();
  const [isOpen, setIsOpen] = useState(false);
  const permission = mayDeleteAccount({ role, isOnlyOne: privacy.isOnlyOne });
  return (
    <Card as="section" className="border-danger/40">
      <CardTitle>{t`Delete account`}</CardTitle>
      <div className="grid max-w-[70ch] justify-items-start gap-4">
        <p className="text-ink-muted">
          {t`You’ll be signed out at once. Sign in within ${{ hours: deletionGraceHours }} hours to restore your account; after that we erase your data for good.`}
        </p>
        {permission.allowed ? (
          <Button variant="danger" onClick={() => setIsOpen(true)}>
            {t`Delete my account`}
          </Button>
        ) : (
          <p className="font-medium">{permission.reason}</p>
        )}
      </div>
      <DeleteAccountDialog open={isOpen} onOpenChange={setIsOpen} />
    </Card>
  );
}
