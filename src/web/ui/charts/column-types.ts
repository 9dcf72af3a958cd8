// What a column chart is drawn from.

/** A group of columns, or one stack: a month, a level band, a coach. */
export interface ColumnCategory {
  key: string;
  /** Under the column; short. */
  label: string;
  /** In the table and the readout; the label when left out. */
  name?: string;
}

/** What is counted in each category. */
export interface ColumnSeries {
  key: string;
  label: string;
  tone: ColumnTone;
  /** A value for each category, in their order; 0 or more, null where there is none. */
  values: readonly (number | null)[];
}

/** How the series of a chart look; neighbours differ in lightness as well as in hue. */
export const columnTones = {
  primary: 'bg-primary',
  pale: 'bg-primary/60',
  grass: 'bg-success',
  clay: 'bg-attention',
  sand: 'bg-line-strong',
  'tier-entry': 'bg-tier-entry',
  'tier-getting': 'bg-tier-getting',
  'tier-solid': 'bg-tier-solid',
  'tier-advanced': 'bg-tier-advanced',
} as const;
export type ColumnTone = keyof typeof columnTones;
