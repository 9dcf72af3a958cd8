// What happens after a registration by e-mail.

import { MailCheck } from 'lucide-react';
import { NextStepsPanel } from './next-steps-panel.tsx';

/** Sends the person to their mail. */
export function CheckEmailPanel({ email }: { email: string }) {
  return (
    <NextStepsPanel
      icon={<MailCheck aria-hidden />}
      title="Check your email"
      lead={<span>We have written to {email}.</span>}
      steps={steps}
    />
  );
}

const steps = [
  'Open the link in that email to confirm your address. It works for 24 hours.',
  'Your account is pending approval. We email you as soon as it is approved.',
  'Sign in and add your first video.',
];
