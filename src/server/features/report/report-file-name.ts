// What a report is called where it is kept.

import { brand } from '#domain/brand.ts';
import type { ReportFacts } from './report-facts.ts';

/** Letters that are not a Latin letter with a mark, in the spelling that people use without them. */
const spelled: Record<string, string> = { ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

/** The most characters of a name, so that every file system takes it. */
const maxLength = 80;

/**
 * "pala-review-alma-bergstrom-sunday-league.pdf": small letters a to z, figures and hyphens, so that no name can break out of a header
 * or a folder.
 */
export function reportFileName({ name, title }: Pick<ReportFacts, 'name' | 'title'>): string {
  const words = `${brand.name} review ${name} ${title}`
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{ASCII}]/gu, (sign) => spelled[sign] ?? ' ')
    .replaceAll(/[^a-z\d]+/g, '-')
    .slice(0, maxLength)
    .replaceAll(/^-|-$/g, '');
  return `${words}.pdf`;
}
