// One thing to practise per skill, by the player's band.

import type { InsightBandId } from '#domain/skills/insights.ts';
import type { SingleSkill } from './skills.ts';

/** The action for one of a player's weakest skills, by the band of the player's level. Each makes sense without the skill's name. */
export const skillActions: Record<SingleSkill, Record<InsightBandId, string>> = {
  bandeja: {
    contact: 'As soon as a lob goes up, turn side-on with the racket high and open like a tray, and only then move.',
    consistency: 'Take the pace off your bandeja: slice it deep towards the corner, and go straight back to the net.',
    patterns: 'Choose the corner before each bandeja; hit too hard, it comes off the glass as a gift to the defender.',
    margins: 'Play twenty bandejas from lobs of every depth, and count after how many you still hold the net.',
  },
  vibora: {
    contact: 'Leave the víbora for later, and answer lobs that you cannot smash with a calm bandeja.',
    consistency:
      'Practise the víbora at half pace: elbow bent, trunk turning, contact close to you and above head height.',
    patterns: 'Hit the víbora with full energy only near the net, and slow it down from mid-court.',
    margins:
      'Check your víboras on video: does the racket travel sideways, and does the ball stay low after the rebound?',
  },
  forehand: {
    contact: 'Shorten your forehand preparation, bend your knees, and meet the ball in front of you.',
    consistency: 'Split as your opponent hits, so that your feet are there before your forehand is.',
    patterns:
      'From the back, use your forehand for three balls on purpose: the neutral one, the chiquita, and the passing ball.',
    margins: 'Play chiquitas and passing balls from one and the same compact forehand preparation.',
  },
  backhand: {
    contact: 'Turn early for your backhand, other hand on the throat of the racket, and swing level.',
    consistency:
      'Bring the racket head as low as the ball on your backhand; chopping from above gives spin without depth.',
    patterns: 'Learn the flat backhand chiquita on low balls, and play it at the feet of the net pair.',
    margins:
      'On the fastest backhands of your next match, check two things on video: the elbow leads, the wrist is firm.',
  },
  volley: {
    contact: 'Keep your volley short: racket head above the grip, contact a little in front of you.',
    consistency: 'Push your volleys through with the body, deep to the glass or to the centre, before you add pace.',
    patterns: 'Pick the target of each volley before the ball comes, and get there without crossing your legs.',
    margins: 'In fast exchanges watch your racket head: once it drops level with the grip, the sliced volley fails.',
  },
  lob: {
    contact: 'Lob with an open face, from low to high, and rather too long than too short.',
    consistency:
      'Aim your lobs at the last metre before the glass; one that lands at the service line invites a smash.',
    patterns: 'Treat every deep lob as the way to the net: go forward behind it together, at once.',
    margins:
      'Practise lobs off the glass at match pace: get behind the ball, racket below the waist, and use the body.',
  },
  positioning: {
    contact: 'Look at your partner after every shot: when one of you goes to the net, both go.',
    consistency:
      'When you return, stand one step behind the service line and two from the side glass, not in the transition zone.',
    patterns: 'When your partner is stuck in the corner, stay slightly ahead and close the diagonal gap.',
    margins: 'Note on video each point in which the distance to your partner changed, and which ball caused it.',
  },
  strategy: {
    contact: 'When both opponents stand at the net, lob: it is the defensive shot that wins the net.',
    consistency: 'Decide by the speed of the ball: lob a slow one, play a fast one at the body or the centre.',
    patterns: 'When the ball leaves the glass very fast, play a chiquita instead of a harder ball.',
    margins: 'Go through your last match point by point: which ball won you the net, and which one lost it?',
  },
  communication: {
    contact: 'While your partner hits, watch the opponents and call one word: net, close or back.',
    consistency: 'Call before your partner swings; a call at contact comes too late.',
    patterns: 'Agree before the match who takes the centre, and name one opponent to play on.',
    margins: 'Record a match with sound, and count the calls that came before the swing.',
  },
  footwork: {
    contact: 'Make a split step each time an opponent’s racket meets the ball.',
    consistency: 'Turn and run for lobs instead of back-pedalling, and shuffle over short distances.',
    patterns: 'Add small adjustment steps, and come to a controlled stop before the rebound.',
    margins: 'Check your split steps on video against the opponents’ contact: are they early, or late?',
  },
};
