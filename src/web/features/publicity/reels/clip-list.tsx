// A reel's clips in order, moved by drag, buttons or keys.

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
import { ClipRow } from './clip-row.tsx';
import type { ReelDraft } from './use-reel-draft.ts';

/** Pixels of movement before a drag starts, so that a press stays a press. */
const dragDistance = 6;

/** A row per clip. */
export function ClipList({ draft }: { draft: ReelDraft }) {
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
