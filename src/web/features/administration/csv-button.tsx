// Downloads a list as CSV, filtered like the screen.

import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { download } from '#web/lib/http/download.ts';
import { Button } from '#web/ui/button.tsx';

interface CsvButtonProps {
  path: string;
  query: Record<string, string | undefined>;
  /** Tooltip. */
  help?: string;
}

/** The Download CSV button. */
export function CsvButton({ path, query, help }: CsvButtonProps) {
  const given = Object.entries(query).filter((one): one is [string, string] => one[1] !== undefined);
  const address = given.length > 0 ? `${path}?${new URLSearchParams(given).toString()}` : path;
  const file = useMutation({
    mutationFn: () => download(address),
    onError: (error) => failureToast(t`Not downloaded`, error, t`Please try again.`),
  });
  return (
    <Button variant="secondary" title={help} busy={file.isPending} onClick={() => file.mutate()}>
      <Download aria-hidden />
      {t`Download CSV`}
    </Button>
  );
}
