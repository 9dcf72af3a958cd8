// Styles of menus, lists and popovers.

/** Class names of the sheet itself; it grows out of the side that touches its trigger. */
export const popupStyles = [
  'overflow-y-auto rounded-xl border bg-surface-raised p-1 text-ink shadow-raised outline-none print:hidden',
  'origin-(--transform-origin) transition-[opacity,scale] duration-150',
  'data-starting-style:scale-97 data-starting-style:opacity-0 data-ending-style:opacity-0',
].join(' ');

/** Class names of one row in it that can be chosen. */
export const rowStyles = [
  'flex min-h-11 items-center gap-2.5 rounded-lg px-3 py-1.5 text-sm outline-none select-none pointer-fine:min-h-9',
  'data-highlighted:bg-surface-sunken data-disabled:text-ink-muted',
].join(' ');
