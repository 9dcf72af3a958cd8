// Texts of notifications about videos and their reviews.

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import { dayWords } from '#domain/reviews/priorities/situation-requests.ts';
import { skillLabel } from '#domain/skills/skills.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import { linkProblemSentence } from '#domain/videos/link-health.ts';
import type { Texts } from './text-parts.ts';

export const videoTexts = {
  'video-submitted': ({ videoTitle, dueInHours }) => ({
    title: say(msg`Video submitted`),
    message:
      dueInHours === null
        ? say(msg`“${{ videoTitle }}” is waiting for a coach. We’ll assign one.`)
        : say(
            msg`“${{ videoTitle }}” is waiting for a coach. Expect your review within ${{ hours: dueInHours }} hours.`,
          ),
  }),
  'video-sent-for-you': ({ videoTitle, dueInHours, isPaid }) => ({
    title: say(msg`A video was sent for you`),
    message: `${
      isPaid
        ? say(msg`We sent “${{ videoTitle }}” for you, using one of your credits.`)
        : say(msg`We sent “${{ videoTitle }}” for you.`)
    } ${expectation(dueInHours)}`,
  }),
  'video-to-review': ({ videoTitle }, { player }) => ({
    title: say(msg`New video to review`),
    message: say(msg`${{ player }} submitted “${{ videoTitle }}”.`),
  }),
  'video-without-coach': ({ videoTitle }, { player }) => ({
    title: say(msg`A video is waiting for a coach`),
    message: say(msg`${{ player }} submitted “${{ videoTitle }}” and has no coach yet.`),
  }),
  'video-assigned': ({ videoTitle }, { player }) => ({
    title: say(msg`A video was assigned to you`),
    message: say(msg`${{ player }} submitted “${{ videoTitle }}”.`),
  }),
  'second-review-to-write': ({ videoTitle }, { player }) => ({
    title: say(msg`A blind second review`),
    message: say(
      msg`${{ player }} asks you for a second review: “${{ videoTitle }}”. Another coach reviews the same match. Neither of you sees the other’s review until both are published.`,
    ),
  }),
  'second-review-asked': ({ videoTitle }, { player }) => ({
    title: say(msg`A second review was asked for`),
    message: say(
      msg`${{ player }} asked another coach to review “${{ videoTitle }}”, too, without seeing your review. You can compare both once they are published.`,
    ),
  }),
  'reviews-to-compare': ({ videoTitle }) => ({
    title: say(msg`Two reviews to compare`),
    message: say(msg`Both reviews of “${{ videoTitle }}” are published. Open yours to compare them.`),
  }),
  'own-video-dead': ({ videoTitle, problem, provider }) => ({
    title: say(msg`Your video cannot be opened`),
    message: `“${videoTitle}”: ${linkProblemSentence(problem, 'player', provider)}`,
  }),
  'video-link-replaced': ({ videoTitle }, { player }) => ({
    title: say(msg`A video has a new link`),
    message: say(msg`${{ player }} replaced the link to “${{ videoTitle }}”.`),
  }),
  'video-dead': ({ videoTitle, problem }, { player }) => ({
    title: say(msg`A video cannot be opened`),
    message: say(
      msg`“${{ videoTitle }}” by ${{ player }}: ${{ problem: linkProblemSentence(problem, 'coach') }} Its due time is paused.`,
    ),
  }),
  'video-works-again': ({ videoTitle }, { player }) => ({
    title: say(msg`A video can be opened again`),
    message: say(msg`“${{ videoTitle }}” by ${{ player }} can be opened again.`),
  }),
  'review-published': ({ videoTitle }, { coach }) => ({
    title: say(msg`Your review is ready`),
    message: say(msg`${{ coach }} reviewed “${{ videoTitle }}”.`),
  }),
  'review-revised': ({ videoTitle }, { coach }) => ({
    title: say(msg`Your review was updated`),
    message: say(msg`${{ coach }} updated the review of “${{ videoTitle }}”.`),
  }),
  'situation-due': ({ skill, dueOn }) => ({
    title: say(msg`Did it work?`),
    message: say(
      msg`Your coach asked for another video of your ${{ skill: skillLabel(skill).toLowerCase() }} by ${{ day: dayWords(dueOn, dueOn) }}.`,
    ),
  }),

  'pair-invited': ({ videoTitle }, { player }) => ({
    title: say(msg`Invitation to a pair`),
    message: say(
      msg`${{ player }} invites you to see the notes on the two of you in “${{ videoTitle }}”. Answer under Pair Matches.`,
    ),
  }),
  'pair-joined': ({ videoTitle }, { partner }) => ({
    title: say(msg`Your partner has joined`),
    message: say(msg`${{ partner }} can now see the notes on the two of you in “${{ videoTitle }}”.`),
  }),
  'pair-ended': ({ videoTitle }, { other }) => ({
    title: say(msg`No longer shared`),
    message: say(msg`You and ${{ other }} no longer share “${{ videoTitle }}”.`),
  }),
  'pair-notes-published': ({ videoTitle }, { player }) => ({
    title: say(msg`Notes on your pair`),
    message: say(msg`There are notes on you and ${{ player }} in “${{ videoTitle }}”.`),
  }),

  'note-answered': ({ videoTitle, timestamp }, { writer }) => ({
    title: say(msg`Answer to a note`),
    message: say(
      msg`${{ writer }} answered the note at ${{ clockTime: formatClockTime(timestamp) }} of “${{ videoTitle }}”.`,
    ),
  }),
} satisfies Partial<Texts>;

/** When to expect the review; nothing is promised before there is a coach. */
function expectation(dueInHours: number | null): string {
  return dueInHours === null
    ? say(msg`We’ll assign one.`)
    : say(msg`Expect your review within ${{ hours: dueInHours }} hours.`);
}
