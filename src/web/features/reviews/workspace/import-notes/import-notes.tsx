// Imports notes, ratings, strokes and rallies from a file in our notation.

import { t } from '@lingui/core/macro';
import { FileUp } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { v7 as newId } from 'uuid';
import { notationTooLarge, readNotation } from '#contract/reviews/review-notation.ts';
import { importedInWords, importNotation } from '#domain/reviews/notes/take-along/import-notation.ts';
import { maxNotationBytes, type ReviewNotation } from '#domain/reviews/notes/take-along/notation.ts';
import { useVideoState } from '#web/lib/video/video-controller.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { cn } from '#web/ui/class-names.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useOpenReview, useReviewState } from '../state/review-context.ts';
import { videoKey } from '../state/video-times.ts';

export interface ImportNotesProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The chosen file: what it holds, or what is wrong with it. */
type Chosen = { name: string; notation: ReviewNotation } | { name: string; problems: readonly string[] };

/** File choice, preview, and adding to the review; closing it forgets the file. */
export function ImportNotes({ open, onOpenChange }: ImportNotesProps) {
  const { store, video } = useOpenReview();
  const document = useReviewState((state) => state.document);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const notation = chosen && 'notation' in chosen ? chosen.notation : null;
  const duration = useVideoState(video, (state) => state.duration);
  const found = useMemo(
    () => notation && importNotation(notation, document, { duration, newId }),
    [notation, document, duration],
  );
  const words = found && importedInWords(found.parts);
  const close = () => {
    setChosen(null);
    onOpenChange(false);
  };
  const add = () => {
    if (!found || words === null) return;
    const wayBack = store.changeUndoably({ kind: 'add-parts', parts: found.parts });
    close();
    toast({
      title: t`Notes imported`,
      description: t`Added: ${{ words }}.`,
      tone: 'success',
      action: { label: t`Undo`, onClick: wayBack },
    });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={t`Import notes`}
      description={t`From a file that “Review data” has downloaded. Nothing in this review is changed or replaced.`}
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            {t`Cancel`}
          </Button>
          {words !== null && <Button onClick={add}>{t`Add to the review`}</Button>}
        </>
      }
    >
      <div className="grid gap-4">
        <ChooseFile isNext={chosen !== null} onChoose={(file) => void readFile(file).then(setChosen)} />
        <div aria-live="polite" className="grid gap-3 text-sm empty:hidden">
          {chosen && (
            <p className="font-semibold wrap-anywhere" translate="no">
              {chosen.name}
            </p>
          )}
          {chosen && 'problems' in chosen && <Problems problems={chosen.problems} />}
          {notation && found && <Preview words={words} skipped={found.skipped} link={notation.video.link} />}
        </div>
      </div>
    </Dialog>
  );
}

function ChooseFile({ isNext, onChoose }: { isNext: boolean; onChoose: (file: File) => void }) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={cn(
        buttonStyles({ variant: 'secondary' }),
        'w-fit cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
      )}
    >
      <FileUp aria-hidden />
      {isNext ? t`Choose another file` : t`Choose file`}
      <input
        id={id}
        type="file"
        accept=".json,application/json"
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Lets the same file be chosen again.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
    </label>
  );
}

function Problems({ problems }: { problems: readonly string[] }) {
  return (
    <div role="alert" className="text-danger">
      <p className="font-medium">{t`This file can’t be imported.`}</p>
      <ul className="list-disc pl-5 wrap-anywhere">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  );
}

interface PreviewProps {
  /** What is added; null for nothing. */
  words: string | null;
  skipped: readonly string[];
  /** The video that the file was written for. */
  link: string;
}

function Preview({ words, skipped, link }: PreviewProps) {
  const { workspace } = useOpenReview();
  const key = videoKey(link);
  const isOther = key !== null && key !== videoKey(workspace.video.videoUrl);
  return (
    <>
      <p>{words === null ? t`This file has nothing to add to this review.` : t`Will be added: ${{ words }}.`}</p>
      {isOther && (
        <p className="rounded-lg bg-attention-soft p-3">
          {t`The file was written for another video. Its times may not fit this one.`}
        </p>
      )}
      {skipped.length > 0 && (
        <div>
          <p className="font-medium">{t`Not added`}</p>
          <ul className="list-disc pl-5 text-ink-muted">
            {skipped.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

async function readFile(file: File): Promise<Chosen> {
  const { name } = file;
  if (file.size > maxNotationBytes) return { name, problems: [notationTooLarge()] };
  const text = await file.text().catch(() => null);
  return { name, ...(text === null ? { problems: [t`The file could not be read.`] } : readNotation(text)) };
}
