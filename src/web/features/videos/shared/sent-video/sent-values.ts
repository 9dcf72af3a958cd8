// What the forms hold that send a video or correct what was sent, and how that becomes what is sent.

import { t } from '@lingui/core/macro';
import { z } from 'zod';
import { CorrectedVideo, NewVideo, type Video } from '#contract/videos/videos.ts';
import { isBlank } from '#domain/plain-text.ts';
import { situationProblem } from '#domain/reviews/priorities/situation-requests.ts';
import { parseClockTime } from '#domain/time/clock-time.ts';
import { courtDescription, courtParts, latestMatchDay, playedBeforeSent } from '#domain/videos/match-context.ts';
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
  /** The guardian's yes to a junior's video; of everyone else's it stays false. */
  guardianAgrees: false,
  /** The coach's requests that the video answers, by id, with typed times. */
  situations: {} as Record<string, { from: string; to: string }>,
};
/** What has been typed and chosen so far. */
type AddVideoValues = typeof emptyAddVideo;

const isOpen = (value: string) => value === '' || value === unspecified;

/** What is sent of a video besides its link. */
export type SentValues = Omit<AddVideoValues, 'videoUrl' | 'guardianAgrees' | 'situations'>;

/**
 * What to send: without what was left open, and with position and focus as one description if both were chosen (docs/product.md#videos).
 */
function toSent({ courtPosition, courtFocus, title, ...context }: SentValues): z.input<typeof CorrectedVideo> {
  const given = (value: string) => (isOpen(value) ? undefined : value);
  const fields = Object.fromEntries(Object.entries(context).filter(([, value]) => given(value) !== undefined));
  const description = courtDescription(given(courtPosition), given(courtFocus));
  return { title, ...fields, ...(description && { courtDescription: description }) };
}

/** Today where the player is, `YYYY-MM-DD`: the last day on which the match can have been played. */
export const lastMatchDay = () => latestMatchDay(ownTimeZone(), new Date());

const isPlayed = ({ eventDate }: { eventDate?: string | undefined }) =>
  eventDate === undefined || eventDate <= lastMatchDay();
const notPlayed = { path: ['eventDate'], error: playedBeforeSent };

/** The requests that the video answers, if any. A draft from before there were requests holds none. */
function answered(situations: AddVideoValues['situations'] | undefined): Pick<z.input<typeof NewVideo>, 'situations'> {
  const found = Object.entries(situations ?? {}).map(([requestId, typed]) => ({ requestId, ...readTimes(typed) }));
  return found.length > 0 ? { situations: found } : {};
}

function typedProblem(typed: { from: string; to: string }): { message: string } | null {
  const isUnreadable = [typed.from, typed.to].some((text) => !isBlank(text) && parseClockTime(text) === null);
  return isUnreadable
    ? { message: t`Type a time as minutes and seconds, e.g. 1:23.` }
    : situationProblem(readTimes(typed));
}

/** Typed times in seconds. */
function readTimes({ from, to }: { from: string; to: string }) {
  return { from: parseClockTime(from), to: parseClockTime(to) };
}

/** Checks the form with the sentences of the contract, and gives what to send. */
export const AddVideo = z
  .custom<AddVideoValues>()
  .superRefine(({ situations }, context) => {
    for (const [requestId, typed] of Object.entries(situations ?? {})) {
      const found = typedProblem(typed);
      if (found) context.addIssue({ code: 'custom', message: found.message, path: [`situations-${requestId}`] });
    }
  })
  .transform(
    ({ videoUrl, guardianAgrees, situations, ...sent }): z.input<typeof NewVideo> => ({
      videoUrl,
      ...(guardianAgrees && { guardianAgrees }),
      ...toSent(sent),
      ...answered(situations),
    }),
  )
  .pipe(NewVideo)
  .refine(isPlayed, notPlayed);

/** The form that corrects what was sent, as a video has it. */
export function sentValues(video: Pick<Video, keyof CorrectedVideo>): SentValues {
  const { videoUrl: _, guardianAgrees: __, situations: ___, courtPosition, courtFocus, ...empty } = emptyAddVideo;
  const parts = courtParts(video.courtDescription);
  const fromVideo = Object.entries(empty).map(([name, open]) => [name, video[name as keyof CorrectedVideo] ?? open]);
  return {
    ...(Object.fromEntries(fromVideo) as typeof empty),
    courtPosition: parts?.position ?? courtPosition,
    courtFocus: parts?.focus ?? courtFocus,
  };
}

/** Checks a correction, and gives what to send. A court description that the form cannot show stays until another is chosen. */
export function correctionOf({ courtDescription: described }: Pick<Video, 'courtDescription'>) {
  const kept = described !== null && courtParts(described) === null ? { courtDescription: described } : {};
  return z
    .custom<SentValues>()
    .transform((values): z.input<typeof CorrectedVideo> => ({ ...kept, ...toSent(values) }))
    .pipe(CorrectedVideo)
    .refine(isPlayed, notPlayed);
}
