// A compact labelled select for the filters of a list.

import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { cn } from '#web/ui/class-names.ts';

interface FilterSelectProps<Value extends string> {
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly { value: Value; label: string }[];
  className?: string;
}

/** One filter: its name and its value in one small box. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, value, onValueChange, options, className } = props;
  const id = useId();
  return (
    <div
      className={cn(
        'relative inline-flex min-h-11 max-w-full items-center rounded-lg border border-line-strong/60 bg-surface-raised text-sm hover:border-ink-muted pointer-fine:min-h-9',
        className,
      )}
    >
      <label htmlFor={id} className="py-1 pl-3 text-ink-muted">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onValueChange(event.target.value as Value)}
        className="max-w-full min-w-0 grow appearance-none self-stretch truncate rounded-lg bg-surface-raised py-1 pr-8 pl-1.5 font-medium"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute right-2.5 size-4 text-ink-muted" />
    </div>
  );
}
