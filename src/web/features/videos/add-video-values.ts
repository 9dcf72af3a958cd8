// What the add-video form holds, and how that becomes what is sent.

import { z } from 'zod';
import { NewVideo } from '#contract/videos/videos.ts';
import { courtDescription, latestMatchDay, playedBeforeSent } from '#domain/videos/videos.ts';
import { ownTimeZone } from '#web/lib/time-zone.ts';

/** The value of a select in which nothing has been chosen. Not empty: an option's value may not be (docs/product.md#videos). */
export const unspecified = 'unspecified';

/** The form before anything is typed. */
export const emptyAddVideo = {
  title: '',
  videoUrl: '',
  reportType: '',
  videoType: unspecified,
  eventDate: '',
  venue: '',
  playerClothingColor: '',
  playerEquipment: '',
  playerPlayingHand: unspecified,
  initialCourtPosition: '',
  partnerClothingColor: '',
  opponentClothingColors: '',
  courtPosition: unspecified,
  courtFocus: unspecified,
  courtSideChanges: '',
  cameraAngle: unspecified,
};
/** What has been typed and chosen so far. */
type AddVideoValues = typeof emptyAddVideo;
export type AddVideoName = keyof AddVideoValues;

const isOpen = (value: string) => value === '' || value === unspecified;

/** What to send: without what was left open, and with position and focus as one description if both were chosen. */
function toNewVideo(values: AddVideoValues): z.input<typeof NewVideo> {
  const { courtPosition, courtFocus, title, videoUrl, ...context } = values;
  const given = (value: string) => (isOpen(value) ? undefined : value);
  const fields = Object.fromEntries(Object.entries(context).filter(([, value]) => given(value) !== undefined));
  const description = courtDescription(given(courtPosition), given(courtFocus));
  return { title, videoUrl, ...fields, ...(description && { courtDescription: description }) };
}

/** Today where the player is, `YYYY-MM-DD`: the last day on which the match can have been played. */
export const lastMatchDay = () => latestMatchDay(ownTimeZone(), new Date());

/** Checks the form with the sentences of the contract, and gives what to send. */
export const AddVideo = z
  .custom<AddVideoValues>()
  // Together they are one description: one alone would be lost without a word.
  .refine(({ courtPosition, courtFocus }) => isOpen(courtFocus) || !isOpen(courtPosition), {
    path: ['courtPosition'],
    error: 'Choose a court position too, or leave the focus open.',
  })
  .refine(({ courtPosition, courtFocus }) => isOpen(courtPosition) || !isOpen(courtFocus), {
    path: ['courtFocus'],
    error: 'Choose a focus too, or leave the court position open.',
  })
  .transform(toNewVideo)
  .pipe(NewVideo)
  .refine(({ eventDate }) => eventDate === undefined || eventDate <= lastMatchDay(), {
    path: ['eventDate'],
    error: playedBeforeSent,
  });
