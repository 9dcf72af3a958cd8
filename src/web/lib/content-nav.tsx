// The tools of a club's content, beside each other.

import { Link, type LinkProps } from '@tanstack/react-router';

const tools: readonly { to: NonNullable<LinkProps['to']>; label: string }[] = [
  { to: '/club/highlights', label: 'Highlights' },
  { to: '/club/spotlights', label: 'Spotlights' },
  { to: '/club/awards', label: 'Awards' },
  { to: '/club/social', label: 'Social media' },
];

/** From one tool to the next; the menu has one entry for them all. */
export function ContentNav() {
  return (
    <nav aria-label="Content" className="mb-6 flex gap-1 overflow-x-auto border-b">
      {tools.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          className="-mb-px inline-flex min-h-11 items-center whitespace-nowrap border-b-2 border-transparent px-3.5 text-sm font-medium text-ink-muted hover:text-ink data-[status=active]:border-primary data-[status=active]:text-primary"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
