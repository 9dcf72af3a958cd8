// What the add-video form holds, and how that becomes what is sent.

import { z } from 'zod';
import { NewVideo } from '#contract/videos.ts';
import { courtDescription } from '#domain/videos.ts';

/** The value of a select in which nothing has been chosen. Not empty: an option's value may not be (specification, section 5). */
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
export type AddVideoValues = typeof emptyAddVideo;
export type AddVideoName = keyof AddVideoValues;

/** What to send: without what was left open, and with position and focus as one description if both were chosen. */
function toNewVideo(values: AddVideoValues): z.input<typeof NewVideo> {
  const { courtPosition, courtFocus, title, videoUrl, ...context } = values;
  const given = (value: string) => (value === '' || value === unspecified ? undefined : value);
  const fields = Object.fromEntries(Object.entries(context).filter(([, value]) => given(value) !== undefined));
  const description = courtDescription(given(courtPosition), given(courtFocus));
  return { title, videoUrl, ...fields, ...(description && { courtDescription: description }) };
}

/** Checks the form with the sentences of the contract, and gives what to send. */
export const AddVideo = z.custom<AddVideoValues>().transform(toNewVideo).pipe(NewVideo);
