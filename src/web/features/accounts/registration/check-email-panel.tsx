// Shown after registering by email.

import { MailCheck } from 'lucide-react';
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
      title="Check your email"
      lead={
        <span>
          We've sent an email to <span className="font-semibold wrap-anywhere text-ink">{email}</span>.
        </span>
      }
      steps={steps}
    >
      <NewLinkOffer askForEmail={() => email}>Nothing after a few minutes? Check your spam folder.</NewLinkOffer>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        Wrong address?
        <Button variant="secondary" size="sm" onClick={onCorrect}>
          Correct the address
        </Button>
      </div>
    </NextStepsPanel>
  );
}

const steps = [
  'Open the link in that email to confirm your address. It works for 24 hours.',
  "Your account is pending approval. We'll email you as soon as it is approved.",
  'Sign in and add your first video.',
];
