// The administrator's sections as cards on the dashboard.

import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useSections } from './use-sections.ts';

/** The sections in balanced columns, each screen with a description. */
export function SectionCards() {
  return (
    <nav aria-label={t`All screens`} className="mt-8 gap-x-6 max-sm:grid max-sm:gap-y-8 sm:columns-2 lg:columns-3">
      {useSections('admin').map(({ title, entries }) => (
        <section key={title} className="grid break-inside-avoid content-start gap-2 sm:mb-8">
          <h2 className="text-lg">{title}</h2>
          <ul className="grid rounded-xl border bg-surface-raised py-1 shadow-raised">
            {entries.map(({ label, to, icon: Icon, about }) => (
              <li key={to}>
                <Link to={to} className="flex items-center gap-3 px-4 py-2.5 hover:bg-surface-sunken">
                  <Icon aria-hidden className="size-4.5 shrink-0 text-ink-muted" />
                  <span className="grid min-w-0">
                    <span className="font-medium">{label}</span>
                    <span className="text-sm text-ink-muted">{about}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
