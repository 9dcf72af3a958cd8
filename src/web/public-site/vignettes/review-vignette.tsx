// The hero's picture: a review as the player sees it.

import { t } from '@lingui/core/macro';
import { skillLabel } from '#domain/skills/skills.ts';
import { exampleNotes, examplePlayers, exampleRatings } from '#web/lib/example-review.ts';
import { VideoStatusBadge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Court } from '#web/ui/padel/court.tsx';
import { Rating } from '#web/ui/padel/rating.tsx';
import { ExampleNote, NoteTimeline } from './note-timeline.tsx';
import { Vignette } from './vignette.tsx';

const openNote = 1;

/** Court, timeline and notes on one card; ratings on another over its corner. */
export function ReviewVignette() {
  return (
    <Vignette
      label={t`Example review: four players on a court drawing, a timeline with five coach notes, and skill ratings compared with the previous review.`}
      className="relative pb-14"
    >
      <Card className="ml-auto w-[88%] p-5 sm:p-5">
        <div className="mb-4 flex items-center justify-between gap-3">
          <span className="font-heading text-lg font-semibold">{t`Tuesday match`}</span>
          <VideoStatusBadge status="Analyzed" />
        </div>
        <Court players={examplePlayers} className="rounded-lg" />
        <div className="mt-4">
          <NoteTimeline open={openNote} />
        </div>
        <div className="mt-4 grid gap-4 pl-[38%]">
          {exampleNotes.slice(openNote, openNote + 2).map((note) => (
            <ExampleNote key={note.at} note={note} />
          ))}
        </div>
      </Card>
      <Card className="absolute bottom-0 left-0 grid w-[46%] gap-4 p-5 sm:p-5">
        {exampleRatings.slice(0, 3).map(({ skill, rating, previous }) => (
          <Rating key={skill} label={skillLabel(skill)} rating={rating} previous={previous} showTier={false} />
        ))}
      </Card>
    </Vignette>
  );
}
