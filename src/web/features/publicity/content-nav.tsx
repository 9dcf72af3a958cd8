// The tools of a club's content, beside each other.

import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
import { say } from '#domain/language/say.ts';
import { ScrollRow } from '#web/ui/layout/scroll-row.tsx';

const tools: readonly { to: NonNullable<LinkProps['to']>; label: MessageDescriptor }[] = [
  { to: '/club/highlights', label: msg`Highlights` },
  { to: '/club/spotlights', label: msg`Spotlights` },
  { to: '/club/awards', label: msg`Awards` },
  { to: '/club/social', label: msg`Social media` },
];

/** Brings the tool that is open into a row that scrolls. The row alone is moved, never the page. */
function showChosen(row: HTMLElement | null): void {
  const chosen = row?.querySelector<HTMLElement>('[data-status=active]');
  const frame = row?.parentElement;
  if (chosen && frame) frame.scrollLeft = chosen.offsetLeft - (frame.clientWidth - chosen.offsetWidth) / 2;
}

/** From one tool to the next; the menu has one entry for them all. */
export function ContentNav() {
  return (
    <nav aria-label={t`Content`} className="mb-6">
      <ScrollRow className="-mx-4 px-4 sm:mx-0 sm:px-0">
        <div ref={showChosen} className="flex w-max min-w-full gap-1 border-b">
          {tools.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              className="-mb-px inline-flex min-h-11 items-center whitespace-nowrap border-b-2 border-transparent px-3.5 text-sm font-medium text-ink-muted hover:text-ink data-[status=active]:border-primary data-[status=active]:text-primary"
            >
              {say(label)}
            </Link>
          ))}
        </div>
      </ScrollRow>
    </nav>
  );
}
