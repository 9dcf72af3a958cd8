// Button styles, separate from the component, so that links can use them.

import { cva } from 'class-variance-authority';

/** Class names of a button; put them on a link that acts as the next step: `buttonStyles({ variant, size })`. */
export const buttonStyles = cva(
  [
    'relative inline-flex shrink-0 items-center justify-center gap-2 rounded-lg border text-center font-semibold',
    'transition-colors select-none aria-disabled:cursor-not-allowed disabled:cursor-not-allowed',
    'disabled:opacity-55 [&_svg]:size-[1.125em] [&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        primary: 'border-transparent bg-primary text-on-primary hover:bg-primary-hover',
        secondary: 'border-line-strong/60 bg-surface-raised text-ink hover:bg-surface-sunken',
        ghost: 'border-transparent text-ink hover:bg-surface-sunken',
        danger: 'border-transparent bg-danger text-on-danger hover:bg-danger-hover',
        accent: 'border-transparent bg-accent text-on-accent hover:bg-accent-hover',
      },
      // 44 px for touch, with the small ones' margin; less is enough for a mouse.
      size: {
        sm: 'min-h-9 px-3 py-1 text-sm before:absolute before:-inset-1 pointer-fine:min-h-8 pointer-fine:before:hidden',
        md: 'min-h-11 px-4 py-1.5 text-base pointer-fine:min-h-10 sm:text-sm',
        lg: 'min-h-12 px-6 py-2 text-base',
      },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
);
