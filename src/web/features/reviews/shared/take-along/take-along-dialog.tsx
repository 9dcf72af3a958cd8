// The notes of a review in formats that work without us.

import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Copy, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { chapterRules, chaptersLeftOut, youtubeChapters } from '#domain/reviews/notes/take-along/chapters.ts';
import type { NoteFormat, NoteToTake } from '#domain/reviews/notes/take-along/note-words.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { download } from '#web/lib/http/download.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

export interface TakeAlongDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  notes: readonly NoteToTake[];
  /** The address of the files, with `{format}`. */
  path: string;
  /** Only the notes on the pair. */
  isPair?: boolean;
}

/** Four formats, each with what it is for. */
export function TakeAlongDialog({ open, onOpenChange, notes, path, isPair = false }: TakeAlongDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`Take the notes along`}
      description={
        isPair
          ? t`The notes on you as a pair, as files that work without Pala.`
          : t`The notes of this review, as files that work without Pala. Recordings stay here.`
      }
    >
      <ul className="divide-y">
        <Chapters notes={notes} path={path} />
        <Format name={t`Subtitles (WebVTT)`} format="vtt" path={path}>
          {t`Video players such as VLC show each note at its moment.`}
        </Format>
        <Format name={t`Spreadsheet (CSV)`} format="csv" path={path}>
          {t`One row for each note, with a link to its moment.`}
        </Format>
        <Format name={t`Review data (JSON)`} format="json" path={path}>
          {isPair
            ? t`The notes for other programs. Coaches can import them into a review.`
            : t`Notes, ratings, strokes, rallies and positions for other programs. Coaches can import them into a review.`}
        </Format>
      </ul>
    </Dialog>
  );
}

function Chapters({ notes, path }: Pick<TakeAlongDialogProps, 'notes' | 'path'>) {
  const chapters = youtubeChapters(notes);
  const { text, count } = chapters;
  const left = chaptersLeftOut(chapters);
  if (text === null) {
    return (
      <Row name={t`YouTube chapters`}>
        {t`YouTube needs at least ${{ least: chapterRules.least }} chapters, each ${{ seconds: chapterRules.seconds }} seconds or longer. There are too few notes far enough apart.`}
      </Row>
    );
  }
  const copy = async () => {
    const isCopied = await copyText(text);
    if (isCopied) toast({ title: t`Chapters copied`, description: t`Paste them into the description of your video.` });
    else toast({ title: t`Chapters not copied`, description: t`Download them instead.`, tone: 'danger' });
  };
  return (
    <Row
      name={t`YouTube chapters`}
      buttons={
        <>
          <Button size="sm" variant="secondary" icon={<Copy aria-hidden />} onClick={() => void copy()}>
            <Trans>
              Copy<span className="sr-only"> YouTube chapters</span>
            </Trans>
          </Button>
          <DownloadButton name={t`YouTube chapters`} format="txt" path={path} />
        </>
      }
    >
      <span>
        {plural(count, {
          one: '# chapter to paste into the description of your video.',
          other: '# chapters to paste into the description of your video.',
        })}
      </span>
      {left !== null && <span className="block">{left}</span>}
    </Row>
  );
}

interface FormatProps {
  name: string;
  format: NoteFormat;
  path: string;
}

function Format({ children, ...file }: FormatProps & { children: ReactNode }) {
  return (
    <Row name={file.name} buttons={<DownloadButton {...file} />}>
      {children}
    </Row>
  );
}

function Row({ name, buttons, children }: { name: string; buttons?: ReactNode; children: ReactNode }) {
  return (
    <li className="grid gap-x-6 gap-y-2 py-4 first:pt-0 last:pb-0 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div>
        <h3 className="font-semibold">{name}</h3>
        <p className="text-sm text-ink-muted">{children}</p>
      </div>
      {buttons !== undefined && <div className="flex gap-2">{buttons}</div>}
    </li>
  );
}

function DownloadButton({ name, format, path }: FormatProps) {
  const file = useMutation({
    mutationFn: () => download(path.replace('{format}', format)),
    onError: (error) => failureToast(t`Notes not downloaded`, error, t`Please try again.`),
  });
  return (
    <Button
      size="sm"
      variant="secondary"
      icon={<Download aria-hidden />}
      busy={file.isPending}
      onClick={() => file.mutate()}
    >
      <Trans>
        Download<span className="sr-only"> {name}</span>
      </Trans>
    </Button>
  );
}
