// The time zone of a form's date and time, with a choice of others.

import { t } from '@lingui/core/macro';
import { type ComponentProps, useState } from 'react';
import { momentOf, type WallTime, wallTime } from '#domain/time/time-zones.ts';
import { zoneWords } from '#domain/training/session-words.ts';
import { timeElsewhere } from '#domain/training/time-elsewhere.ts';
import { ownTimeZone } from '#web/lib/time-zone.ts';
import { SelectField } from '#web/ui/fields/field.tsx';

interface ZoneChoiceProps extends Omit<ComponentProps<typeof SelectField>, 'label' | 'options' | 'placeholder'> {
  /** In which they are meant now. */
  timeZone: string;
  /** In which they are meant while nothing is chosen; left out where something always is. */
  suggested?: string;
  /** What was typed. */
  typed: WallTime;
}

/** What that is on the reader's clock, where it is another time; and the list of zones, made once it is opened. */
export function ZoneChoice({ timeZone, suggested, typed, error, ...select }: ZoneChoiceProps) {
  const [isOpen, setIsOpen] = useState(false);
  const shown = isOpen || error !== undefined;
  return (
    <div className="grid text-sm">
      <p role="status" className="text-attention empty:hidden">
        {onOwnClock(typed, timeZone)}
      </p>
      <details open={shown} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className="min-h-11 w-fit cursor-pointer content-center text-ink-muted hover:text-ink">
          {t`Change time zone`}
        </summary>
        {shown && (
          <SelectField
            {...select}
            error={error}
            label={t`Time zone`}
            options={zones(timeZone)}
            {...(suggested !== undefined && { placeholder: t`${{ zone: zoneWords(suggested) }} (suggested)` })}
            className="sm:max-w-80"
          />
        )}
      </details>
    </div>
  );
}

function zones(chosen: string) {
  const all = new Set(['UTC', ownTimeZone(), chosen, ...Intl.supportedValuesOf('timeZone')]);
  return [...all].toSorted().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
}

/** "10:00 Copenhagen time is 04:00 your time."; null where it is the same, or nothing was typed. */
function onOwnClock(typed: WallTime, timeZone: string): string | null {
  const moment = momentOf(typed, timeZone);
  if (moment === null) return null;
  const there = timeElsewhere(new Date(moment).toISOString(), timeZone, ownTimeZone());
  return there && t`${{ there }} is ${{ time: wallTime(moment, ownTimeZone()).time }} your time.`;
}
