// Texts of notifications about levels and reference clips.

import { msg, plural } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import { seasonEnd } from '#domain/levels/clip-season.ts';
import { eveningDay } from '#domain/levels/ranking-evening.ts';
import type { Texts } from './text-parts.ts';
import { formerCoach } from './text-parts.ts';

export const levelTexts = {
  'clips-waiting': ({ season, clips }) => ({
    title: say(msg`Reference clips to rate`),
    message: say(
      msg`${plural({ clips }, { one: msg`# clip is waiting for your ratings, until ${{ day: seasonEnd(season) }}.`, other: msg`# clips are waiting for your ratings, until ${{ day: seasonEnd(season) }}.` })}`,
    ),
  }),
  'evening-assigned': ({ clubName, title, day }) => ({
    title: say(msg`Levels to give`),
    message: say(
      msg`${{ clubName }} asks you to give the players of “${{ title }}” (${{ day: eveningDay(day) }}) their levels.`,
    ),
  }),
  'level-verified': (facts, { verifier }, levelOf) => ({
    title: say(msg`Your level is verified`),
    message: say(msg`${{ coach: verifier ?? formerCoach() }} verified your level: ${{ level: levelOf(facts) }}.`),
  }),
  'level-confirmed': (facts, { confirmer, player }, levelOf) => ({
    title: say(msg`Level confirmed`),
    message: say(msg`${{ confirmer }} confirmed ${{ player }}’s level: ${{ level: levelOf(facts) }}.`),
  }),
  'level-requested': (facts, { verifier, player }, levelOf) => ({
    title: say(msg`Second opinion needed`),
    message: say(msg`${{ verifier }} asks for a second opinion on ${{ player }}: ${{ level: levelOf(facts) }}.`),
  }),
  'level-declined': (facts, { decider, player }, levelOf) => ({
    title: say(msg`Level not confirmed`),
    message: say(
      msg`${{ decider }} did not confirm ${{ level: levelOf(facts) }} for ${{ player }}: ${{ reason: facts.reason }}`,
    ),
  }),
  'level-withdrawn': (facts, { withdrawer }, levelOf) => ({
    title: say(msg`Your verified level was withdrawn`),
    message: say(
      msg`${{ coach: withdrawer ?? formerCoach() }} withdrew the verification of ${{ level: levelOf(facts) }}: ${{ reason: facts.reason ?? '' }}`,
    ),
  }),
  'given-level-withdrawn': (facts, { withdrawer, player }, levelOf) => ({
    title: say(msg`Verified level withdrawn`),
    message: say(
      msg`${{ coach: withdrawer ?? formerCoach() }} withdrew ${{ player }}’s level, ${{ level: levelOf(facts) }}: ${{ reason: facts.reason ?? '' }}`,
    ),
  }),
} satisfies Partial<Texts>;
