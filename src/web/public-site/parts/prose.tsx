// Running text of the public pages: headings, paragraphs and lists.

import type { ReactNode } from 'react';
import { cn } from '#web/ui/class-names.ts';

/** A column of text, at most about 70 characters wide. */
export function Prose({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={cn(
        'max-w-[68ch] leading-7 [&_p]:mt-3 [&_ul]:mt-3 [&_ul]:grid [&_ul]:gap-1.5 [&_ul]:pl-5 [&_ul]:list-disc [&_li]:marker:text-ink-muted',
        '[&_a]:font-medium [&_a]:text-primary [&_a]:underline [&_a]:underline-offset-3',
        className,
      )}
    >
      {children}
    </div>
  );
}

interface ProseSectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A section with a heading; links point to `id`. */
export function ProseSection({ id, title, children }: ProseSectionProps) {
  return (
    <section id={id} className="mt-10 scroll-mt-24">
      <h3 className="text-lg">{title}</h3>
      {children}
    </section>
  );
}
