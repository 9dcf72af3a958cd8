// The report of a review as a document, to print or to send: one A4 sheet, or two where there is much to say.

import { Document, Page, Text, View } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import { brand } from '#domain/brand.ts';
import { documentDetails } from '#server/pictures/document-parts.ts';
import { writePdf } from '#server/pictures/write-pdf.ts';
import type { ReportFacts } from './report-facts.ts';
import { reportHead } from './report-head.ts';
import { countsPart, notesPart, prioritiesPart, skillsPart, textPart } from './report-parts.ts';
import { planReport } from './report-plan.ts';
import { styles } from './report-styles.ts';

/** Writes the document, as PDF with real text. */
export function writeReport(facts: ReportFacts): Promise<Buffer> {
  const plan = planReport(facts);
  return writePdf(
    h(
      Document,
      documentDetails(`${facts.name}: ${facts.title}`, facts.publishedAt),
      h(
        Page,
        { size: 'A4', style: styles.page },
        reportHead(facts),
        h(
          View,
          { style: styles.body },
          facts.skills.length > 0 && skillsPart(facts),
          ...plan.texts.map(textPart),
          facts.priorities.length > 0 && prioritiesPart(facts.priorities),
          plan.notes.length > 0 && notesPart(plan, facts.noteCount),
          (facts.counts !== null || facts.rallies !== null) && countsPart(facts),
        ),
        foot(facts),
      ),
    ),
  );
}

function foot({ address }: ReportFacts) {
  return h(
    View,
    { style: styles.foot, fixed: true },
    h(Text, null, `${brand.name} · ${address}`),
    h(Text, { render: ({ pageNumber, totalPages }) => `${pageNumber} of ${totalPages}` }),
  );
}
