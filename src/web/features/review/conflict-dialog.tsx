// Two windows, one review: the coach decides which one counts.

import { Copy } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { ReviewDocument } from '#contract/review-document.ts';
import { useCurrentUser } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TimeText } from '#web/ui/time.tsx';
import type { Loaded } from './draft-saver-ports.ts';
import { copy } from './left-behind.tsx';
import { reviewAsText } from './review-as-text.ts';
import { reviewContents } from './review-contents.ts';
import { useOpenReview, useReviewState, useSaveState } from './review-context.ts';

/** Asks as soon as another window has saved; closed undecided, it can be opened again from the save state. */
export function ConflictDialog() {
  const saving = useSaveState();
  return saving.phase === 'conflict' ? <Conflict key={saving.theirs.version} theirs={saving.theirs} /> : null;
}

function Conflict({ theirs }: { theirs: Loaded }) {
  const { store, video } = useOpenReview();
  const mine = useReviewState((state) => state.document);
  const [open, setOpen] = useState(true);
  useEffect(() => {
    // The dialog lies over the player, so that it must not play behind it.
    if (open && video.canControl) video.pause();
  }, [open, video]);
  return (
    <>
      {!open && (
        <div
          role="alert"
          className="fixed inset-x-4 bottom-[calc(var(--bottom-nav-height)+1rem)] z-30 mx-auto flex w-fit max-w-full flex-wrap items-center gap-3 rounded-xl border bg-surface-raised p-3 text-sm shadow-raised"
        >
          Nothing is saved until you decide which version counts.
          <Button size="sm" onClick={() => setOpen(true)}>
            Decide
          </Button>
        </div>
      )}
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="This review was changed in another window"
        description={`${useOtherWriter()} Only one of the two versions can go on: nothing is saved until you decide.`}
        footer={
          <>
            <Button variant="secondary" onClick={store.saver.keepMine}>
              Keep mine
            </Button>
            <Button onClick={store.takeTheirs}>Load latest</Button>
          </>
        }
      >
        <div className="grid gap-4 text-sm">
          <dl className="grid gap-3 sm:grid-cols-2">
            <Version title="The latest" document={theirs.document}>
              {theirs.savedAt && (
                <>
                  Saved <TimeText at={theirs.savedAt} kind="datetime" />
                </>
              )}
            </Version>
            <Version title="Mine, in this window" document={mine}>
              Not saved yet
            </Version>
          </dl>
          <p className="text-ink-muted">
            Keep mine replaces the latest. Load latest replaces mine, which you can still copy afterwards.
          </p>
          <Button
            size="sm"
            variant="ghost"
            className="justify-self-start"
            icon={<Copy aria-hidden />}
            onClick={() => void copy(reviewAsText(mine))}
          >
            Copy my text
          </Button>
        </div>
      </Dialog>
    </>
  );
}

/** Who else may have written: the server does not tell, but only the reviewer and administrators can. */
function useOtherWriter(): string {
  const { reviewer } = useOpenReview().workspace;
  return useCurrentUser().id === reviewer.id
    ? 'You in another window, or an administrator, saved in the meantime.'
    : `${reviewer.firstName} ${reviewer.lastName}, or you in another window, saved in the meantime.`;
}

interface VersionProps {
  title: string;
  document: ReviewDocument;
  children: ReactNode;
}

function Version({ title, document, children }: VersionProps) {
  return (
    <div className="grid gap-0.5 rounded-lg border p-3">
      <dt className="font-medium">{title}</dt>
      <dd className="text-ink-muted">{reviewContents(document)}</dd>
      <dd className="text-ink-muted">{children}</dd>
    </div>
  );
}
