// Two windows changed the same lines of one review: the coach chooses. Everything else is kept from both.

import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useId, useState } from 'react';
import { say } from '#domain/language/say.ts';
import { personName } from '#domain/people/person-name.ts';
import { type Collision, mergeReviews, type Side } from '#domain/reviews/draft/review-merge.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { TimeText } from '#web/ui/time.tsx';
import type { SaveState } from '../state/draft/draft-saver-ports.ts';
import { useOpenReview, useReviewState, useSaveState } from '../state/review-context.ts';
import { collisionLabel, collisionText } from './conflict-texts.ts';

type Conflicting = Extract<SaveState, { phase: 'conflict' }>;

/** Opens when another window has saved different text at the same place. Closed without a choice, it can be reopened. */
export function ConflictDialog() {
  const saving = useSaveState();
  return saving.phase === 'conflict' ? <Conflict key={saving.theirs.version} {...saving} /> : null;
}

function Conflict({ theirs, base, isOnDevice }: Conflicting) {
  const { store, video } = useOpenReview();
  const mine = useReviewState((state) => state.document);
  const [open, setOpen] = useState(true);
  const [choices, setChoices] = useState<Record<string, Side>>({});
  const { collisions } = mergeReviews(base, mine, theirs.document);
  const writer = useOtherWriter();
  const sides = store.saver.sides();
  // The later text counts unless the coach chooses otherwise.
  const sideOf = (path: string): Side => choices[path] ?? sides?.later ?? 'theirs';
  useEffect(() => {
    // Pauses the player behind the dialog.
    if (open && video.canControl) video.pause();
  }, [open, video]);
  const decide = () => {
    store.saver.decide(Object.fromEntries(collisions.map(({ path }) => [path, sideOf(path)])));
    toast({ title: t`Choices saved`, description: t`What you didn’t choose is kept in History.`, tone: 'success' });
  };
  return (
    <>
      {!open && (
        <div
          role="alert"
          className="fixed inset-x-4 bottom-[calc(var(--bottom-nav-height)+1rem)] z-30 mx-auto flex w-fit max-w-full flex-wrap items-center gap-3 rounded-xl border bg-surface-raised p-3 text-sm shadow-raised"
        >
          {t`Nothing is saved until you choose which version to keep.`}
          <Button size="sm" onClick={() => setOpen(true)}>
            {t`Decide`}
          </Button>
        </div>
      )}
      <Dialog
        open={open}
        onOpenChange={setOpen}
        size="lg"
        title={t`The same lines were changed in another window`}
        description={`${isOnDevice ? say(closedWindow) : writer} ${t`Everything else is kept from both. Choose which of these to keep.`}`}
        footer={<Button onClick={decide}>{t`Save these choices`}</Button>}
      >
        <div className="grid gap-5">
          {collisions.map((collision) => (
            <Choice
              key={collision.path}
              collision={collision}
              label={collisionLabel(collision, mine)}
              texts={{ mine: collisionText(collision, mine), theirs: collisionText(collision, theirs.document) }}
              names={{ mine: t`In this window`, theirs: isOnDevice ? t`In the closed window` : t`Saved elsewhere` }}
              typedAt={{ mine: sides?.mine ?? null, theirs: sides?.theirs ?? null }}
              chosen={sideOf(collision.path)}
              onChoose={(side) => setChoices({ ...choices, [collision.path]: side })}
            />
          ))}
          <p className="text-sm text-ink-muted">{t`The version you don’t choose is kept in History.`}</p>
        </div>
      </Dialog>
    </>
  );
}

const closedWindow = msg`Another window on this device was closed before it could save.`;

interface ChoiceProps {
  collision: Collision;
  label: string;
  texts: Record<Side, string>;
  names: Record<Side, string>;
  /** ISO 8601; null if unknown. */
  typedAt: Record<Side, string | null>;
  chosen: Side;
  onChoose: (side: Side) => void;
}

function Choice({ label, texts, names, typedAt, chosen, onChoose }: ChoiceProps) {
  const name = useId();
  return (
    <fieldset className="grid min-w-0 gap-2 text-sm">
      <legend className="mb-2 font-medium">{label}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {(['mine', 'theirs'] as const).map((side) => (
          <label
            key={side}
            className={cn(
              'grid min-h-11 min-w-0 cursor-pointer content-start gap-1 rounded-lg border p-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              side === chosen && 'border-primary bg-primary-soft',
            )}
          >
            <span className="flex items-center gap-2 font-medium">
              <input
                type="radio"
                name={name}
                checked={side === chosen}
                onChange={() => onChoose(side)}
                className="accent-primary"
              />
              {names[side]}
            </span>
            {typedAt[side] && (
              <span className="text-xs text-ink-muted">
                <Trans>
                  Typed <TimeText at={typedAt[side]} kind="datetime" />
                </Trans>
              </span>
            )}
            <span className="max-h-48 overflow-y-auto wrap-anywhere whitespace-pre-line">
              {texts[side] || (
                <span className="text-ink-muted">{t({ message: 'Nothing', context: 'an empty text' })}</span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Who else may have written. The server does not say, but only the reviewer and administrators can. */
function useOtherWriter(): string {
  const { reviewer } = useOpenReview().workspace;
  const { id } = useCurrentUser();
  return reviewer === null || id === reviewer.id
    ? t`You in another window, or an administrator, saved in the meantime.`
    : t`${{ person: personName(reviewer) }}, or you in another window, saved in the meantime.`;
}
