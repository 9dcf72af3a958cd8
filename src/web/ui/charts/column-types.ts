// Types of column charts.

/** A group of columns or a stack, e.g. a month, level band or coach. */
export interface ColumnCategory {
  key: string;
  /** A short label under the column. */
  label: string;
  /** The name in table and readout; the label by default. */
  name?: string;
}

/** One series of values. */
export interface ColumnSeries {
  key: string;
  label: string;
  tone: ColumnTone;
  /** A value of 0 or more per category; null for none. */
  values: readonly (number | null)[];
}

/** Colours of series; neighbours differ in lightness as well as hue. */
export const columnTones = {
  primary: 'bg-primary',
  pale: 'bg-primary/60',
  grass: 'bg-success',
  clay: 'bg-attention',
  sand: 'bg-line-strong',
} as const;
export type ColumnTone = keyof typeof columnTones;
