// What helps the coach to know who is who: optional, and out of the way until it is wanted.

import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { courtFocuses, courtLabel, courtPositions } from '#domain/videos/videos.ts';
import { cameraAngleLabels, playingHandLabels, videoTypeLabels } from '#web/lib/video/video-words.ts';
import { DateField, SelectField, TextField } from '#web/ui/fields/field.tsx';
import { lastMatchDay, type SentValues, unspecified } from './sent-values.ts';

interface CoachContextFieldsProps {
  /** Everything that a control of that name needs. */
  field: (name: Exclude<keyof SentValues, 'title' | 'reportType'>) => {
    id: string;
    name: string;
    error: string | undefined;
  };
  /** Opens the part, so that no error hides in it. */
  hasError?: boolean;
  isOpenAtFirst?: boolean;
}

const open = { value: unspecified, label: 'Not stated' };
const choices = (labels: Record<string, string>) => [
  open,
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
];
const parts = (values: readonly Parameters<typeof courtLabel>[0][]) => [
  open,
  ...values.map((value) => ({ value, label: courtLabel(value) })),
];

/** The context fields in four groups (docs/product.md#videos). */
export function CoachContextFields({ field, hasError = false, isOpenAtFirst = false }: CoachContextFieldsProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <details
      open={isOpen || hasError}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="group rounded-lg border"
    >
      <summary className="flex min-h-11 list-none items-center gap-3 rounded-lg px-3 py-2.5 hover:bg-surface-sunken [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 text-ink-muted transition-transform group-open:rotate-90"
        />
        <span className="grid">
          <span className="text-sm font-medium">More for your coach</span>
          <span className="text-sm text-ink-muted">Who is who, when and where it was. All optional.</span>
        </span>
      </summary>
      <div className="grid gap-6 border-t p-4">
        <Group title="The session">
          <SelectField {...field('videoType')} label="Type of play" options={choices(videoTypeLabels)} />
          <DateField {...field('eventDate')} label="Date played" max={lastMatchDay()} />
          <TextField {...field('venue')} label="Venue" placeholder="e.g. Padel Yard, court 3" />
        </Group>
        <Group title="How to recognise you">
          <TextField
            {...field('playerClothingColor')}
            label="What you wear"
            placeholder="e.g. white shirt, black shorts"
          />
          <TextField {...field('playerEquipment')} label="Your equipment" placeholder="e.g. yellow racket, blue cap" />
          <SelectField {...field('playerPlayingHand')} label="Playing hand" options={choices(playingHandLabels)} />
          <TextField {...field('initialCourtPosition')} label="Where you start" placeholder="e.g. near side, left" />
        </Group>
        <Group title="The others">
          <TextField {...field('partnerClothingColor')} label="What your partner wears" placeholder="e.g. red shirt" />
          <TextField
            {...field('opponentClothingColors')}
            label="What your opponents wear"
            placeholder="e.g. green and grey"
          />
        </Group>
        <Group title="Court and camera">
          <SelectField {...field('courtPosition')} label="Court position" options={parts(courtPositions)} />
          <SelectField
            {...field('courtFocus')}
            label="Focus"
            options={parts(courtFocuses)}
            help="Your coach gets position and focus together, so choose both."
          />
          <TextField
            {...field('courtSideChanges')}
            label="When you change sides"
            placeholder="e.g. 12:30, 34:10"
            help="Times in the video."
          />
          <SelectField {...field('cameraAngle')} label="Camera" options={choices(cameraAngleLabels)} />
        </Group>
      </div>
    </details>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-3 font-heading text-sm font-semibold text-ink-muted">{title}</legend>
      {children}
    </fieldset>
  );
}
