// A mail to support, begun for the person who writes it.

import type { ReactNode } from 'react';
import { brand } from '#domain/brand.ts';

interface SupportLinkProps {
  subject?: string;
  /** What the link reads; the address itself when left out. */
  children?: ReactNode;
  className?: string;
}

/** Opens the mail program with the address and, if given, a subject. */
export function SupportLink({ subject, children = brand.supportMail, className }: SupportLinkProps) {
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  return (
    <a href={`mailto:${brand.supportMail}${query}`} className={className}>
      {children}
    </a>
  );
}
