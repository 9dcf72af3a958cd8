// The button, and the button that shows only a sign.

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
  /** What it reads meanwhile, e.g. "Signing in..."; without it a spinner covers the label. */
  busyLabel?: string;
  icon?: ReactNode;
}

/** A button. It is `type="button"` unless told otherwise, so that none submits a form by accident. */
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
      {/* Both labels lie in one grid cell: the button is never narrower than it was, and the hidden one keeps the width. */}
      <span className="inline-grid place-items-center *:[grid-area:1/1]">
        {/* Out of sight and not hidden, unless there are other words: a button that is busy keeps a name. */}
        <span className={cn('inline-flex items-center gap-2', busy && (busyLabel ? 'invisible' : 'opacity-0'))}>
          {icon}
          {/* Alone in an element: page translation takes bare text away from React. */}
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
  /** What the button does, for screen readers and as the tip on hover. */
  label: string;
  variant?: NonNullable<ButtonLook['variant']>;
  size?: 'sm' | 'md';
  children: ReactNode;
}

/** A square button with a sign instead of words. */
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
