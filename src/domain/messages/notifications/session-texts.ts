// Texts of notifications about training sessions.

import { msg, plural } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import { sessionMoment } from '#domain/training/session-words.ts';
import type { Texts } from './text-parts.ts';
import { timeOf, yourCoach } from './text-parts.ts';

export const sessionTexts = {
  'session-booked'(facts, { coach }) {
    const { sessionTitle, sessions } = facts;
    const [by, time] = [coach ?? yourCoach(), timeOf(facts)];
    if (sessions === 1)
      return {
        title: say(msg`Session booked`),
        message: say(msg`${{ coach: by }} booked “${{ sessionTitle }}” for ${{ time }}.`),
      };
    return {
      title: say(msg`Sessions booked`),
      message: say(
        msg`${{ coach: by }} booked ${{ sessions }} weekly sessions “${{ sessionTitle }}”, the first on ${{ time }}.`,
      ),
    };
  },
  'session-changed'(facts, { coach }) {
    const { sessionTitle, sessions, zone, was } = facts;
    const [by, time, others] = [coach ?? yourCoach(), timeOf(facts), sessions - 1];
    if (was === null)
      return {
        title: say(msg`Session changed`),
        message:
          others === 0
            ? say(msg`${{ coach: by }} changed “${{ sessionTitle }}” on ${{ time }}.`)
            : say(
                msg`${{ coach: by }} changed “${{ sessionTitle }}” on ${{ time }} and ${plural({ others }, { one: 'the weekly session after it', other: 'the # weekly sessions after it' })}.`,
              ),
      };
    const before = sessionMoment(was, zone);
    return {
      title: say(msg`Session moved`),
      message:
        others === 0
          ? say(msg`${{ coach: by }} moved “${{ sessionTitle }}” from ${{ before }} to ${{ time }}.`)
          : say(
              msg`${{ coach: by }} moved “${{ sessionTitle }}” from ${{ before }} to ${{ time }} and ${plural({ others }, { one: 'the weekly session after it', other: 'the # weekly sessions after it' })}.`,
            ),
    };
  },
  'session-cancelled'(facts, { coach }) {
    const { sessionTitle, sessions } = facts;
    const [by, time, others] = [coach ?? yourCoach(), timeOf(facts), sessions - 1];
    if (others === 0)
      return {
        title: say(msg`Session cancelled`),
        message: say(msg`${{ coach: by }} cancelled “${{ sessionTitle }}” on ${{ time }}.`),
      };
    return {
      title: say(msg`Sessions cancelled`),
      message: say(
        msg`${{ coach: by }} cancelled “${{ sessionTitle }}” on ${{ time }}, and ${plural({ others }, { one: 'the weekly session after it', other: 'the # weekly sessions after it' })}.`,
      ),
    };
  },
  'session-completed': ({ sessionTitle }, { coach }) => ({
    title: say(msg`Session completed`),
    message: say(msg`“${{ sessionTitle }}” with ${{ coach: coach ?? yourCoach() }} is completed.`),
  }),
  'session-reviewed': ({ sessionTitle }, { coach }) => ({
    title: say(msg`Feedback on your session`),
    message: say(msg`${{ coach: coach ?? yourCoach() }} wrote feedback on “${{ sessionTitle }}”.`),
  }),
  'session-reminder': (facts, { coach }) => ({
    title: say(msg`Your session is coming up`),
    message: say(
      msg`“${{ sessionTitle: facts.sessionTitle }}” with ${{ coach: coach ?? yourCoach() }} is on ${{ time: timeOf(facts) }}.`,
    ),
  }),

  'session-handed-over'(facts, { coach, former }) {
    const { sessionTitle, sessions } = facts;
    const [time, others] = [timeOf(facts), sessions - 1];
    if (others === 0)
      return {
        title: say(msg`Another coach leads your session`),
        message: say(msg`${{ coach }} leads “${{ sessionTitle }}” on ${{ time }} instead of ${{ former }}.`),
      };
    return {
      title: say(msg`Another coach leads your sessions`),
      message: say(
        msg`${{ coach }} leads “${{ sessionTitle }}” on ${{ time }}, and ${plural({ others }, { one: 'the weekly session after it', other: 'the # weekly sessions after it' })}, instead of ${{ former }}.`,
      ),
    };
  },
  'session-coach-changed'(facts, { other }) {
    const { sessionTitle, sessions, isYours } = facts;
    const [time, others] = [timeOf(facts), sessions - 1];
    if (isYours)
      return {
        title: say(
          msg`${plural({ sessions }, { one: msg`You lead a session for ${{ other }}`, other: msg`You lead sessions for ${{ other }}` })}`,
        ),
        message:
          others === 0
            ? say(msg`You lead “${{ sessionTitle }}” on ${{ time }} instead of ${{ other }}.`)
            : say(
                msg`You lead “${{ sessionTitle }}” on ${{ time }}, and ${plural({ others }, { one: 'the weekly session after it', other: 'the # weekly sessions after it' })}, instead of ${{ other }}.`,
              ),
      };
    return {
      title: say(msg`${{ other }} leads for you`),
      message:
        others === 0
          ? say(msg`${{ other }} leads “${{ sessionTitle }}” on ${{ time }} instead of you.`)
          : say(
              msg`${{ other }} leads “${{ sessionTitle }}” on ${{ time }}, and ${plural({ others }, { one: 'the weekly session after it', other: 'the # weekly sessions after it' })}, instead of you.`,
            ),
    };
  },
  'session-answered'(facts, { player }) {
    const { sessionTitle, answer } = facts;
    const time = timeOf(facts);
    if (answer === 'cant')
      return {
        title: say(msg`A player can’t come`),
        message: say(msg`${{ player }} can’t come to “${{ sessionTitle }}” on ${{ time }}.`),
      };
    return {
      title: say(msg`A player can come after all`),
      message: say(msg`${{ player }} is coming to “${{ sessionTitle }}” on ${{ time }}.`),
    };
  },
  'place-taken': (facts, { player }) => ({
    title: say(msg`A member joined your session`),
    message: say(
      msg`${{ player }} took a free place in “${{ sessionTitle: facts.sessionTitle }}” on ${{ time: timeOf(facts) }}.`,
    ),
  }),
  'place-offered'(facts, { coach }) {
    const { sessionTitle, until, zone } = facts;
    const [by, time] = [coach ?? yourCoach(), timeOf(facts)];
    if (until === null)
      return {
        title: say(msg`A place is free`),
        message: say(
          msg`A place is free in “${{ sessionTitle }}” with ${{ coach: by }} on ${{ time }}. The first to take it gets it.`,
        ),
      };
    return {
      title: say(msg`A place for you`),
      message: say(
        msg`We’re keeping a place in “${{ sessionTitle }}” with ${{ coach: by }} on ${{ time }} for you until ${{ until: sessionMoment(until, zone) }}.`,
      ),
    };
  },
  'waiting-ended': (facts) =>
    facts.why === 'lapsed'
      ? {
          title: say(msg`Your offer has ended`),
          message: say(
            msg`You didn’t take the place in “${{ sessionTitle: facts.sessionTitle }}” on ${{ time: timeOf(facts) }} in time, so the next person gets it.`,
          ),
        }
      : {
          title: say(msg`Waiting list closed`),
          message: say(
            msg`The waiting list for “${{ sessionTitle: facts.sessionTitle }}” on ${{ time: timeOf(facts) }} is closed. The session is cancelled or no longer open to members.`,
          ),
        },

  'training-requested': ({ minutes }, { player }) => ({
    title: say(msg`New session request`),
    message: say(msg`${{ player }} would like to train with you for ${{ minutes }} minutes.`),
  }),
  'training-requested-of-coach': ({ minutes }, { player, coach }) => ({
    title: say(msg`Training request`),
    message: say(msg`${{ player }} asked ${{ coach }} for a ${{ minutes }}-minute session.`),
  }),
  'training-declined': ({ reason }, { coach }) => ({
    title: say(msg`Session request declined`),
    message: say(msg`${{ coach }} declined your training request: ${{ reason }}`),
  }),
} satisfies Partial<Texts>;
