// Two views of the same match beside each other: of two coaches, or of the player and the coach.
// Differences are named; nobody is judged (docs/product.md#second-reviews).

import { msg, plural } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import { difference, oneDecimal, roundTo } from '#domain/round-to.ts';
import { type SkillName, skillLabel, skillNames } from '#domain/skills/skills.ts';

/** Notes of two coaches that are so close, in seconds, are about the same moment. */
export const sameMomentSeconds = 5;

/** A skill that one of the two rated; null where one did not. `difference` is the second less the first. */
export interface ComparedSkill {
  skill: SkillName;
  first: number | null;
  second: number | null;
  difference: number | null;
}

/** Notes about the same moment, or a note that only one coach wrote. In the order of the video. */
export interface ComparedMoment<Note> {
  timestamp: number;
  first: Note[];
  second: Note[];
}

/** The skills that at least one of the two rated, overall first. */
export function comparedSkills(
  first: Partial<Record<SkillName, number>>,
  second: Partial<Record<SkillName, number>>,
): ComparedSkill[] {
  return skillNames.flatMap((skill) => {
    const [one = null, other = null] = [first[skill], second[skill]];
    if (one === null && other === null) return [];
    const apart = one === null || other === null ? null : difference(one, other, 'both');
    return [{ skill, first: one, second: other, difference: apart }];
  });
}

/**
 * The moments of both reviews. A note joins a moment if it begins at most `sameMomentSeconds` after it does,
 * so that a moment never becomes longer than that, however many notes there are.
 */
export function comparedMoments<Note extends { timestamp: number }>(
  first: readonly Note[],
  second: readonly Note[],
): ComparedMoment<Note>[] {
  const all = [
    ...first.map((note) => ({ note, of: 'first' as const })),
    ...second.map((note) => ({ note, of: 'second' as const })),
  ];
  const moments: ComparedMoment<Note>[] = [];
  for (const { note, of } of all.toSorted((a, b) => a.note.timestamp - b.note.timestamp)) {
    let moment = moments.at(-1);
    if (!moment || note.timestamp - moment.timestamp > sameMomentSeconds) {
      moment = { timestamp: note.timestamp, first: [], second: [] };
      moments.push(moment);
    }
    moment[of].push(note);
  }
  return moments;
}

/** "0.4 higher", "0.4 lower", "The same": how the second rating reads beside the first. */
export function differenceWords(apart: number): string {
  const size = oneDecimal(Math.abs(apart));
  if (roundTo(apart, 1) === 0) return say(msg`The same`);
  return apart > 0 ? say(msg`${{ difference: size }} higher`) : say(msg`${{ difference: size }} lower`);
}

/** What the ratings of both come to, in a sentence; null if no skill was rated by both. */
export function agreementSentence(skills: readonly ComparedSkill[]): string | null {
  const both = skills.filter((one) => one.skill !== 'overall' && one.difference !== null);
  if (both.length === 0) return null;
  const sizes = both.map((one) => ({ skill: one.skill, size: Math.abs(one.difference ?? 0) }));
  const widest = sizes.reduce((one, other) => (other.size > one.size ? other : one));
  const count = both.length;
  if (widest.size === 0)
    return say(
      msg`${plural({ count }, { one: 'The skill that both coaches rated has the same rating.', other: 'The # skills that both coaches rated have the same rating.' })}`,
    );
  const mean = oneDecimal(sizes.reduce((sum, { size }) => sum + size, 0) / sizes.length);
  const [skill, most] = [skillLabel(widest.skill), oneDecimal(widest.size)];
  if (count === 1) return say(msg`Both coaches rated ${{ skill }}, ${{ difference: most }} apart.`);
  return say(
    msg`The ${{ count }} skills that both coaches rated are ${{ mean }} apart on average, ${{ skill }} most (${{ most }}).`,
  );
}
