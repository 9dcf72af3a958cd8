// Training requests of the demo: one declined, two open.

import type { Weekday } from '#domain/training/training-requests.ts';
import type { Context } from '#server/context.ts';
import { notify, notifyAdministrators } from '#server/features/messages/notifications/notifications.commands.ts';
import {
  declineTrainingRequest,
  requestTraining,
} from '#server/features/training/requests/training-requests.commands.ts';
import { demoActor } from './demo-actor.ts';

interface DemoRequest {
  /** Demo name. */
  player: string;
  wish: string;
  days: Weekday[];
  /** Minutes. */
  duration: number;
  /** Why it is declined. */
  reason?: string;
}

const requests: DemoRequest[] = [
  {
    player: 'player',
    wish: 'A long session on smashes before the tournament.',
    days: ['saturday'],
    duration: 120,
    reason: 'Rest your shoulder first. Ask me again in two weeks, and we begin with the bandeja.',
  },
  {
    player: 'player',
    wish: 'The return from the back wall. I play it too late and too high.',
    days: ['monday', 'wednesday', 'friday'],
    duration: 60,
  },
  {
    player: 'ida',
    wish: 'Second serve and the first volley after it.',
    days: [],
    duration: 45,
  },
];

/** Asks the club's coach, who declines one of the requests. */
export async function addTrainingRequests(context: Context, people: ReadonlyMap<string, string>): Promise<void> {
  const coach = await demoActor(context.db, people.get('coach'));
  for (const { player, reason, ...wish } of requests) {
    const playerId = people.get(player) as string;
    const id = await requestTraining(context, playerId, { ...wish, coachId: coach.id });
    if (reason !== undefined) {
      await declineTrainingRequest(context, coach, id, reason);
      const facts = { people: { coach: coach.id }, reason };
      await notify(context.db, [playerId], { kind: 'training-declined', facts, cause: `training_declined:${id}` });
      continue;
    }
    const cause = `training_requested:${id}`;
    const minutes = wish.duration;
    await notify(context.db, [coach.id], {
      kind: 'training-requested',
      facts: { people: { player: playerId }, minutes },
      cause,
    });
    await notifyAdministrators(context.db, {
      kind: 'training-requested-of-coach',
      facts: { people: { player: playerId, coach: coach.id }, minutes },
      cause,
    });
  }
}
