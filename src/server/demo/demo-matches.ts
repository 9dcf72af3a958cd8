// The demo players' videos, oldest first: titles, types, venues and questions.

import type { courtFocuses, courtPositions } from '#domain/videos/match-context.ts';
import type { VideoType } from '#domain/videos/videos.ts';

/** One video as its player describes it. */
export interface DemoMatch {
  title: string;
  videoType: VideoType;
  venue: string;
  /** The player's question. */
  question: string;
  focus: (typeof courtFocuses)[number];
}

/** A player's habits, the same in all videos. */
interface DemoPlaying {
  position: (typeof courtPositions)[number];
  hand: 'right-handed' | 'left-handed';
  wears: string;
  partnerWears: string;
  /** Their time zone. */
  timeZone: string;
  matches: readonly DemoMatch[];
}

const game = (title: string, venue: string, question: string, focus: DemoMatch['focus']): DemoMatch => ({
  title,
  videoType: 'game',
  venue,
  question,
  focus,
});
const training = (title: string, venue: string, question: string, focus: DemoMatch['focus']): DemoMatch => ({
  ...game(title, venue, question, focus),
  videoType: 'training',
});

const copenhagen = 'Europe/Copenhagen';
const madrid = 'Europe/Madrid';
const buenosAires = 'America/Argentina/Buenos_Aires';

/** By demo name; thirty videos in all. */
export const demoMatches: Record<string, DemoPlaying> = {
  player: {
    position: 'Left side (revés)',
    hand: 'right-handed',
    wears: 'White shirt, black skirt',
    partnerWears: 'Grey shirt',
    timeZone: copenhagen,
    matches: [
      game('League round 1, home', 'Havnens Padel, court 2', 'Am I too far back on the return?', 'Baseline play'),
      game(
        'Club ladder, quarter-final',
        'Havnens Padel, court 5',
        'Do we move together? It feels as if the centre is always open.',
        'Transition',
      ),
      training('Overheads with Lucía', 'Havnens Padel, court 3', 'Is my turn early enough?', 'Net play'),
      game(
        'League round 4, second set',
        'Østerbro Padel, court 1',
        'Why do we keep losing the net after my bandeja?',
        'Net play',
      ),
      game('First match after the break', 'Havnens Padel, court 2', 'My lob is short under pressure.', 'Whole court'),
      game('Club ladder, semi-final', 'Havnens Padel, court 5', 'Who should take the centre, and when?', 'Net play'),
    ],
  },
  direct: {
    position: 'Right side (drive)',
    hand: 'right-handed',
    wears: 'Blue shirt',
    partnerWears: 'Yellow shirt',
    timeZone: 'Europe/Stockholm',
    matches: [
      game('Evening doubles with colleagues', 'Padelhallen Malmö, bana 3', 'Where do I lose the net?', 'Transition'),
      game('Friendly in Lund', 'Lunds Padel, bana 2', 'Please look at my backhand off the glass.', 'Baseline play'),
      training('Bandeja, twenty in a row', 'Padelhallen Malmö, bana 1', 'How deep do they land?', 'Net play'),
      game('Winter cup, group stage', 'Padelhallen Malmö, bana 4', 'Do I rush after a good lob?', 'Whole court'),
    ],
  },
  mads: {
    position: 'Right side (drive)',
    hand: 'right-handed',
    wears: 'Black shirt',
    partnerWears: 'White shirt',
    timeZone: copenhagen,
    matches: [
      game(
        'Friendly against Østerbro',
        'Havnens Padel, court 4',
        'Why do my balls come back so fast?',
        'Baseline play',
      ),
      training(
        'Back glass, with Emil',
        'Havnens Padel, court 1',
        'When do I turn, and when do I wait?',
        'Baseline play',
      ),
      game('Club ladder, round 1', 'Havnens Padel, court 3', 'Do I hit too early off the side glass?', 'Baseline play'),
      game('Club ladder, round 2', 'Havnens Padel, court 3', 'My lob is short under pressure.', 'Transition'),
      training('Return practice, right side', 'Havnens Padel, court 1', 'Is my return too high?', 'Baseline play'),
    ],
  },
  ida: {
    position: 'Both sides',
    hand: 'left-handed',
    wears: 'Red shirt',
    partnerWears: 'Blue shirt',
    timeZone: copenhagen,
    matches: [
      training('My first volleys', 'Havnens Padel, court 1', 'How do I hold the racket at the net?', 'Net play'),
      game('Beginners’ evening', 'Havnens Padel, court 4', 'Where do I stand when my partner serves?', 'Whole court'),
    ],
  },
  emil: {
    position: 'Left side (revés)',
    hand: 'right-handed',
    wears: 'Green shirt',
    partnerWears: 'Black shirt',
    timeZone: copenhagen,
    matches: [
      game(
        'Tournament in Aarhus, second round',
        'Aarhus Padel, court 6',
        'When should I finish, and when not?',
        'Net play',
      ),
      game('League round 3, away', 'Valby Padelhal, court 2', 'Is my víbora worth the risk from there?', 'Net play'),
      training('Patterns with Mads', 'Havnens Padel, court 2', 'Do we open the angle too early?', 'Whole court'),
      game('League round 6, decider', 'Havnens Padel, court 5', 'Where do we lose the tie-break?', 'Whole court'),
    ],
  },
  sofie: {
    position: 'Right side (drive)',
    hand: 'right-handed',
    wears: 'Yellow shirt',
    partnerWears: 'White shirt',
    timeZone: copenhagen,
    matches: [game('Mixed doubles, club evening', 'Havnens Padel, court 2', 'Is my lob deep enough?', 'Baseline play')],
  },
  noah: {
    position: 'Both sides',
    hand: 'right-handed',
    wears: 'Grey hooded shirt',
    partnerWears: 'Red shirt',
    timeZone: copenhagen,
    matches: [game('My third time on court', 'Havnens Padel, court 4', 'What should I practise first?', 'Whole court')],
  },
  carmen: {
    position: 'Left side (revés)',
    hand: 'right-handed',
    wears: 'White shirt',
    partnerWears: 'Orange shirt',
    timeZone: madrid,
    matches: [
      game('Liga, jornada 5', 'Club de Pádel Norte, pista 4', 'Do I lose depth on the second volley?', 'Net play'),
      game('Liga, jornada 9', 'Pádel Ribera, pista 1', 'Am I patient enough before the smash?', 'Net play'),
    ],
  },
  javier: {
    position: 'Right side (drive)',
    hand: 'right-handed',
    wears: 'Blue shirt',
    partnerWears: 'White shirt',
    timeZone: madrid,
    matches: [
      game('After work with friends', 'Pádel Ribera, pista 3', 'How do I get out of the corner?', 'Baseline play'),
      game('Torneo de empresas, first round', 'Pádel Ribera, pista 2', 'Where is my backhand late?', 'Baseline play'),
    ],
  },
  valentina: {
    position: 'Left side (revés)',
    hand: 'left-handed',
    wears: 'Black shirt',
    partnerWears: 'Red shirt',
    timeZone: buenosAires,
    matches: [game('Torneo apertura, semi-final', 'Cancha Palermo, court 1', 'When not to finish?', 'Net play')],
  },
  tomas: {
    position: 'Right side (drive)',
    hand: 'right-handed',
    wears: 'Light blue shirt',
    partnerWears: 'White shirt',
    timeZone: buenosAires,
    matches: [game('Asado and padel', 'Club Saavedra, court 2', 'Why do I lose every point at the net?', 'Net play')],
  },
  hannah: {
    position: 'Both sides',
    hand: 'right-handed',
    wears: 'Purple shirt',
    partnerWears: 'Grey shirt',
    timeZone: 'Europe/London',
    matches: [
      game('Social doubles', 'Riverside Padel, court 1', 'How do I play a ball off the glass?', 'Baseline play'),
    ],
  },
};
