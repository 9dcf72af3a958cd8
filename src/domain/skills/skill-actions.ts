// One thing to practise per skill, by the player's band.

import { msg } from '@lingui/core/runtime-macro';
import { said } from '#domain/language/said.ts';
import type { InsightBandId } from '#domain/skills/insights.ts';
import type { SingleSkill } from './skills.ts';

/** The action for one of a player's weakest skills, by the band of the player's level. Each makes sense without the skill's name. */
export const skillActions: Record<SingleSkill, Record<InsightBandId, string>> = said({
  bandeja: {
    contact: msg`As soon as a lob goes up, turn side-on with the racket high and open like a tray, and only then move.`,
    consistency: msg`Take the pace off your bandeja: slice it deep towards the corner, and go straight back to the net.`,
    patterns: msg`Choose the corner before each bandeja; hit too hard, it comes off the glass as a gift to the defender.`,
    margins: msg`Play twenty bandejas from lobs of every depth, and count after how many you still hold the net.`,
  },
  vibora: {
    contact: msg`Leave the víbora for later, and answer lobs that you cannot smash with a calm bandeja.`,
    consistency: msg`Practise the víbora at half pace: elbow bent, trunk turning, contact close to you and above head height.`,
    patterns: msg`Hit the víbora with full energy only near the net, and slow it down from mid-court.`,
    margins: msg`Check your víboras on video: does the racket travel sideways, and does the ball stay low after the rebound?`,
  },
  forehand: {
    contact: msg`Shorten your forehand preparation, bend your knees, and meet the ball in front of you.`,
    consistency: msg`Split as your opponent hits, so that your feet are there before your forehand is.`,
    patterns: msg`From the back, use your forehand for three balls on purpose: the neutral one, the chiquita, and the passing ball.`,
    margins: msg`Play chiquitas and passing balls from one and the same compact forehand preparation.`,
  },
  backhand: {
    contact: msg`Turn early for your backhand, other hand on the throat of the racket, and swing level.`,
    consistency: msg`Bring the racket head as low as the ball on your backhand; chopping from above gives spin without depth.`,
    patterns: msg`Learn the flat backhand chiquita on low balls, and play it at the feet of the net pair.`,
    margins: msg`On the fastest backhands of your next match, check two things on video: the elbow leads, the wrist is firm.`,
  },
  volley: {
    contact: msg`Keep your volley short: racket head above the grip, contact a little in front of you.`,
    consistency: msg`Push your volleys through with the body, deep to the glass or to the centre, before you add pace.`,
    patterns: msg`Pick the target of each volley before the ball comes, and get there without crossing your legs.`,
    margins: msg`In fast exchanges watch your racket head: once it drops level with the grip, the sliced volley fails.`,
  },
  lob: {
    contact: msg`Lob with an open face, from low to high, and rather too long than too short.`,
    consistency: msg`Aim your lobs at the last metre before the glass; one that lands at the service line invites a smash.`,
    patterns: msg`Treat every deep lob as the way to the net: go forward behind it together, at once.`,
    margins: msg`Practise lobs off the glass at match pace: get behind the ball, racket below the waist, and use the body.`,
  },
  positioning: {
    contact: msg`Look at your partner after every shot: when one of you goes to the net, both go.`,
    consistency: msg`When you return, stand one step behind the service line and two from the side glass, not in the transition zone.`,
    patterns: msg`When your partner is stuck in the corner, stay slightly ahead and close the diagonal gap.`,
    margins: msg`Note on video each point in which the distance to your partner changed, and which ball caused it.`,
  },
  strategy: {
    contact: msg`When both opponents stand at the net, lob: it is the defensive shot that wins the net.`,
    consistency: msg`Decide by the speed of the ball: lob a slow one, play a fast one at the body or the centre.`,
    patterns: msg`When the ball leaves the glass very fast, play a chiquita instead of a harder ball.`,
    margins: msg`Go through your last match point by point: which ball won you the net, and which one lost it?`,
  },
  communication: {
    contact: msg`While your partner hits, watch the opponents and call one word: net, close or back.`,
    consistency: msg`Call before your partner swings; a call at contact comes too late.`,
    patterns: msg`Agree before the match who takes the centre, and name one opponent to play on.`,
    margins: msg`Record a match with sound, and count the calls that came before the swing.`,
  },
  footwork: {
    contact: msg`Make a split step each time an opponent’s racket meets the ball.`,
    consistency: msg`Turn and run for lobs instead of back-pedalling, and shuffle over short distances.`,
    patterns: msg`Add small adjustment steps, and come to a controlled stop before the rebound.`,
    margins: msg`Check your split steps on video against the opponents’ contact: are they early, or late?`,
  },
});
