// Imports players from a file: /club/import.

import { Download, FileUp } from 'lucide-react';
import { useId } from 'react';
import { BackLink } from '#web/lib/links/back-link.tsx';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { cn } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { templateText } from './columns.ts';
import { ImportPreview } from './import-preview.tsx';
import { ImportProgress } from './import-progress.tsx';
import { useImportFile } from './use-import-file.ts';

/** File choice, preview and progress. */
export function ImportScreen() {
  const { country } = useCurrentUser();
  const reading = useImportFile(country);
  const { file, refusal, isReading, choose } = reading;
  return (
    <Page
      title="Import players"
      lead="Import a CSV file from any spreadsheet or membership system. You check it before anyone is invited."
      back={<BackLink to="/club/players">Players</BackLink>}
    >
      <div className="grid gap-4">
        <ChooseFile onChoose={choose} refusal={refusal} />
        {isReading && (
          <div role="status" aria-busy>
            <span className="sr-only">Reading the file</span>
            <Skeleton className="h-40 rounded-xl" />
          </div>
        )}
        {file && <ImportPreview file={file} reading={reading} />}
        {/* Last, so that it pushes nothing when it loads. */}
        <ImportProgress />
      </div>
    </Page>
  );
}

function ChooseFile({ onChoose, refusal }: { onChoose: (file: File) => void; refusal: string | undefined }) {
  const id = useId();
  return (
    <Card as="section" className="grid gap-3">
      <CardTitle className="mb-0">Choose a file</CardTitle>
      <p className="max-w-[70ch] text-sm text-ink-muted">
        You need names and email addresses, in columns of any order; country and level are optional. Import up to 5,000
        players at once. Rows without a country use yours.
      </p>
      {refusal !== undefined && (
        <p role="alert" id={`${id}-refusal`} className="text-sm font-medium text-danger">
          {refusal}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <label
          htmlFor={id}
          className={cn(
            buttonStyles(),
            'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
          )}
        >
          <FileUp aria-hidden />
          Choose CSV file
          <input
            id={id}
            type="file"
            accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
            className="sr-only"
            aria-describedby={refusal === undefined ? undefined : `${id}-refusal`}
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              // Lets the same file be chosen again.
              target.value = '';
              if (chosen) onChoose(chosen);
            }}
          />
        </label>
        <a
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${templateText}`)}`}
          download="players.csv"
          className={buttonStyles({ variant: 'secondary' })}
        >
          <Download aria-hidden />
          Download template
        </a>
      </div>
    </Card>
  );
}
