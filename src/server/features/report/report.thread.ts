// The thread that writes reports: facts in, the finished file out.

import { parentPort } from 'node:worker_threads';
import { writeReport } from './report-document.ts';
import type { ReportFacts } from './report-facts.ts';

// What goes wrong is no one's to catch here: it ends the thread, and whoever waits is told.
parentPort?.on('message', (facts: ReportFacts) => {
  void writeReport(facts).then((file) => parentPort?.postMessage(new Uint8Array(file)));
});
