// The report of a review, to print or send: the essentials on the first page, then every note by time.

import { msg } from '@lingui/core/runtime-macro';
import { Document, Page, Text, View } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import { brand } from '#domain/brand.ts';
import { say } from '#domain/language/say.ts';
import { clamped, documentDetails } from '#server/pictures/document-parts.ts';
import { type WrittenPdf, writeMeasuredPdf } from '#server/pictures/write-pdf.ts';
import type { ReportFacts } from './report-facts.ts';
import { reportHead } from './report-head.ts';
import { allNotesPart, importantNotesPart } from './report-notes.ts';
import { countsPart, prioritiesPart, skillsPart, textPart } from './report-parts.ts';
import { densities, type FactsWithRoom, manyPages, minLastFill, planNotes, sheet } from './report-plan.ts';
import { lineHeight, styles } from './report-styles.ts';

/** Writes the PDF with real text. Line spacing adapts if the last page would be nearly empty. */
export async function writeReport(facts: FactsWithRoom): Promise<Buffer> {
  let best: WrittenPdf | null = null;
  for (const density of densities) {
    const written = await writeMeasuredPdf(report(facts, density), sheet.below);
    const isWell = written.pages === 1 || written.pages > manyPages || written.lastFill >= minLastFill;
    if (isWell) return written.file;
    if (best === null || written.lastFill > best.lastFill) best = written;
  }
  return (best as WrittenPdf).file;
}

function report(facts: FactsWithRoom, density: number) {
  const plan = planNotes(facts);
  return h(
    Document,
    documentDetails(`${facts.name}: ${facts.title}`, facts.publishedAt),
    h(
      Page,
      { size: 'A4', style: { ...styles.page, lineHeight: lineHeight * density }, bookmark: facts.title },
      reportHead(facts),
      h(
        View,
        { style: styles.body },
        facts.skills.length > 0 && skillsPart(facts),
        ...facts.texts.map(textPart),
        facts.sinceLast !== null && textPart(facts.sinceLast),
        facts.priorities.length > 0 && prioritiesPart(facts.priorities),
        plan.important.length > 0 && importantNotesPart(plan),
        (facts.counts !== null || facts.rallies !== null) && countsPart(facts),
        plan.all.length > 0 && allNotesPart(plan),
      ),
      foot(facts),
    ),
  );
}

function foot({ name, address }: ReportFacts) {
  return h(
    View,
    { style: styles.foot, fixed: true },
    h(Text, { style: { ...styles.footName, ...clamped(1) } }, `${brand.name} · ${name}`),
    h(Text, null, address),
    h(Text, {
      style: styles.footPage,
      render: ({ pageNumber, totalPages }) => say(msg`Page ${{ page: pageNumber }} of ${{ pages: totalPages }}`),
    }),
  );
}
