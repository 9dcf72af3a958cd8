// The thread that writes documents: what kind and its facts in, the finished PDF out.

import { parentPort } from 'node:worker_threads';
import { writeClubReport } from '#server/features/clubs/reports/club-report-document.ts';
import { writeCertificate } from '#server/features/levels/certificates/certificate-document.ts';
import { writeReceipt } from '#server/features/payments/receipt-document.ts';
import { writeReport } from '#server/features/reviews/report/report-document.ts';

/** Every document that is written as PDF. */
export const documents = {
  certificate: writeCertificate,
  'club-report': writeClubReport,
  receipt: writeReceipt,
  report: writeReport,
};

type Order = {
  [K in keyof typeof documents]: { kind: K; facts: Parameters<(typeof documents)[K]>[0] };
}[keyof typeof documents];

// What goes wrong ends the thread, and its caller hears of that.
parentPort?.on('message', ({ kind, facts }: Order) => {
  const write = documents[kind] as (given: typeof facts) => Promise<Buffer>;
  void write(facts).then((file) => parentPort?.postMessage(new Uint8Array(file)));
});
