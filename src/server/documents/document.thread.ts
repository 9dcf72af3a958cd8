// The worker thread that writes PDFs from a kind and its facts.

import { parentPort } from 'node:worker_threads';
import type { LanguageCode } from '#domain/language/languages.ts';
import { writeClubReport } from '#server/features/clubs/reports/club-report-document.ts';
import { writeCertificate, writeCertificates } from '#server/features/levels/certificates/certificate-document.ts';
import { writeReceipt } from '#server/features/payments/receipt-document.ts';
import { writeReport } from '#server/features/reviews/report/report-document.ts';
import { inLanguage } from '#server/language/in-language.ts';

/** All kinds of PDF. */
export const documents = {
  certificate: writeCertificate,
  certificates: writeCertificates,
  'club-report': writeClubReport,
  receipt: writeReceipt,
  report: writeReport,
};

type Order = {
  [K in keyof typeof documents]: { kind: K; facts: Parameters<(typeof documents)[K]>[0]; language: LanguageCode };
}[keyof typeof documents];

// An error ends the thread, which its caller reports.
parentPort?.on('message', ({ kind, facts, language }: Order) => {
  const write = documents[kind] as (given: typeof facts) => Promise<Buffer>;
  void inLanguage(language, () => write(facts)).then((file) => parentPort?.postMessage(new Uint8Array(file)));
});
