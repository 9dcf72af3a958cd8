// Linking notes to a rating; notes that name the skill are proposed first.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { DraftNote, DraftRating } from '#contract/reviews/review-document.ts';
import {
  currentEvidence,
  maxEvidence,
  proposedEvidence,
  toggledEvidence,
} from '#domain/reviews/notes/review-evidence.ts';
import { skillLabel } from '#domain/skills/skills.ts';
import { Button } from '#web/ui/button.tsx';
import type { OpenReview } from '../state/review-context.ts';
import { EvidenceChips, ProposedChips } from './evidence-chips.tsx';
import { EvidencePicker } from './evidence-picker.tsx';

interface SkillEvidenceProps {
  review: OpenReview;
  given: DraftRating;
  notes: readonly DraftNote[];
  /** Notes about this skill; the first of them are proposed. */
  about: readonly DraftNote[];
  onChange: (evidence: string[]) => void;
  /** At the end of the line. */
  children: ReactNode;
}

/** How many notes are proposed. Ours: one line. */
const maxProposed = 3;

/** Linked notes, up to three proposals, and all others on demand. Links to deleted notes are hidden and removed with the next change. */
export function SkillEvidence({ review, given, notes, about, onChange, children }: SkillEvidenceProps) {
  const [isPicking, setIsPicking] = useState(false);
  const pickerId = useId();
  if (notes.length === 0) return children;
  const skillName = skillLabel(given.skillName);
  const evidence = currentEvidence(given.evidence, notes);
  const isFull = evidence.length >= maxEvidence;
  const proposed = isFull ? [] : proposedEvidence(given.skillName, about, evidence).slice(0, maxProposed);
  const toggle = ({ id }: DraftNote) => onChange(toggledEvidence(evidence, id));
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-start gap-1.5">
        <EvidenceChips
          review={review}
          label={t`Notes linked to ${{ skill: skillName }}`}
          notes={notes.filter(({ id }) => evidence.includes(id))}
          onRemove={toggle}
        />
        {!isPicking && (
          <ProposedChips label={t`Notes about ${{ skill: skillName }}`} notes={proposed} onTake={toggle} />
        )}
        <Button
          size="sm"
          variant="ghost"
          className="px-2 text-xs text-ink-muted pointer-fine:min-h-7"
          icon={<Link2 aria-hidden />}
          aria-expanded={isPicking}
          aria-controls={isPicking ? pickerId : undefined}
          onClick={() => setIsPicking(!isPicking)}
        >
          {isPicking ? (
            <Trans>
              Done<span className="sr-only"> linking notes to {skillName}</span>
            </Trans>
          ) : (
            <Trans>
              Link notes<span className="sr-only"> to {skillName}</span>
            </Trans>
          )}
        </Button>
        {children}
      </div>
      {isPicking && (
        <EvidencePicker
          id={pickerId}
          label={skillName}
          notes={[...about, ...notes.filter((note) => !about.includes(note))]}
          evidence={evidence}
          isFull={isFull}
          onToggle={toggle}
        />
      )}
    </div>
  );
}
