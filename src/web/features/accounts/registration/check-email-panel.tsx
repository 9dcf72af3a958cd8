// Shown after registering by email.

import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { MailCheck } from 'lucide-react';
import { say } from '#domain/language/say.ts';
import { Button } from '#web/ui/button.tsx';
import { NewLinkOffer } from '../password/new-link-offer.tsx';
import { NextStepsPanel } from './next-steps-panel.tsx';

export interface CheckEmailPanelProps {
  email: string;
  /** Returns to the form, still filled in, to correct the address. */
  onCorrect: () => void;
}

/** Points to the inbox, and offers to resend the link or correct the address. */
export function CheckEmailPanel({ email, onCorrect }: CheckEmailPanelProps) {
  return (
    <NextStepsPanel
      icon={<MailCheck aria-hidden />}
      title={t`Check your email`}
      lead={
        <span>
          <Trans>
            We’ve sent an email to <span className="font-semibold wrap-anywhere text-ink">{email}</span>.
          </Trans>
        </span>
      }
      steps={steps.map(say)}
    >
      <NewLinkOffer askForEmail={() => email}>{t`Nothing after a few minutes? Check your spam folder.`}</NewLinkOffer>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        {t`Wrong address?`}
        <Button variant="secondary" size="sm" onClick={onCorrect}>
          {t`Correct the address`}
        </Button>
      </div>
    </NextStepsPanel>
  );
}

const steps = [
  msg`Open the link in that email to confirm your address. It works for 24 hours.`,
  msg`Your account is pending approval. We’ll email you as soon as it is approved.`,
  msg`Sign in and add your first video.`,
];
