// The logo.

import { brand } from '#domain/brand.ts';
import { cn } from '#web/ui/class-names.ts';

/** The court round its net with a ball in the service box, and the name. The height follows the text size of its place. */
export function Logo({ className }: { className?: string }) {
  return (
    <span className={cn('inline-flex items-center gap-2 font-heading text-lg font-bold tracking-tight', className)}>
      <LogoMark className="size-[1.4em]" />
      {brand.name}
    </span>
  );
}

/** The mark alone; the same drawing as `public/favicon.svg`. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 32 32" className={className}>
      <rect width="32" height="32" rx="8" className="fill-court" />
      <path d="M11.5 4.8V24.5M5 24.5H27" className="stroke-on-court-muted" strokeWidth="1.8" strokeLinecap="round" />
      <path d="M4.8 10.5H27.2" className="stroke-on-court" strokeWidth="3" strokeLinecap="round" />
      <circle cx="20.2" cy="17.9" r="4.1" className="fill-accent" />
    </svg>
  );
}
