// Links to the parts of a review.

import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';

/** The id of a part's section, and its name. */
export interface ReviewPart {
  id: string;
  label: string;
}

/** How far down the window a part must reach to count as current. */
const readingLine = 0.5;

/** Links to the parts, always in view; the current part is marked. */
export function PartsBar({ parts }: { parts: readonly ReviewPart[] }) {
  const current = useCurrentPart(parts);
  return (
    <nav
      aria-label={t`Parts of the review`}
      className="sticky top-(--head-height) z-11 -mx-4 flex h-11 border-b bg-surface px-2 max-sm:overflow-x-auto max-sm:overflow-y-hidden max-sm:[scrollbar-width:none] sm:max-lg:-mx-6 sm:max-lg:px-3 lg:mx-0 lg:px-0 max-sm:-mt-4 print:hidden"
    >
      {parts.map(({ id, label }) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={id === current ? 'location' : undefined}
          className="relative flex min-h-11 items-center rounded px-3 max-sm:px-1.5 text-sm font-medium text-ink-muted after:absolute after:inset-x-3 max-sm:after:inset-x-1.5 max-sm:after:bottom-0 after:-bottom-px after:h-0.5 after:rounded-full hover:text-ink focus-visible:-outline-offset-2 aria-[current]:text-ink aria-[current]:after:bg-primary lg:after:inset-x-0 max-sm:grow max-sm:justify-center"
        >
          {label}
        </a>
      ))}
    </nav>
  );
}

/** The last part above the reading line; at the end of the page the last of all, however short. */
function useCurrentPart(parts: readonly ReviewPart[]): string | undefined {
  const [current, setCurrent] = useState(parts[0]?.id);
  useEffect(() => {
    const look = () => {
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
      const read = parts.findLast(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && (isAtEnd || top < clientHeight * readingLine);
      });
      setCurrent((read ?? parts[0])?.id);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [parts]);
  return current;
}
