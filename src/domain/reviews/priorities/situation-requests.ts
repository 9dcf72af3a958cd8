// Requests for the same situation: a priority asks for another video, whose review says whether it worked (docs/product.md#review).

import { msg } from '@lingui/core/runtime-macro';
import { localeInForce, say } from '#domain/language/say.ts';
import { excerpt } from '#domain/reviews/notes/coach-text.ts';
import { type SingleSkill, skillLabel, withoutAiPrefix } from '#domain/skills/skills.ts';
import { addDays, shortDay } from '#domain/time/time-zones.ts';
import { outcomeWords, type PriorityOutcome } from './priority-answers.ts';

/** Days until a request is due, as suggested; the latest day that can be asked for; when its reminder comes, in days before. */
export const requestDays = { suggested: 7, most: 365, reminder: 2 };

/** How long an answered request is still shown, in days. */
export const closedShownDays = 60;

/** The suggested day, `YYYY-MM-DD`. */
export function suggestedSendBy(today: string): string {
  return addDays(today, requestDays.suggested);
}

interface Requested {
  skill: SingleSkill;
  sendBy?: string | null | undefined;
}

/**
 * Why the days of these priorities cannot be asked for, as a sentence to show; null if they can. A day that was published stays.
 *
 * @param today `YYYY-MM-DD`
 * @param published the priorities of the published review that is corrected
 */
export function sendByProblem(
  priorities: readonly Requested[],
  today: string,
  published: readonly Requested[],
): string | null {
  for (const { skill, sendBy } of priorities) {
    if (!sendBy || published.some((one) => one.skill === skill && one.sendBy === sendBy)) continue;
    const named = skillLabel(skill);
    if (sendBy < today)
      return say(msg`${{ skill: named }}: the day to send the same situation by has passed. Choose a later one.`);
    if (sendBy > addDays(today, requestDays.most)) return say(msg`${{ skill: named }}: choose a day within a year.`);
  }
  return null;
}

/** Where a video shows the situation, in seconds; both null if that was not said. */
export interface Situation {
  from: number | null;
  to: number | null;
}

/** Why a situation cannot be in a video, with the field at fault; null if it can. */
export function situationProblem(
  { from, to }: Situation,
  duration: number | null = null,
): { field: 'from' | 'to'; message: string } | null {
  if (from === null && to === null) return null;
  if (from === null) return { field: 'from', message: say(msg`Say when the situation starts.`) };
  if (duration !== null && from >= duration)
    return { field: 'from', message: say(msg`The situation starts after the end of the video.`) };
  if (to === null) return { field: 'to', message: say(msg`Say when the situation ends.`) };
  if (to <= from) return { field: 'to', message: say(msg`The situation must end after it starts.`) };
  if (duration !== null && to > duration)
    return { field: 'to', message: say(msg`The situation ends after the end of the video.`) };
  return null;
}

/** Whether an answer closes a request. What was not seen in a video stays asked for. */
export function closesRequest(answer: PriorityOutcome | null): boolean {
  return answer !== null && answer !== 'not-seen';
}

/** What a request's state depends on. */
export interface RequestFacts {
  /** `YYYY-MM-DD`. */
  dueOn: string;
  /** The video said to show it; null while there is none. */
  reply: object | null;
  /** Without an answer, a newer request took its place. */
  closed: { answer: PriorityOutcome | null } | null;
}

export type RequestState = 'open' | 'late' | 'sent' | 'closed';

/** A request stays open past its day until it is answered. */
export function requestState({ dueOn, reply, closed }: RequestFacts, today: string): RequestState {
  if (closed) return 'closed';
  if (reply) return 'sent';
  return dueOn < today ? 'late' : 'open';
}

/** A day, `YYYY-MM-DD`, as "Sunday 6 Dec", with the year if it is another than today's. */
export function dayWords(day: string, today: string): string {
  const noon = Date.parse(`${day}T12:00:00Z`);
  const weekday = new Date(noon).toLocaleDateString(localeInForce(), { weekday: 'long', timeZone: 'UTC' });
  return `${weekday} ${shortDay(noon, 'UTC', new Date(`${today}T12:00:00Z`))}`;
}

/** A request in a text of the review; empty without one. */
export function sendByWords({ sendBy }: Pick<Requested, 'sendBy'>): string {
  return sendBy ? say(msg`Same situation again by ${{ day: dayWords(sendBy, sendBy) }}`) : '';
}

/** The request as its player reads it. */
export function requestWords(request: RequestFacts, today: string): string {
  const { dueOn, closed } = request;
  switch (requestState(request, today)) {
    case 'open':
      return say(msg`Send the same situation by ${{ day: dayWords(dueOn, today) }}`);
    case 'late':
      return say(
        msg`The same situation was due ${{ day: dayWords(dueOn, today) }}. It’s still open, so send it when you can.`,
      );
    case 'sent':
      return say(msg`Sent. Your coach will say whether it worked.`);
    case 'closed':
      return closed?.answer
        ? say(msg`Did it work? ${{ answer: capital(outcomeWords[closed.answer]) }}`)
        : say(msg`A newer request took its place.`);
  }
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** A request as an objective of a training session. */
export function requestObjective(
  { skill, focus, closed }: { skill: SingleSkill; focus: string } & Pick<RequestFacts, 'closed'>,
  most = 200,
): string {
  const objective = `${skillLabel(skill)}: ${excerpt(withoutAiPrefix(focus), most)}`;
  if (!closed?.answer) return objective;
  return say(msg`${{ objective }} (last video: ${{ answer: outcomeWords[closed.answer] }})`);
}
