// The button and the icon button.

import type { VariantProps } from 'class-variance-authority';
import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { buttonStyles } from './button-styles.ts';
import { cn } from './class-names.ts';

export { buttonStyles };

type ButtonLook = VariantProps<typeof buttonStyles>;

interface ButtonProps extends ComponentProps<'button'> {
  variant?: NonNullable<ButtonLook['variant']>;
  size?: NonNullable<ButtonLook['size']>;
  /** While true the button keeps its width and its focus, and ignores clicks. */
  busy?: boolean;
  /** The label while busy, e.g. "Signing in..."; without it a spinner covers the label. */
  busyLabel?: string;
  icon?: ReactNode;
}

/** A button. `type="button"` by default, so that none submits a form by accident. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    busy = false,
    busyLabel,
    icon,
    className,
    children,
    onClick,
    type = 'button',
    ...rest
  } = props;
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      aria-busy={busy || undefined}
      className={cn(buttonStyles({ variant, size }), className)}
      onClick={(event) => {
        // Not `disabled`: that would drop the focus. A submit button must not submit a second time either.
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {/* Both labels share a grid cell, so that the button keeps its width. */}
      <span className="inline-grid place-items-center *:[grid-area:1/1]">
        {/* Invisible but not hidden, unless there is a busy label, so that the button keeps its accessible name. */}
        <span className={cn('inline-flex items-center gap-2', busy && (busyLabel ? 'invisible' : 'opacity-0'))}>
          {icon}
          {/* In its own element, because page translation breaks bare text nodes in React. */}
          <span className="contents">{children}</span>
        </span>
        {busy && (
          <span className="inline-flex items-center gap-2">
            <LoaderCircle aria-hidden className="animate-spin" />
            {busyLabel}
          </span>
        )}
      </span>
    </button>
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What the button does, for screen readers and as a tooltip. */
  label: string;
  variant?: NonNullable<ButtonLook['variant']>;
  size?: 'sm' | 'md';
  children: ReactNode;
}

/** A square button with an icon instead of a label. */
export function IconButton({ label, variant = 'ghost', size = 'md', className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={rest.title ?? label}
      className={cn(
        buttonStyles({ variant, size }),
        'self-center p-0 [&_svg]:size-5',
        size === 'sm' ? 'size-9 pointer-fine:size-8' : 'size-11 pointer-fine:size-10',
        className,
      )}
    >
      {children}
    </button>
  );
}
