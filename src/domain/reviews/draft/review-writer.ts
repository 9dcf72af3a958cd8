// The writer without a model: builds a review's empty texts from the coach's notes, ratings and counts.

import { msg, plural } from '@lingui/core/runtime-macro';
import { listInWords } from '#domain/language/in-words.ts';
import { say } from '#domain/language/say.ts';
import { isBlank } from '#domain/plain-text.ts';
import { excerpt } from '#domain/reviews/notes/coach-text.ts';
import type { Priority } from '#domain/reviews/priorities/priority-list.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { drillById, drillPlayers } from '#domain/skills/drills.ts';
import { insight } from '#domain/skills/insights.ts';
import { rubricSentence } from '#domain/skills/rubric.ts';
import { skillActions } from '#domain/skills/skill-actions.ts';
import { type SkillName, skillLabel, skillTier, withoutAiPrefix } from '#domain/skills/skills.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import { hasMaterial, type ReviewProposal } from './ai-draft.ts';
import {
  type RatingChange,
  type ReviewFacts,
  type ReviewMaterial,
  reviewFacts,
  type WriterNote,
} from './review-facts.ts';

/** Notes of each kind named in the summary, and listed in the longer texts. */
const named = 2;
const listed = 6;

/**
 * Writes all texts of a review. Every statement about the player comes from the material; general statements say so ("typical of this
 * level"). The same material always gives the same text; no material gives empty texts.
 */
export function writeReview(material: ReviewMaterial): ReviewProposal {
  if (!hasMaterial(material)) return nothing;
  const facts = reviewFacts(material);
  return {
    finalSummary: finalSummary(facts),
    overallStrengths: overallStrengths(facts),
    areasOfImprovement: areasOfImprovement(facts),
    recommendationsForImprovement: recommendations(facts),
    comments: Object.fromEntries(facts.ratings.map((one) => [one.skillName, ratingComment(one)])),
    priorities: facts.priorities,
  };
}

const nothing: ReviewProposal = {
  finalSummary: '',
  overallStrengths: '',
  areasOfImprovement: '',
  recommendationsForImprovement: '',
  comments: {},
  priorities: [],
};

function finalSummary(facts: ReviewFacts): string {
  const { firstName, occasion, request, strengths, improvements, observations, changes, priorities } = facts;
  const notes = strengths.length + improvements.length + observations.length;
  const lookAt = improvements.length > 0 ? improvements : observations;
  return paragraphs([
    [
      opening(firstName, occasion, notes),
      request && say(msg`You asked: “${{ request: excerpt(request.replaceAll(/\s+/g, ' ')) }}”`),
    ],
    [
      strengths.length > 0 &&
        say(msg`What carries your game: ${{ notes: listInWords(strengths.slice(0, named).map(quoted)) }}.`),
      lookAt.length > 0 &&
        say(msg`What to look at first: ${{ notes: listInWords(lookAt.slice(0, named).map(quoted)) }}.`),
    ],
    [changes.length > 0 && say(msg`Since your last review: ${{ changes: listInWords(changes.map(changed)) }}.`)],
    [
      priorities.length > 0 &&
        say(msg`Start with your ${{ skills: listInWords(priorities.map(({ skill }) => inSentence(skill))) }}.`),
    ],
  ]);
}

/** How the summary begins. */
function opening(firstName: string, occasion: ReviewFacts['occasion'], notes: number): string {
  switch (occasion) {
    case 'game':
      return notes === 0
        ? say(msg`${{ firstName }}, this is what your match shows.`)
        : say(
            msg`${plural({ notes }, { one: msg`${{ firstName }}, this match gave me one note for you.`, other: msg`${{ firstName }}, this match gave me # notes for you.` })}`,
          );
    case 'training':
      return notes === 0
        ? say(msg`${{ firstName }}, this is what your training session shows.`)
        : say(
            msg`${plural({ notes }, { one: msg`${{ firstName }}, this training session gave me one note for you.`, other: msg`${{ firstName }}, this training session gave me # notes for you.` })}`,
          );
    case null:
      return notes === 0
        ? say(msg`${{ firstName }}, this is what your video shows.`)
        : say(
            msg`${plural({ notes }, { one: msg`${{ firstName }}, this video gave me one note for you.`, other: msg`${{ firstName }}, this video gave me # notes for you.` })}`,
          );
  }
}

function overallStrengths({ strengths, strongest, ratings, changes }: ReviewFacts): string {
  const risen = changes.filter(({ from, to, skillName }) => to > from && skillName !== 'overall');
  return paragraphs([
    [lines(strengths.slice(0, listed).map(noteLine))],
    [
      strongest.length > 0 &&
        say(msg`Rated highest here: ${{ skills: listInWords(strongest.map((skill) => rated(skill, ratings))) }}.`),
      risen.length > 0 && say(msg`Up since your last review: ${{ skills: listInWords(risen.map(changed)) }}.`),
    ],
  ]);
}

function areasOfImprovement({ improvements, observations, weakest, ratings, strokes, inPlay }: ReviewFacts): string {
  return paragraphs([
    [lines(improvements.slice(0, listed).map(noteLine))],
    [
      observations.length > 0 &&
        `${say(msg`Look at these moments too:`)}\n${lines(observations.slice(0, listed).map(noteLine))}`,
    ],
    [
      weakest.length > 0 &&
        say(msg`Rated lowest here: ${{ skills: listInWords(weakest.map((skill) => rated(skill, ratings))) }}.`),
    ],
    [strokes.length > 0 && `${say(msg`Counted strokes:`)}\n${lines(strokes.slice(0, listed))}`],
    [
      inPlay !== null &&
        say(msg`The ball was in play ${{ percent: inPlay }}% of the time between the first marked rally and the last.`),
    ],
  ]);
}

function recommendations({ priorities, weakest, ratings }: ReviewFacts): string {
  const others = weakest.filter((skill) => !priorities.some((one) => one.skill === skill)).slice(0, 1);
  return paragraphs([
    [priorities.map((one, index) => `${index + 1}. ${recommended(one)}`).join('\n')],
    others.map((skill) => say(msg`Later: ${{ advice: skillActions[skill][insight(ratingOf(skill, ratings)).id] }}`)),
  ]);
}

function recommended({ skill, focus, drillId }: Priority): string {
  const drill = drillById(drillId);
  const words = sentence(withoutAiPrefix(focus));
  if (!drill) return `${skillLabel(skill)}: ${words}`;
  const { name, minutes, aim } = drill;
  return say(
    msg`${{ skill: skillLabel(skill) }}: ${{ words }} Drill: “${{ drill: name }}” (${{ minutes }} minutes, ${{ players: drillPlayers(drill) }}). ${{ aim }}`,
  );
}

function ratingComment({ skillName, rating, change, evidence }: ReviewFacts['ratings'][number]): string {
  const parts = [
    standing(rating, change),
    evidence.length > 0 && say(msg`See ${{ notes: listInWords(evidence.slice(0, 3).map(quoted)) }}.`),
    say(msg`Typical of this level: ${{ description: lowerFirst(rubricSentence(skillName, rating)) }}`),
    skillName !== 'overall' && say(msg`Next: ${{ advice: lowerFirst(skillActions[skillName][insight(rating).id]) }}`),
  ];
  return parts.filter(Boolean).join(' ');
}

/** A rating with its tier, and how it changed. */
function standing(rating: number, change: RatingChange | null): string {
  const [tier, score] = [skillTier(rating).label, oneDecimal(rating)];
  if (!change) return say(msg`${{ tier }} at ${{ rating: score }}.`);
  const before = oneDecimal(change.from);
  return change.to > change.from
    ? say(msg`${{ tier }} at ${{ rating: score }}, up from ${{ before }}.`)
    : say(msg`${{ tier }} at ${{ rating: score }}, down from ${{ before }}.`);
}

/** A note in a sentence: “Deep lob” (12:30). */
function quoted(note: WriterNote): string {
  return say(msg`“${{ note: headline(note) }}” (${{ time: formatClockTime(note.timestamp) }})`);
}

/** A note on a line of its own, with the coach's comment. */
function noteLine(note: WriterNote): string {
  const comment = isBlank(note.title) ? '' : oneLine(withoutAiPrefix(note.comment));
  return `${formatClockTime(note.timestamp)} ${headline(note)}${comment === '' ? '' : `: ${excerpt(comment)}`}`;
}

function headline({ title, comment }: WriterNote): string {
  const words = oneLine(withoutAiPrefix(title)) || excerpt(oneLine(withoutAiPrefix(comment)), 60);
  return words.replace(/\.$/, '');
}

function changed({ skillName, from, to }: RatingChange): string {
  return `${inSentence(skillName)} ${oneDecimal(from)} → ${oneDecimal(to)}`;
}

function rated(skill: SkillName, ratings: ReviewFacts['ratings']): string {
  const rating = ratingOf(skill, ratings);
  return `${inSentence(skill)} ${oneDecimal(rating)} (${skillTier(rating).label})`;
}

function ratingOf(skill: SkillName, ratings: ReviewFacts['ratings']): number {
  return ratings.find(({ skillName }) => skillName === skill)?.rating ?? 0;
}

function inSentence(skill: SkillName): string {
  return skillLabel(skill).toLowerCase();
}

function lines(parts: readonly string[]): string {
  return parts.map((part) => `- ${part}`).join('\n');
}

/** Paragraphs of sentences, without gaps for missing ones. */
function paragraphs(parts: readonly (readonly (string | false | null)[])[]): string {
  return parts
    .map((sentences) => sentences.filter(Boolean).join(' '))
    .filter((text) => text !== '')
    .join('\n\n');
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function sentence(text: string): string {
  const words = oneLine(text);
  return /[.?!…]$/.test(words) ? words : `${words}.`;
}

function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}
