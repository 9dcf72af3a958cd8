// Downloads the review as a PDF.

import { useMutation } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { files } from '#contract/files.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { download } from '#web/lib/http/download.ts';
import { Button } from '#web/ui/button.tsx';

/** The server may have to write the report first; errors show in place. */
export function ReportButton({ videoId }: { videoId: string }) {
  const report = useMutation({
    mutationFn: () => download(files.videoReport.path.replace('{videoId}', videoId)),
    onError: (error) => failureToast('Report not downloaded', error, 'Please try again.'),
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      className="print:hidden"
      icon={<FileDown aria-hidden />}
      busy={report.isPending}
      busyLabel="Writing..."
      onClick={() => report.mutate()}
    >
      Download report
    </Button>
  );
}
