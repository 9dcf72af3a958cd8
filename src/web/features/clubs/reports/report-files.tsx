// The report as files: a table for a spreadsheet, a document to hand on.

import { useMutation } from '@tanstack/react-query';
import { FileDown, Sheet } from 'lucide-react';
import { files } from '#contract/files.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { download } from '#web/lib/http/download.ts';
import { Button } from '#web/ui/button.tsx';
import { reportQueryOf } from './report-read.ts';
import type { ReportsSearch } from './reports-search.ts';

/** Both downloads of the report that is shown. */
export function ReportFiles({ search }: { search: ReportsSearch }) {
  const table = useDownload(files.clubReportTable.path, search);
  const document = useDownload(files.clubReportDocument.path, search);
  return (
    <>
      <Button variant="secondary" icon={<Sheet aria-hidden />} busy={table.isPending} onClick={() => table.mutate()}>
        Download CSV
      </Button>
      <Button
        icon={<FileDown aria-hidden />}
        busy={document.isPending}
        busyLabel="Writing..."
        onClick={() => document.mutate()}
      >
        Download PDF
      </Button>
    </>
  );
}

function useDownload(path: string, search: ReportsSearch) {
  return useMutation({
    mutationFn: () => download(`${path}?${new URLSearchParams(reportQueryOf(search)).toString()}`),
    onError: (error) => failureToast('Report not downloaded', error, 'Please try again.'),
  });
}
