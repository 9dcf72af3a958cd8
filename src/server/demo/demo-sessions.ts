// Upcoming training sessions of the demo, booked through the product's command.

import { NewSession } from '#contract/training/coach-sessions.ts';
import { addDays, wallTime } from '#domain/time/time-zones.ts';
import type { SessionAnswer } from '#domain/training/session-answers.ts';
import type { Context } from '#server/context.ts';
import { notify } from '#server/features/messages/notifications/notifications.commands.ts';
import { answerSession } from '#server/features/training/answer.commands.ts';
import { bookSessions } from '#server/features/training/booking.commands.ts';
import { joinWaitingList } from '#server/features/training/open-sessions/open-sessions.commands.ts';
import { demoActor } from './demo-actor.ts';

const timeZone = 'Europe/Copenhagen';

interface DemoBooking {
  /** Days from today. */
  days: number;
  time: string;
  title: string;
  duration: number;
  /** Demo names. */
  players: string[];
  place: string;
  objectives: string;
  repeats?: number;
  /** If not one for each player. */
  places?: number;
  /** Levels to whose members it is open, or null for any. */
  opening?: { levels: { from: '3.0'; to: '5.5' } | null };
  /** Members in line, by demo name, once every place is taken. */
  waiting?: string[];
  /** Answers to the first one, by demo name. */
  answers?: Record<string, { answer: SessionAnswer; reason: string | null }>;
}

const bookings: DemoBooking[] = [
  {
    days: 1,
    time: '17:00',
    title: 'Volleys in fours',
    duration: 90,
    players: ['player', 'mads', 'emil', 'sofie'],
    place: 'Court 2',
    objectives: 'Short preparation, volley to the feet, cover the middle',
    repeats: 3,
    answers: {
      player: { answer: 'coming', reason: null },
      mads: { answer: 'coming', reason: null },
      emil: { answer: 'cant', reason: 'At my sister’s in Aarhus until Sunday.' },
    },
  },
  {
    days: 2,
    time: '08:30',
    title: 'Morning serve practice',
    duration: 45,
    players: ['ida'],
    place: 'Court 1',
    objectives: 'Second serve deep to the glass',
  },
  {
    days: 4,
    time: '18:30',
    title: 'Walls and patience',
    duration: 60,
    players: ['mads'],
    place: 'Court 3',
    objectives: 'Let the ball come off the glass, play it low and cross',
    repeats: 4,
  },
  {
    days: 5,
    time: '19:00',
    title: 'Open court doubles',
    duration: 90,
    players: ['ida', 'sofie'],
    place: 'Court 1',
    objectives: 'Free play with tips between the games',
    places: 4,
    opening: { levels: null },
  },
  {
    days: 6,
    time: '10:00',
    title: 'Overheads before lunch',
    duration: 60,
    players: ['mads', 'sofie'],
    place: 'Court 3',
    objectives: 'Bandeja and víbora, then points from the net',
    opening: { levels: { from: '3.0', to: '5.5' } },
    waiting: ['emil', 'player'],
  },
];

/** Books a weekly group of four with answers, a weekly session and single ones with the club's coach; two are open to members. */
export async function addUpcomingSessions(context: Context, people: ReadonlyMap<string, string>): Promise<void> {
  const coach = await demoActor(context.db, people.get('coach'));
  const today = wallTime(Date.now(), timeZone).date;
  for (const { days, players, answers = {}, waiting = [], ...booking } of bookings) {
    const playerIds = players.map((name) => people.get(name) as string);
    const form = NewSession.parse({
      ...booking,
      playerIds,
      timeZone,
      date: addDays(today, days),
      despiteConflicts: true,
    });
    const booked = await bookSessions(context, coach, form, null);
    const [first] = booked;
    if (!first) throw new Error(`The demo session ${booking.title} was not booked`);
    for (const [name, reply] of Object.entries(answers))
      await answerSession(context, people.get(name) as string, first.id, reply);
    for (const name of waiting) {
      await joinWaitingList(context, await demoActor(context.db, people.get(name)), first.id);
    }
    await notify(context.db, playerIds, {
      kind: 'session-booked',
      facts: {
        people: { coach: coach.id },
        sessionTitle: booking.title,
        sessionDate: first.sessionDate,
        zone: timeZone,
        sessions: booked.length,
      },
      cause: `training_booked:${first.id}`,
    });
  }
}
