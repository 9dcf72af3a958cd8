// The note's pair subject: only notes with one are shared with the partner.

import { type PairSubject, pairSubjectLabel, pairSubjects } from '#domain/videos/pairs/pair-subjects.ts';
import { FilterSelect } from '#web/ui/fields/filter-select.tsx';
import { useOpenReview } from '../state/review-context.ts';
import type { EditedNote } from '../state/review-state.ts';

const options = [
  { value: '', label: 'No' },
  ...pairSubjects.map((subject) => ({ value: subject, label: pairSubjectLabel(subject) })),
] as const;

/** A subject, or none: then the note is for the player alone. Says who sees it. */
export function PairChoice({ edited }: { edited: EditedNote }) {
  const { store } = useOpenReview();
  return (
    <div className="flex min-w-40 flex-1 flex-wrap items-center justify-end gap-x-2">
      <FilterSelect<PairSubject | ''>
        label="On the pair"
        value={edited.pair ?? ''}
        onValueChange={(value) => store.editTo({ pair: value || null })}
        options={options}
        className="min-h-9 min-w-0 pointer-fine:min-h-8"
      />
      {edited.pair && <p className="text-xs text-ink-muted">An invited partner sees it too.</p>}
    </div>
  );
}
