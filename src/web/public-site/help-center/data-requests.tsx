// How to delete your account and download your data.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Download, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { SupportLink } from '../parts/support-link.tsx';
import { HelpSection } from './help-section.tsx';

/** Both in the profile, and by email (docs/product.md#leaving). */
export function DataRequests() {
  return (
    <HelpSection id="your-data" title={t`Your account and data`}>
      <p className="mt-3 max-w-[68ch] text-ink-muted [&_a]:font-medium [&_a]:text-primary [&_a]:underline">
        <Trans>
          You can delete your account and download your data as a ZIP in your{' '}
          <a href="/profile?tab=security">profile, under Security</a>. Deleting your account signs you out everywhere.
          To undo it, sign in again within 48 hours. You can also ask us by email.
        </Trans>
      </p>
      <div className="mt-6 grid gap-4 md:grid-cols-2">
        <Request
          icon={<Trash2 aria-hidden />}
          title={t`Delete your account`}
          subject={t`Account deletion`}
          action={t`Request deletion`}
        >
          <li>{t`We process your request within 48 hours. Until then you can change your mind.`}</li>
          <li>{t`After that it is permanent: we erase your account and personal data, and can’t restore them.`}</li>
        </Request>
        <Request
          icon={<Download aria-hidden />}
          title={t`Export your data`}
          subject={t`Data export`}
          action={t`Request export`}
        >
          <li>{t`We reply within 24 hours.`}</li>
          <li>{t`You get a ZIP with everything in your account, as a readable page and as raw data.`}</li>
        </Request>
      </div>
    </HelpSection>
  );
}

interface RequestProps {
  icon: ReactNode;
  title: string;
  /** Subject of the email. */
  subject: string;
  action: string;
  /** What happens next, as list items. */
  children: ReactNode;
}

function Request({ icon, title, subject, action, children }: RequestProps) {
  return (
    <article className="flex flex-col items-start rounded-xl border bg-surface-raised p-5 sm:p-6">
      <h3 className="flex items-center gap-2.5 text-lg [&_svg]:size-5 [&_svg]:text-ink-muted">
        {icon}
        {title}
      </h3>
      <ol className="mt-3 mb-5 grid list-decimal gap-2 pl-5 marker:text-ink-muted [&_a]:text-primary [&_a]:underline">
        <li>
          <Trans>
            Write to <SupportLink subject={subject} /> from the address of your account, with the subject “{subject}”.
          </Trans>
        </li>
        {children}
      </ol>
      <SupportLink subject={subject} className={`${buttonStyles({ variant: 'secondary' })} mt-auto`}>
        {action}
      </SupportLink>
    </article>
  );
}
