// Why a player's level moved.

import { nextMoves, nextSentence, reasonDay, reasonSentence, reasonWords } from '#domain/levels/model/level-reasons.ts';
import { measuredLevel } from '#domain/levels/model/measured-level.ts';
import { noteSkills } from '#domain/reviews/notes/review-evidence.ts';
import { oneDecimal } from '#domain/round-to.ts';
import type { SingleSkill } from '#domain/skills/skills.ts';
import { dayLength } from '#domain/time/moments.ts';
import { listMomentsOf } from '#server/features/videos/earlier-moments.queries.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { inLanguageOf } from '#server/language/in-language.ts';
import { requireVisiblePlayer } from '#server/policy/visibility.ts';
import { readReasons } from './level-model.commands.ts';

const maxSteps = 30;
const maxNotes = 3;

export const levelStepHandlers = {
  async getLevelSteps({ actor, params: { userId }, context: { db } }) {
    await requireVisiblePlayer(db, actor, userId);
    const followed = await readReasons(db, actor, userId, maxSteps);
    if (!followed) return { level: null, next: [], reviews: 0, steps: [] };
    const { abilities, figures, reviews, coachOf } = followed;
    const whose = actor.id === userId ? 'your' : 'the';
    const today = Math.floor(Date.now() / dayLength);
    const latest = followed.steps.toReversed();
    const notes = Map.groupBy(
      await listMomentsOf(
        db,
        userId,
        latest.map(({ videoId }) => videoId),
      ),
      ({ videoId }) => videoId,
    );
    return inLanguageOf(actor, () => {
      const words = reasonWords(whose);
      return {
        level: { ...measuredLevel(abilities, figures.variances.levelWalk, today), lastPlayedOn: isoDay(abilities.day) },
        next: nextMoves(reviews, figures, coachOf, today).map((move) => nextSentence(move, whose)),
        reviews: reviews.length,
        steps: latest.map(({ reasons, surprises, day, ...step }) => ({
          ...step,
          playedOn: isoDay(day),
          sentences: reasons.map((reason) => reasonSentence(reason, words, oneDecimal, reasonDay)),
          notes: tellingNotes(notes.get(step.videoId) ?? [], surprises),
        })),
      };
    });
  },
} satisfies Partial<Handlers>;

/** The first note about each of the skills, until there are three. @param skills the most surprising first */
function tellingNotes(notes: Awaited<ReturnType<typeof listMomentsOf>>, skills: readonly SingleSkill[]) {
  const told = new Set<string>();
  return skills
    .flatMap((skill) => {
      const note = notes.find((one) => !told.has(one.id) && noteSkills(one).includes(skill));
      if (!note) return [];
      told.add(note.id);
      return [{ id: note.id, timestamp: note.timestamp, title: note.title, skill }];
    })
    .slice(0, maxNotes);
}

/** @param day counted from 1970 */
function isoDay(day: number): string {
  return new Date(day * dayLength).toISOString().slice(0, 10);
}
