// The file name of a report.

import { brand } from '#domain/brand.ts';
import { fileName } from '#domain/file-name.ts';
import type { ReportFacts } from './report-facts.ts';

/** "pala-review-alma-bergstrom-sunday-league.pdf". */
export function reportFileName({ name, title }: Pick<ReportFacts, 'name' | 'title'>): string {
  return fileName(`${brand.name} review ${name} ${title}`, '.pdf');
}
