// Answers a question to Smashy and stores the turn.

import { msg } from '@lingui/core/runtime-macro';
import { v7 as newId } from 'uuid';
import type { SmashyAnswer } from '#contract/assistant/smashy.ts';
import { emergencyAnswer } from '#server/assistant/answers/emergency.ts';
import type { AnswerWriter } from '#server/assistant/smashy.ts';
import type { Context } from '#server/context.ts';
import { AppError } from '#server/http/app-error.ts';
import { consumeRateLimit, isWithinLimit, type Limit } from '#server/http/sessions/rate-limits.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { meaningOf } from './meaning.commands.ts';
import { ownEntries } from './open-questions.commands.ts';
import { playerData } from './player-data.ts';
import { insertTurn, listLastTurns } from './smashy.queries.ts';
import { adminData, clubData, coachData, workData } from './work-data.ts';

/** docs/product.md#limits. */
const questionLimit: Limit = {
  name: 'smashy',
  max: 30,
  seconds: 3600,
  message: msg`You’ve asked 30 questions within an hour. Please try again later.`,
};

/** Answers that a model writes a day, for one person and for everybody: beyond them the built-in engine answers. */
const modelLimits: { limit: Limit; subject: (actor: Actor) => string }[] = [
  { limit: { name: 'smashy-model', max: 60, seconds: 86_400 }, subject: ({ id }) => id },
  { limit: { name: 'smashy-model-all', max: 5000, seconds: 86_400 }, subject: () => 'everybody' },
];

/** Writes with the model while the day's limits last; null without a model. */
async function limitedWriter({ db, config, chat }: Context, actor: Actor, onText: (words: string) => void) {
  if (chat === null) return undefined;
  const { modelWriter } = await import('#server/assistant/model/model-writer.ts');
  const write = modelWriter(chat, onText);
  return async (...given: Parameters<AnswerWriter>) => {
    for (const { limit, subject } of modelLimits) {
      if (!(await isWithinLimit(db, config, limit, subject(actor)))) return null;
    }
    return write(...given);
  };
}

/**
 * Answers the actor's question. Emergencies are answered even beyond the limit.
 *
 * @param onText called with the text so far as a model writes
 * @throws AppError too_many_requests beyond 30 questions an hour
 */
export async function askSmashy(
  context: Context,
  actor: Actor,
  question: { message: string; turnId?: string | undefined },
  onText: (words: string) => void = () => {},
): Promise<SmashyAnswer> {
  const { db, config } = context;
  try {
    await consumeRateLimit(db, config, questionLimit, actor.id);
  } catch (error) {
    const emergency = emergencyAnswer(question.message);
    // Not stored: beyond the limit a conversation does not grow.
    if (emergency !== null && error instanceof AppError && error.code === 'too_many_requests') return emergency.answer;
    throw error;
  }
  // Load the knowledge base and its index with the first question.
  const { answerQuestion, questionGroup } = await import('#server/assistant/smashy.ts');
  const conversation = { userId: actor.id, sessionId: actor.sessionId };
  const [turns, own] = await Promise.all([listLastTurns(db, conversation), ownEntries(db)]);
  const before = turns.find(({ outcome }) => outcome !== 'small-talk')?.memory ?? null;
  const meaning = await meaningOf(context, actor, question.message, own.version);
  const write = await limitedWriter(context, actor, onText);
  const asker = {
    role: actor.role,
    firstName: actor.firstName,
    player: playerData(context, actor),
    work: workData(db, actor),
    coach: coachData(db, actor),
    club: clubData(db, actor),
    admin: adminData(db, actor),
    scaleMappings: actor.scaleMappings,
  };
  const { answer, outcome, memory } = await answerQuestion(
    question.message,
    asker,
    { memory: before, own, meaning },
    write,
  );
  const id = question.turnId ?? newId();
  const groupKey = questionGroup(question.message);
  await insertTurn(db, { id, ...conversation, question: question.message, groupKey, answer, outcome, memory });
  return answer;
}
