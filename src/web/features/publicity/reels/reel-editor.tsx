// The editor of a reel: its clips beside moments to add.

import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import type { Reel } from '#contract/publicity/reels.ts';
import { personName } from '#domain/people/person-name.ts';
import { isBlank } from '#domain/plain-text.ts';
import { reelLength, reelTextLimits } from '#domain/publicity/clips.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/field.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { ReelPlayer } from '#web/ui/reel/reel-player.tsx';
import { ClipRow } from './clip-row.tsx';
import { MomentPicker } from './moment-picker.tsx';
import { SharingCard } from './sharing-card.tsx';
import { type ReelDraft, useReelDraft } from './use-reel-draft.ts';

interface ReelEditorProps {
  reel: Reel;
  /** A group whose moments are offered first. */
  group: string | undefined;
  onReload: () => void;
}

/** `onReload` replaces the draft with the saved reel. */
export function ReelEditor({ reel, group, onReload }: ReelEditorProps) {
  const draft = useReelDraft(reel);
  const { clips } = draft;
  const count = clips.length;
  const length = formatClockTime(reelLength(clips));
  const shown = { public: clips.filter(({ isPublic }) => isPublic).length, all: clips.length };
  const played = clips.map(({ player, ...clip }) => ({ ...clip, name: personName(player) }));
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <div className="grid content-start gap-6">
        <Card as="section">
          <CardTitle
            action={
              <SaveState
                draft={draft}
                onReload={() => {
                  draft.discard();
                  onReload();
                }}
              />
            }
          >
            {t`Clips`}
          </CardTitle>
          <div className="grid gap-4">
            <TextField
              label={t`Title`}
              value={draft.title}
              maxLength={reelTextLimits.title}
              error={isBlank(draft.title) ? t`Please give the reel a title.` : undefined}
              onChange={(event) => draft.rename(event.target.value)}
            />
            {reel.withheld > 0 && (
              <p className="rounded-lg bg-attention-soft p-3 text-sm text-attention">
                {plural(
                  { count: reel.withheld },
                  {
                    one: '# clip is left out because the player has left or declined, or the clip was taken down.',
                    other: '# clips are left out because the player has left or declined, or the clip was taken down.',
                  },
                )}
              </p>
            )}
            {reel.isTextWithheld && (
              <p className="rounded-lg bg-attention-soft p-3 text-sm text-attention">
                {t`The title or a caption names a player who has not agreed, so the public page leaves it out.`}
              </p>
            )}
            {clips.length === 0 ? (
              <p className="rounded-lg border border-dashed border-line-strong/60 px-4 py-8 text-center text-ink-muted">
                {t`Add moments, or let us suggest some.`}
              </p>
            ) : (
              <>
                <p className="text-sm text-ink-muted">
                  <Trans>
                    <Plural value={count} one="# clip" other="# clips" />, <span translate="no">{length}</span>. Drag to
                    reorder, and trim with the arrow keys on a time.
                  </Trans>
                </p>
                <ClipList draft={draft} />
              </>
            )}
          </div>
        </Card>
        <SharingCard reel={reel} shown={shown} />
      </div>
      <div className="grid content-start gap-6">
        {played.length > 0 && (
          <Card as="section">
            <CardTitle>{t`Preview`}</CardTitle>
            <ReelPlayer title={draft.title} clips={played} className="lg:grid-cols-1" />
          </Card>
        )}
        <MomentPicker draft={draft} group={group} />
      </div>
    </div>
  );
}

/** The save state; refused changes stay on the screen. */
function SaveState({ draft, onReload }: { draft: ReelDraft; onReload: () => void }) {
  if (draft.state === 'failed') {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-2 text-sm text-danger">
        {errorSentence(draft.error)}
        <Button variant="secondary" size="sm" onClick={draft.retry}>
          {t`Try again`}
        </Button>
        <Button variant="secondary" size="sm" icon={<RotateCw aria-hidden />} onClick={onReload}>
          {t`Load the latest`}
        </Button>
      </div>
    );
  }
  return (
    <span role="status" className="text-sm text-ink-muted">
      {draft.state === 'saved' ? t`Saved` : t`Saving…`}
    </span>
  );
}

/** Pixels of movement before a drag starts, so that a press stays a press. */
const dragDistance = 6;

/** A row per clip. */
function ClipList({ draft }: { draft: ReelDraft }) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: dragDistance } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const keys = draft.clips.map(({ key }) => key);
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) draft.move(String(active.id), keys.indexOf(String(over.id)));
  };
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        <ol className="grid gap-2">
          {draft.clips.map((clip, index) => (
            <ClipRow key={clip.key} clip={clip} index={index} draft={draft} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
