// Styles of text boxes, selects and text areas.

/** Class names of a control. Text is 16 px, because phones zoom into anything smaller. */
export const controlStyles = [
  'block w-full min-w-0 min-h-11 pointer-fine:min-h-10 rounded-lg border border-line-strong bg-surface-raised px-3 py-2 text-base text-ink',
  'placeholder:text-ink-muted transition-colors hover:border-ink-muted',
  'focus-visible:border-focus focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-focus',
  'aria-invalid:border-danger disabled:cursor-not-allowed disabled:bg-surface-sunken disabled:text-ink-muted',
  'read-only:not-[select]:bg-surface-sunken',
].join(' ');
