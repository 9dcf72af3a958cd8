// The head of a week: its days, and buttons for the previous and next.

import { t } from '@lingui/core/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { addDays } from '#domain/time/time-zones.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { shortDayOf } from './session-words.ts';

interface WeekHeadProps {
  /** `YYYY-MM-DD`, like `thisMonday`. */
  monday: string;
  thisMonday: string;
  onMondayChange: (monday: string) => void;
  /** What is in it, announced when it changes. */
  note: ReactNode;
}

export function WeekHead({ monday, thisMonday, onMondayChange, note }: WeekHeadProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <IconButton label={t`Previous week`} variant="secondary" onClick={() => onMondayChange(addDays(monday, -7))}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <IconButton label={t`Next week`} variant="secondary" onClick={() => onMondayChange(addDays(monday, 7))}>
        <ChevronRight aria-hidden />
      </IconButton>
      <h2 className="px-1 text-lg">
        {shortDayOf(monday)} – {shortDayOf(addDays(monday, 6))} {addDays(monday, 6).slice(0, 4)}
      </h2>
      <p role="status" className="text-sm text-ink-muted">
        {note}
      </p>
      {monday !== thisMonday && (
        <Button variant="secondary" size="sm" className="ml-auto" onClick={() => onMondayChange(thisMonday)}>
          {t`This week`}
        </Button>
      )}
    </div>
  );
}
