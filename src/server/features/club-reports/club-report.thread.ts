// The thread that writes club reports: a report in, the finished file out.

import { parentPort } from 'node:worker_threads';
import type { ClubReport } from '#contract/clubs/club-reports.ts';
import { writeClubReport } from './club-report-document.ts';

// What goes wrong is no one's to catch here: it ends the thread, and whoever waits is told.
parentPort?.on('message', (report: ClubReport) => {
  void writeClubReport(report).then((file) => parentPort?.postMessage(new Uint8Array(file)));
});
