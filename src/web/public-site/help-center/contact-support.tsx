// The way to a person.

import { Mail } from 'lucide-react';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { SupportLink } from '../parts/support-link.tsx';

/** Contact-support link; support replies by email within 24 hours (docs/product.md#screens). */
export function ContactSupport() {
  return (
    <section
      id="contact"
      aria-labelledby="contact-title"
      className="flex scroll-mt-24 flex-wrap items-center justify-between gap-x-10 gap-y-6 rounded-2xl bg-court p-6 text-on-court [--color-focus:var(--color-on-court)] sm:p-10"
    >
      <div>
        <h2 id="contact-title" className="text-2xl">
          Contact support
        </h2>
        <p className="mt-2 max-w-[44ch] text-on-court-muted">
          Tell us what happened and add the link if it’s about a video. We reply by email within 24 hours.
        </p>
      </div>
      <SupportLink className={buttonStyles({ variant: 'accent', size: 'lg' })}>
        <Mail aria-hidden />
        Contact Support
      </SupportLink>
    </section>
  );
}
