// Imports players from a file: /club/import.

import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Download, FileUp } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { formatNumber } from '#web/lib/format.ts';
import { query } from '#web/lib/http/api.ts';
import { BackLink } from '#web/lib/links/back-link.tsx';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { cn } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { templateText } from './columns.ts';
import { ImportPreview } from './import-preview.tsx';
import { useImportFile } from './use-import-file.ts';

/** File choice, preview and progress. */
export function ImportScreen() {
  const { country } = useCurrentUser();
  const reading = useImportFile(country);
  const { file, refusal, isReading, choose } = reading;
  const [isStarted, setStarted] = useState(false);
  return (
    <Page
      title={t`Import players`}
      lead={t`Import an Excel or CSV file from any spreadsheet or membership system. You check it before anyone is invited.`}
      back={<BackLink to="/club/players">{t`Players`}</BackLink>}
    >
      <div className="grid gap-4">
        {/* First, since it answers the press of Invite. */}
        {isStarted && <ImportProgress isNew />}
        <ChooseFile
          onChoose={(chosen) => {
            setStarted(false);
            choose(chosen);
          }}
          refusal={refusal}
          isNext={isStarted}
        />
        {isReading && (
          <div role="status" aria-busy>
            <span className="sr-only">{t`Reading the file`}</span>
            <Skeleton className="h-40 rounded-xl" />
          </div>
        )}
        {file && <ImportPreview file={file} reading={reading} onStarted={() => setStarted(true)} />}
        {/* Last, so that it pushes nothing when it loads. */}
        {!isStarted && <ImportProgress />}
      </div>
    </Page>
  );
}

interface ChooseFileProps {
  onChoose: (file: File) => void;
  refusal: string | undefined;
  /** Whether an import has just started, and this would be another one. */
  isNext: boolean;
}

function ChooseFile({ onChoose, refusal, isNext }: ChooseFileProps) {
  const id = useId();
  return (
    <Card as="section" className="grid gap-3">
      <CardTitle className="mb-0">{isNext ? t`Import another file` : t`Choose a file`}</CardTitle>
      <p className="max-w-[70ch] text-sm text-ink-muted">
        {t`You need names and email addresses, in columns of any order; country, level, coach and groups are optional. Import up to 5,000 players at once. Rows without a country use yours. For juniors add “Junior until” (or “Born”) and the guardian’s email, which siblings can share; “Guardian” is optional.`}
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
            buttonStyles({ variant: isNext ? 'secondary' : 'primary' }),
            'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
          )}
        >
          <FileUp aria-hidden />
          {t`Choose file`}
          <input
            id={id}
            type="file"
            accept=".xlsx,.xlsm,.csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
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
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${templateText()}`)}`}
          download="players.csv"
          className={buttonStyles({ variant: 'secondary' })}
        >
          <Download aria-hidden />
          {t`Download template`}
        </a>
      </div>
    </Card>
  );
}

/**
 * How many are invited and have joined. Empty before the first import.
 *
 * @param isNew just started: says what comes next
 */
function ImportProgress({ isNew = false }: { isNew?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { data } = useQuery(query(endpoints.getLatestClubImport));
  const isShown = Boolean(data);
  useEffect(() => {
    if (isNew && isShown) heading.current?.focus();
  }, [isNew, isShown]);
  if (!data) return null;
  const { total, done, joined, startedAt, finishedAt } = data;
  return (
    <Card as="section" className="grid gap-2">
      <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {isNew
          ? finishedAt
            ? t`Import finished`
            : t`Import started`
          : finishedAt
            ? t`Latest import`
            : t`Import in progress`}
      </h2>
      {/* Announced a few times only. */}
      <p className="sr-only" role="status">
        {finishedAt ? t`The import is finished.` : t`${{ percent: Math.floor((done / total) * 4) * 25 }} percent done.`}
      </p>
      <p className="font-heading text-xl font-semibold">
        {t`${plural({ invited: total }, { one: '# invited', other: '# invited' })}, ${plural(joined, { one: '# joined so far', other: '# joined so far' })}`}
      </p>
      <p className="text-sm text-ink-muted">
        <Trans>
          {{ done: formatNumber(done) }} of <Plural value={total} one="# invitation" other="# invitations" /> sent,
          started <TimeText at={startedAt} className="lowercase" />.
        </Trans>
        {!finishedAt && <span>{` ${t`You can leave this page; the import continues in the background.`}`}</span>}
      </p>
      {!finishedAt && (
        <progress
          className="h-2 w-full overflow-hidden rounded-full accent-(--color-primary)"
          max={total}
          value={done}
          aria-label={t`Invitations sent`}
        />
      )}
      {isNew && (
        <ul className="grid max-w-[70ch] list-disc gap-1 pl-5 text-sm text-ink-muted">
          <li>{t`Each player gets an email with a link that works for two weeks.`}</li>
          <li>{t`We remind those who haven’t answered after two days, and again a day before their link ends.`}</li>
          <li>{t`A junior’s guardian gets one email for all siblings. You find them under Juniors.`}</li>
          <li>{t`Players appear in your list as soon as they join.`}</li>
        </ul>
      )}
      <Link
        to="/club/players"
        search={{ tab: 'invited' }}
        className="justify-self-start text-sm font-medium text-primary hover:underline"
      >
        {t`See who is invited`}
      </Link>
    </Card>
  );
}
