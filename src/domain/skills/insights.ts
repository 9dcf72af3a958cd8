// The dashboard's advice for a player's level.

import { msg } from '@lingui/core/runtime-macro';
import { said } from '#domain/language/said.ts';

/**
 * The four bands of the dashboard's insight, from the lowest (docs/product.md#progress). Unlike the rating tiers, they start at 0, 2, 4
 * and 6.5. Each has a text and actions for every player of the band.
 */
export const insightBands = said([
  {
    id: 'contact',
    from: 0,
    title: msg`Contact, walls and moving together`,
    text: msg`Meet the ball in front of you, let the glass give you a second chance, and move with your partner. Everything else in padel builds on these three.`,
    actions: [
      msg`Rally slowly with a partner and meet every ball in front of you, ten in a row before you add pace.`,
      msg`Practise balls off the back glass: turn, let the ball come past you, and play it after the rebound.`,
      msg`Go forward and back together with your partner, and keep the same distance between you.`,
      msg`Film a few ordinary games and add them for review: your coach learns most from everyday rallies.`,
    ],
  },
  {
    id: 'consistency',
    from: 2,
    title: msg`Consistency and court position`,
    text: msg`Two things carry you furthest now: one more ball in play, and standing where your partner needs you. Pace can wait.`,
    actions: [
      msg`Count your unforced errors in one set, and try to make fewer in the next.`,
      msg`Choose the net or the back, always together: one up and one back leaves a diagonal gap.`,
      msg`When both opponents hold the net, lob deep and go forward behind the ball.`,
      msg`Add a whole set for review rather than the best points: the ordinary balls show what to change.`,
    ],
  },
  {
    id: 'patterns',
    from: 4,
    title: msg`Patterns and shot choice`,
    text: msg`Your strokes hold up; the next step is choosing between them. Build points in patterns that you know, and keep power for the ball that will not come back.`,
    actions: [
      msg`Agree on one pattern with your partner before each return game, and judge it after the set, not after the point.`,
      msg`Before each return, decide by the speed of the ball: lob a slow one, play a fast one at the body or the centre.`,
      msg`Keep power for balls that do not come back to the net pair, and play all others deep.`,
      msg`Add a match in which you kept losing the net, and ask your coach what gave it away.`,
    ],
  },
  {
    id: 'margins',
    from: 6.5,
    title: msg`Fine margins and match management`,
    text: msg`At your level technique is rarely what decides. Look for fine margins: which ball you attack, whom you play on, and how you manage the points that matter.`,
    actions: [
      msg`Before a match, agree with your partner whom you play on and who takes the centre when it is tight.`,
      msg`Count the smashes you hit from further than four metres from the net: how many ended the point, how many came back?`,
      msg`Practise both the traditional and the Australian formation, and choose by opponent.`,
      msg`Add a close set for review, and ask your coach to mark decisions rather than strokes.`,
    ],
  },
]);
export type Insight = (typeof insightBands)[number];

/** For players without a level (docs/product.md#levels). */
export const unratedInsight = said({
  id: null,
  title: msg`Getting your level`,
  text: msg`Nobody has rated your play yet. Send a video: a coach reviews it, and can then verify your level.`,
  actions: [
    msg`Film an ordinary game from behind the court, high enough to see all four players.`,
    msg`Send a whole set rather than the best points: the ordinary balls show what to work on.`,
    msg`Say what you want to work on when you send a video, so that your coach looks for it.`,
    msg`After the review, start with the first thing that your coach wrote, and send the next video when it holds.`,
  ],
});

export type InsightBandId = Insight['id'];

/** The insight for a level; each band's lower bound belongs to it. */
export function insight(level: number): Insight {
  return insightBands.findLast(({ from }) => level >= from) ?? insightBands[0];
}
