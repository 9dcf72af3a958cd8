// Changing or setting the password.

import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { SetPasswordOffer } from './set-password-offer.tsx';

/** Accounts that only use Google are offered a link to set a password. */
export function PasswordPart({ hasPassword }: { hasPassword: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => {
    toggle.current?.focus();
    setIsOpen(false);
  };
  return (
    <Card as="section">
      <CardTitle
        action={
          hasPassword && (
            <Button
              ref={toggle}
              variant="secondary"
              size="sm"
              aria-expanded={isOpen}
              aria-controls="change-password-place"
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? t`Cancel` : t`Change Password`}
            </Button>
          )
        }
      >
        {t`Password`}
      </CardTitle>
      <div id="change-password-place">
        {isOpen && <ChangePasswordForm onChanged={close} />}
        {!isOpen && hasPassword && (
          <p className="max-w-[70ch] text-ink-muted">{t`Changing your password signs you out on all other devices.`}</p>
        )}
        {!hasPassword && <SetPasswordOffer>{t`You sign in with Google and have no password yet.`}</SetPasswordOffer>}
      </div>
    </Card>
  );
}
