// A field for days of the week.

import { type Weekday, weekdayNames, weekdays } from '#domain/training/training-requests.ts';

interface DaysFieldProps {
  id: string;
  legend: string;
  /** What none chosen means. */
  help: string;
  value: readonly Weekday[];
  onChange: (days: Weekday[]) => void;
  error?: string | undefined;
}

/** A toggle per day. */
export function DaysField({ id, legend, help, value, onChange, error }: DaysFieldProps) {
  return (
    <fieldset aria-describedby={`${id}-help`} className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      <div id={id} className="flex flex-wrap gap-2">
        {weekdays.map((day) => (
          <label
            key={day}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-line-strong px-3.5 text-sm font-medium has-checked:border-primary has-checked:bg-primary-soft has-checked:text-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary pointer-fine:min-h-9"
          >
            <input
              type="checkbox"
              className="sr-only"
              checked={value.includes(day)}
              onChange={({ target }) =>
                onChange(weekdays.filter((one) => (one === day ? target.checked : value.includes(one))))
              }
            />
            <span aria-hidden className="inline-block first-letter:uppercase">
              {weekdayNames[day].slice(0, 3)}
            </span>
            <span className="sr-only">{weekdayNames[day]}</span>
          </label>
        ))}
      </div>
      <p id={`${id}-help`} className="text-sm text-ink-muted">
        {error ?? help}
      </p>
    </fieldset>
  );
}
