// Describes a category of a column chart.

import { expect, it } from 'vitest';
import { columnReadout } from './column-readout.ts';

const analysed = { key: 'a', label: 'Analysed', tone: 'primary', values: [5, null] } as const;
const waiting = { key: 'w', label: 'Waiting', tone: 'sand', values: [2, 0] } as const;
const plain = (value: number) => String(value);

it('columnReadout names each of several series', () => {
  const week = { key: '1', label: '3 Nov', name: 'Week of 3 Nov' };
  expect(columnReadout(week, 0, [analysed, waiting], plain)).toBe('Week of 3 Nov: Analysed 5, Waiting 2');
  expect(columnReadout({ key: '2', label: '10 Nov' }, 1, [analysed, waiting], plain)).toBe(
    '10 Nov: Analysed –, Waiting 0',
  );
  expect(columnReadout(week, 0, [analysed], plain)).toBe('Week of 3 Nov: 5');
});
