// Shared drawings as SVG paths.

/** A court of 20 × 10 m from above, with the lines of `web/ui/padel/court.tsx`. */
export const courtShape = {
  viewBox: '-0.5 -0.5 21 11',
  /** Service lines 6.95 m from the net, and the centre line. */
  lines: 'M3.05 0V10M16.95 0V10M3.05 5H16.95',
  walls: 'M0 0H20V10H0Z',
  net: 'M10 -0.35V10.35',
} as const;

/** The seal of a verified level, 24 × 24: its edge, and the tick in it. */
export const sealShape = {
  viewBox: '0 0 24 24',
  edge: 'M3.85 8.62a4 4 0 0 1 4.78-4.77 4 4 0 0 1 6.74 0 4 4 0 0 1 4.78 4.78 4 4 0 0 1 0 6.74 4 4 0 0 1-4.77 4.78 4 4 0 0 1-6.75 0 4 4 0 0 1-4.78-4.77 4 4 0 0 1 0-6.76Z',
  tick: 'm16 9-5.5 5.5L8 12',
} as const;

/** The brand's mark, 32 × 32: the same drawing as `web/public/favicon.svg`. */
export const markShape = {
  viewBox: '0 0 32 32',
  lines: 'M11.5 4.8V24.5M5 24.5H27',
  net: 'M4.8 10.5H27.2',
  ball: { cx: 20.2, cy: 17.9, r: 4.1 },
} as const;
