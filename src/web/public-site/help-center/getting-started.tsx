// The getting-started guide.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { brand } from '#domain/brand.ts';
import { HelpSection } from './help-section.tsx';

const steps = (): readonly { title: string; text: ReactNode }[] => [
  {
    title: t`Create your account`,
    text: (
      <span>
        <Trans>
          <a href="/auth?tab=register">Register</a> with your email address and confirm it with the link we send you, or
          use Google where available. You can sign in once your account is approved. If your club gave you an invitation
          link, use that to register.
        </Trans>
      </span>
    ),
  },
  {
    title: t`Upload your videos`,
    text: t`Upload your recording to YouTube as an unlisted video, or copy the link to your Matchi.tv recording, and add it under My Videos. Say which side you play and what you’re wearing, so that the coach can find you. A private YouTube video won’t work.`,
  },
  {
    title: t`Get your analysis`,
    text: t`Once a certified coach has your video, you get your review within 24–48 hours: an overall score, skill ratings, a summary, and notes at the exact second. We’ll let you know when it’s ready.`,
  },
  {
    title: t`Track your progress`,
    text: t`Each review adds to your progress: how your skills develop, what you do best, and what to work on. Club members also see their goals and training sessions.`,
  },
  {
    title: t`Get your level verified`,
    text: t`Until a certified coach approves your level, it reads “Awaiting Coach Review”. After that it carries the ${{ stamp: brand.verifiedStamp }} stamp.`,
  },
];

/** Five steps, from creating an account to a verified level. */
export function GettingStarted() {
  return (
    <HelpSection id="getting-started" title={t`Getting started`}>
      <ol className="mt-6 grid gap-3">
        {steps().map(({ title, text }, index) => (
          <li key={title} className="flex gap-4 rounded-xl border bg-surface-raised p-5 sm:gap-5 sm:p-6">
            <span
              aria-hidden
              className="grid size-9 shrink-0 place-items-center rounded-full bg-primary-soft font-heading font-bold text-primary"
            >
              {index + 1}
            </span>
            <div className="min-w-0">
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1 max-w-[64ch] text-ink-muted [&_a]:font-medium [&_a]:text-primary [&_a]:underline">
                {text}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </HelpSection>
  );
}
