// What helps the coach to know who is who: optional, and out of the way until it is wanted.

import { t } from '@lingui/core/macro';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { courtFocuses, courtLabel, courtPositions } from '#domain/videos/match-context.ts';
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

const open = () => ({ value: unspecified, label: t`Not stated` });
const choices = (labels: Record<string, string>) => [
  open(),
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
];
const parts = (values: readonly Parameters<typeof courtLabel>[0][]) => [
  open(),
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
          <span className="text-sm font-medium">{t`More for your coach`}</span>
          <span className="text-sm text-ink-muted">{t`Who is who, when and where it was. All optional.`}</span>
        </span>
      </summary>
      <div className="grid gap-6 border-t p-4">
        <Group title={t`The session`}>
          <SelectField {...field('videoType')} label={t`Type of play`} options={choices(videoTypeLabels)} />
          <DateField {...field('eventDate')} label={t`Date played`} max={lastMatchDay()} />
          <TextField {...field('venue')} label={t`Venue`} placeholder={t`e.g. Padel Yard, court 3`} />
        </Group>
        <Group title={t`How to recognise you`}>
          <TextField
            {...field('playerClothingColor')}
            label={t`What you wear`}
            placeholder={t`e.g. white shirt, black shorts`}
          />
          <TextField
            {...field('playerEquipment')}
            label={t`Your equipment`}
            placeholder={t`e.g. yellow racket, blue cap`}
          />
          <SelectField {...field('playerPlayingHand')} label={t`Playing hand`} options={choices(playingHandLabels)} />
          <TextField
            {...field('initialCourtPosition')}
            label={t`Where you start`}
            placeholder={t`e.g. near side, left`}
          />
        </Group>
        <Group title={t`The others`}>
          <TextField
            {...field('partnerClothingColor')}
            label={t`What your partner wears`}
            placeholder={t`e.g. red shirt`}
          />
          <TextField
            {...field('opponentClothingColors')}
            label={t`What your opponents wear`}
            placeholder={t`e.g. green and grey`}
          />
        </Group>
        <Group title={t`Court and camera`}>
          <SelectField {...field('courtPosition')} label={t`Court position`} options={parts(courtPositions)} />
          <SelectField
            {...field('courtFocus')}
            label={t`Focus`}
            options={parts(courtFocuses)}
            help={t`Your coach gets position and focus together, so choose both.`}
          />
          <TextField
            {...field('courtSideChanges')}
            label={t`When you change sides`}
            placeholder="e.g. 12:30, 34:10"
            help={t`Times in the video.`}
          />
          <SelectField {...field('cameraAngle')} label={t`Camera`} options={choices(cameraAngleLabels)} />
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
