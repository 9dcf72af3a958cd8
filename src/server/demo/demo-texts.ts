// Notes by skill and summaries by level of demo coaches.

import type { SkillName } from '#domain/skills/skills.ts';
import type { NoteType } from '#domain/videos/videos.ts';

type Note = [type: NoteType, title: string, comment: string];

/** Notes per skill: strengths and improvements. */
export const demoNotes: Partial<Record<SkillName, Note[]>> = {
  bandeja: [
    [
      'technique',
      'Prepare the bandeja while you turn',
      'The racket comes up after the ball is already dropping. Turn side-on first, racket high, then move with it ready.',
    ],
    [
      'strength',
      'Bandeja deep to the corner',
      'Slice, depth, and it stays low off the side glass. You keep the net: exactly what this shot is for.',
    ],
    [
      'improvement',
      'Take pace off the bandeja',
      'Hit this hard it comes back off the glass as a present. Seventy per cent, deeper, and recover to the net.',
    ],
  ],
  vibora: [
    [
      'technique',
      'Contact closer to the body',
      'You reach for this one, so the racket cannot travel sideways. Let it come in line with the right shoulder.',
    ],
    [
      'improvement',
      'Not from this far back',
      'From mid-court a víbora with full power loses the net. Slower, with more side spin, or play the bandeja.',
    ],
  ],
  forehand: [
    [
      'technique',
      'Shorter preparation',
      'The racket goes far behind you and the contact is late. Turn the shoulders, keep it compact, meet it in front.',
    ],
    [
      'strength',
      'Low and in front',
      'Knees bent, contact in front, ball at their feet. The next volley comes up, and you get your chance.',
    ],
  ],
  backhand: [
    [
      'technique',
      'Other hand on the throat',
      'Let the left hand bring the racket back: the turn comes earlier and the wrist stays firm.',
    ],
    [
      'improvement',
      'Swing level, not down',
      'You chop from above, so it spins without depth. Lower the racket head to the ball and lead with the elbow.',
    ],
  ],
  volley: [
    [
      'technique',
      'Racket head above the grip',
      'It drops level with the hand and the slice floats. Keep the head up, short backswing, push through with the body.',
    ],
    [
      'strength',
      'Patient volley to the centre',
      'You did not look for the winner: deep between them, and they had to lob from under pressure.',
    ],
  ],
  lob: [
    [
      'strength',
      'This lob wins the net',
      'Low to high, deep, behind the opponent on the right. Both of you come forward with it. More of these.',
    ],
    [
      'improvement',
      'Depth before height',
      'It lands by the service line and invites the smash. Aim for the last metre before the glass; a long miss is a good mistake.',
    ],
  ],
  positioning: [
    [
      'positioning',
      'One up, one back',
      'Your partner is at the net and you stay behind the line. The gap between you is where the next ball goes: move together.',
    ],
    [
      'positioning',
      'Caught in the transition zone',
      'You stop half-way and volley from your feet. Either go through to the net or stay back for one more ball.',
    ],
    [
      'strength',
      'Moving as a pair',
      'Look how the distance between you two stays the same from left to right. That closes the centre.',
    ],
  ],
  strategy: [
    [
      'strategy',
      'Fast ball off the glass: chiquita',
      'They are close to the net. The soft ball to the feet is the answer here, not another drive at the body.',
    ],
    [
      'strategy',
      'Use the slow ball',
      'This one is slow and comfortable: it is the moment to lob and take the net from them.',
    ],
    [
      'improvement',
      'Power comes back',
      'From here a hard ball gives the net pair pace to work with. Play it to the centre and wait.',
    ],
  ],
  communication: [
    [
      'strategy',
      'Call before the swing',
      'You call as your partner hits, and that is too late. Look at the opponents and say net, close or back while the ball comes.',
    ],
    [
      'strength',
      'Who takes the centre is clear',
      'You agreed on it before the point, and it shows: no hesitation on either of these two balls.',
    ],
  ],
  footwork: [
    [
      'technique',
      'Split step as they hit',
      'Flat feet when the racket meets the ball, so you start late to both sides. A small hop at their contact is enough.',
    ],
    [
      'improvement',
      'Turn and run for the lob',
      'You go backwards facing the net. Turn, run, and stop before the ball comes off the glass.',
    ],
  ],
};

/** Notes for beginners: the ball, the feet and the partner come before strokes with a name. */
export const beginnerNotes: Partial<Record<SkillName, Note[]>> = {
  forehand: [
    [
      'technique',
      'Meet it in front of you',
      'The ball is already beside your hip when you hit. Step towards it, and meet it where you can see both ball and racket.',
    ],
    [
      'strength',
      'Short swing, ball in',
      'A small, quiet swing over the net. This is all a forehand needs to be for now.',
    ],
  ],
  backhand: [
    [
      'technique',
      'Turn your shoulder first',
      'You face the net and push with the arm. Show your back shoulder to the net, then the arm has room.',
    ],
    [
      'improvement',
      'Both eyes on the ball',
      'You look where you want to play before you have hit. Keep your eyes on the ball until it has left the racket.',
    ],
  ],
  volley: [
    [
      'technique',
      'No swing at the net',
      'The racket goes behind your head, and the ball is past you. Hold it up in front, and only push.',
    ],
    [
      'strength',
      'Racket up and ready',
      'You wait with the racket high in both hands. That gives you time for everything.',
    ],
  ],
  lob: [
    [
      'improvement',
      'Under the ball, and up',
      'This one flies flat to the player at the net. Open the racket a little and lift: high is fine, long is fine, low is not.',
    ],
  ],
  positioning: [
    [
      'positioning',
      'Beside your partner',
      'Your partner is at the net, you are at the back. Go forward when they do, and back when they do.',
    ],
    [
      'positioning',
      'Not in the middle of your half',
      'Half-way the ball lands at your feet. Stand near the net, or well behind the service line.',
    ],
  ],
  strategy: [
    [
      'strategy',
      'Let it come to the glass',
      'You hurry to hit before the wall. Let it pass, turn with it, and play it when it comes back: it is slower then.',
    ],
    [
      'strength',
      'Over the net one more time',
      'Six balls in, nothing fancy, and they miss. That is how points are won at the beginning.',
    ],
  ],
  communication: [
    [
      'strategy',
      '“Mine” and “yours”',
      'Both of you look at this ball and nobody plays it. Say one word, early and loud.',
    ],
    ['strength', 'A good word after a miss', 'You touch rackets and go on. Keep that: it is worth more than a stroke.'],
  ],
  footwork: [
    [
      'technique',
      'A small hop when they hit',
      'You stand still and start late. Hop as they hit: your feet are awake then, to both sides.',
    ],
    [
      'improvement',
      'Stop before you hit',
      'You play this on the run, and it goes anywhere. Three quick steps, stop, then hit.',
    ],
  ],
};

/** Final summary, strengths, areas of improvement, recommendations; from the lowest tier to the highest. */
export const demoSummaries: [string, string, string, string][] = [
  [
    'A good start: you watch the ball early and you are brave enough to wait for it after the glass. The points you lose are mostly lost by hurrying. Give yourself one more second on every ball from the back and the rallies get longer.',
    'You let the ball come off the back glass instead of hitting it early. Friendly, clear voice with your partner.',
    'Contact point too close to the body. You stay on your heels when the opponents hit.',
    'Ten minutes of back-glass forehands in every session, dropping the racket early. Say “split” out loud when they hit, until your feet do it alone.',
  ],
  [
    'You build points well from the back and your lob is already a weapon. What costs you games is the moment after it: you admire the lob instead of following it, and the net stays theirs. Follow two steps behind your own lob, together.',
    'Lob under pressure. Good choice between glass and direct ball on slow exits.',
    'Arriving at the net late and alone. Bandeja played too hard from too far back.',
    'Play a set in which you may only go forward behind a lob, and must. Twenty bandejas a session, deep, without ever trying to win the point.',
  ],
  [
    'A mature match. You decide the rhythm from the net for long stretches, and the pair moves as one. The difference to the next level lies in the second volley: the first is deep, the second often gets short because the feet stop.',
    'Net positioning, patience on the volley, communication before the point.',
    'The second shot at the net, víbora from mid-court, return of serve on the advantage side.',
    'Volley series of five: depth counts, pace does not. On the return, lob every second ball and see what it does to their first volley.',
  ],
  [
    'Very high level throughout: clean overheads, all wall combinations, and clear plans against both opponents. We are talking about details now: variation of height in defence, and when not to finish.',
    'Overheads with margin, angles from the wall, reading of the opponents.',
    'Choice of the finishing ball: two smashes from six metres gave points away.',
    'Film one set from behind and count finishing attempts by distance from the net. From beyond four metres, play one more ball.',
  ],
];
