// The choice of notes on a shared page.

import { t } from '@lingui/core/macro';
import type { Annotation } from '#contract/videos/videos.ts';
import { maxSharedNotes, noteKind, noteWords } from '#domain/reviews/shared-review.ts';

interface NotesToShareProps {
  /** All notes of the review. */
  notes: readonly Annotation[];
  /** Ids of those that may be public, by time. */
  sharable: readonly string[];
  chosen: readonly string[];
  disabled: boolean;
  onChoose: (noteIds: string[]) => void;
}

/** A checkbox for each note; with two chosen the others wait. */
export function NotesToShare({ notes, sharable, chosen, disabled, onChoose }: NotesToShareProps) {
  const byId = new Map(notes.map((note) => [note.id, note]));
  const offered = sharable.flatMap((id) => byId.get(id) ?? []);
  const isFull = chosen.length >= maxSharedNotes;
  const toggle = (id: string) => onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <fieldset disabled={disabled} className="grid min-w-0 gap-1">
      <legend className="mb-1 font-medium">{t`Notes, up to two`}</legend>
      {offered.length > 0 && (
        <ul className="max-h-72 divide-y overflow-y-auto rounded-lg border">
          {offered.map((note) => {
            const { title, comment } = noteWords(note);
            const isChosen = chosen.includes(note.id);
            return (
              <li key={note.id}>
                <label className="flex min-h-11 cursor-pointer items-start gap-3 px-3 py-2 text-sm hover:bg-surface-sunken has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:opacity-55">
                  <input
                    type="checkbox"
                    checked={isChosen}
                    disabled={isFull && !isChosen}
                    onChange={() => toggle(note.id)}
                    className="mt-0.5 size-4.5 shrink-0 accent-primary"
                  />
                  <span className="grid min-w-0 gap-0.5 wrap-anywhere">
                    <span className="text-xs text-ink-muted">{noteKind(note)}</span>
                    {title && (
                      <span className="font-semibold" dir="auto">
                        {title}
                      </span>
                    )}
                    {comment && (
                      <span className="line-clamp-2" dir="auto">
                        {comment}
                      </span>
                    )}
                  </span>
                </label>
              </li>
            );
          })}
        </ul>
      )}
      {offered.length < notes.length && (
        <p className="mt-1 text-sm text-ink-muted">
          {offered.length === 0 && <span>{`${t`None of your notes can be shared.`} `}</span>}
          <span>{t`Notes about your pair, or that name another player, stay private.`}</span>
        </p>
      )}
      {notes.length === 0 && <p className="text-sm text-ink-muted">{t`This review has no notes.`}</p>}
    </fieldset>
  );
}
