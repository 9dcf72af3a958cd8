// A switch that takes effect at once.

import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'checked' | 'onChange'> {
  label: ReactNode;
  /** What being on means. */
  help?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

const rowStyle = 'flex items-start justify-between gap-4';
const wordsStyle = 'grid min-w-0 gap-0.5';
const labelStyle = 'flex min-h-11 items-center font-medium pointer-fine:min-h-7';
const helpStyle = 'text-sm text-ink-muted';
const controlStyle = 'relative mt-2 inline-flex h-7 w-12 shrink-0 pointer-fine:mt-0';

/** The label at the left, the switch at the right; both are clickable. */
export function Switch({ label, help, checked, onCheckedChange, className, ...input }: SwitchProps) {
  const id = useId();
  return (
    <div className={cn(rowStyle, className)}>
      <div className={wordsStyle}>
        <label htmlFor={id} className={cn(labelStyle, 'cursor-pointer')}>
          {label}
        </label>
        {help && (
          <p id={`${id}-help`} className={helpStyle}>
            {help}
          </p>
        )}
      </div>
      <span className={controlStyle}>
        <input
          {...input}
          id={id}
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          aria-describedby={help ? `${id}-help` : undefined}
          onChange={(event) => onCheckedChange(event.target.checked)}
          className="peer absolute inset-0 cursor-pointer appearance-none rounded-full border border-line-strong bg-surface-sunken transition-colors checked:border-primary checked:bg-primary disabled:cursor-not-allowed disabled:opacity-55"
        />
        <span
          aria-hidden
          className="pointer-events-none absolute top-1 left-1 size-5 rounded-full bg-line-strong transition-[translate,background-color] peer-checked:translate-x-5 peer-checked:bg-on-primary"
        />
      </span>
    </div>
  );
}

/** A switch whose state is loading, in its final size. */
export function SwitchSkeleton({ label, help }: Pick<SwitchProps, 'label' | 'help'>) {
  return (
    <div className={rowStyle}>
      <div className={wordsStyle}>
        <p className={labelStyle}>{label}</p>
        {help && <p className={helpStyle}>{help}</p>}
      </div>
      <span className={controlStyle}>
        <Skeleton className="size-full rounded-full" />
      </span>
    </div>
  );
}
