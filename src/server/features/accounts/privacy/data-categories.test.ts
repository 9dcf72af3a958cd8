// Nothing that tells of people is forgotten: every reference to a person has an answer, for export and for erasure.

import { getColumns, getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import * as schema from '#server/db/schema/index.ts';
import { dataCategories } from './data-categories.ts';
import { erasedColumns, keptColumns } from './privacy.queries.ts';

const tables = Object.values(schema).filter((one) => is(one, PgTable));

/** Every column that refers to a row of `users`, or with a video to its player, as `table.column`. */
const references = tables.flatMap((table) =>
  getTableConfig(table)
    .foreignKeys.map((key) => key.reference())
    .flatMap(({ columns, foreignTable, foreignColumns }) =>
      columns.filter((_, place) => foreignTable === schema.users || foreignColumns[place] === schema.videos.playerId),
    )
    .map((column) => `${getTableName(table)}.${snake(column.name)}`),
);

function snake(name: string): string {
  return name.replaceAll(/([A-Z])/g, (letter) => `_${letter.toLowerCase()}`);
}

describe('the categories of personal data', () => {
  const answered = dataCategories.flatMap((category) => Object.keys(category.references));

  it('cover every column that refers to a person', () => {
    expect(references.length).toBeGreaterThan(8);
    expect(answered.toSorted()).toEqual(references.toSorted());
  });

  it('say in words what export and erasure do', () => {
    for (const category of dataCategories) {
      for (const answer of Object.values(category.references)) {
        expect(answer.exported).not.toBe('');
        expect(answer.erased).not.toBe('');
      }
    }
  });
});

describe('an erased row', () => {
  it('covers every column: overwritten, or kept because it identifies nobody', () => {
    const overwritten = Object.keys(erasedColumns('id', { firstName: '', lastName: '' }));
    expect([...overwritten, ...keptColumns].toSorted()).toEqual(Object.keys(getColumns(schema.users)).toSorted());
  });
});
