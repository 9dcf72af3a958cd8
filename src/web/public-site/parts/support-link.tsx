// A mailto link to support.

import type { ReactNode } from 'react';
import { brand } from '#domain/brand.ts';

interface SupportLinkProps {
  subject?: string;
  /** Defaults to the email address. */
  children?: ReactNode;
  className?: string;
}

/** Opens the email program with the address and, if given, a subject. */
export function SupportLink({ subject, children = brand.supportMail, className }: SupportLinkProps) {
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  return (
    <a href={`mailto:${brand.supportMail}${query}`} className={className}>
      {children}
    </a>
  );
}
