// Cards, and cards for one figure.

import type { ReactNode } from 'react';
import { cn } from '#web/ui/class-names.ts';

interface CardProps {
  as?: 'div' | 'section' | 'article' | 'li' | 'form' | 'aside';
  className?: string;
  children: ReactNode;
  /** False for content that reaches the edges, such as a picture or a table. */
  padded?: boolean;
}

/** A raised sheet with a hairline border. */
export function Card({ as: Tag = 'div', className, children, padded = true }: CardProps) {
  return (
    <Tag
      className={cn(
        'min-w-0 rounded-xl border bg-surface-raised shadow-raised print:box-decoration-clone print:shadow-none',
        padded && 'p-4 sm:p-6',
        className,
      )}
    >
      {children}
    </Tag>
  );
}

interface CardTitleProps {
  as?: 'h2' | 'h3';
  id?: string;
  /** A link or small button at the right. */
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Heading of a card. */
export function CardTitle({ as: Tag = 'h2', id, action, className, children }: CardTitleProps) {
  return (
    <div className={cn('mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2', className)}>
      <Tag id={id} className="text-lg">
        {children}
      </Tag>
      {action}
    </div>
  );
}

interface StatCardProps {
  /** A link whose area is the whole card (`statLinkStyles`), where the figure leads somewhere. */
  label: ReactNode;
  value: ReactNode;
  hint?: ReactNode;
  icon?: ReactNode;
  /** Beside the figure: its change since the period before (`PeriodChange`). */
  change?: ReactNode;
  className?: string;
}

/** A label that leads to what the figure counts: the whole card can be pressed. */
export const statLinkStyles =
  'after:absolute after:inset-0 after:rounded-xl hover:text-ink hover:after:bg-ink/4 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus';

/** One figure that matters: large, with a small label. */
export function StatCard({ label, value, hint, icon, change, className }: StatCardProps) {
  return (
    <Card className={cn('relative grid content-start gap-1 p-4 sm:p-5', className)}>
      <div className="flex items-center justify-between gap-2 text-sm text-ink-muted">
        {label}
        {/* On a phone the words need the room: one line each, so that the figures beside each other stand level. */}
        {icon && <span className="max-sm:hidden [&_svg]:size-4.5">{icon}</span>}
      </div>
      <div className="flex flex-wrap items-baseline gap-x-2.5">
        {/* As high while the figure is on its way. */}
        <span className="min-h-[1lh] font-heading text-2xl font-semibold tracking-tight">{value}</span>
        {change}
      </div>
      {hint && <div className="text-sm text-ink-muted">{hint}</div>}
    </Card>
  );
}
