// Goals, training sessions and achievements of the demo.

import { v7 as newId } from 'uuid';
import { earnedAchievements } from '#domain/progress/achievement-grants.ts';
import type { Context } from '#server/context.ts';
import { insertGrants, readFacts } from '#server/features/progress/achievements/achievements.queries.ts';
import { backdateGrants, insertGoals, insertSession, markAllSeenButNewest } from './demo.queries.ts';
import type { DemoPerson } from './demo-people.ts';

interface DemoGoals {
  rise: number;
  timeframe: string;
  goals: string[];
  shortTermGoals: string[];
  longTermGoals: string[];
  skillPriorities: string[];
  notes: string;
}

/** Goals by the demo name of the member. */
const demoGoals: Record<string, DemoGoals> = {
  player: {
    rise: 0.5,
    timeframe: '12 months',
    goals: ['Hold the net for a whole game', 'Play the club tournament in spring'],
    shortTermGoals: [
      'Take the bandeja side-on, racket up while turning',
      'Lob the return whenever both opponents are at the net',
    ],
    longTermGoals: ['Win the net back after every deep lob', 'Play level 4.5 matches with confidence'],
    skillPriorities: ['Bandeja', 'Positioning', 'Communication'],
    notes: 'You win points when you are patient. Keep the ball low and deep until the short one comes.',
  },
  mads: {
    rise: 1,
    timeframe: '12 months',
    goals: ['Fewer unforced errors from the back'],
    shortTermGoals: ['Let the ball come off the glass before you play it'],
    longTermGoals: ['Play the side glass on both sides'],
    skillPriorities: ['Backhand', 'Lob'],
    notes: 'Two sessions a month on walls, then we look at it on video again.',
  },
  emil: {
    rise: 0.5,
    timeframe: '6 months',
    goals: ['Vary the víbora'],
    shortTermGoals: ['Víbora to the middle when the corner is covered'],
    longTermGoals: ['Finish overheads without losing the net'],
    skillPriorities: ['Víbora', 'Strategy'],
    notes: 'Your pace is there. Now choose when not to use it.',
  },
};

interface DemoSession {
  /** Days from now; negative for past sessions. */
  days: number;
  title: string;
  duration: number;
  objectives: string;
  notes: string | null;
  feedback: string | null;
}

const demoSessions: DemoSession[] = [
  {
    days: -120,
    title: 'Bandeja basics',
    duration: 60,
    objectives: 'Side-on preparation, contact in front, recover to the net',
    notes: 'Bring a jacket: court 3 is cold.',
    feedback: 'Good turn. The contact still drifts behind the head when you are late: move your feet first.',
  },
  {
    days: -64,
    title: 'Lob and take the net',
    duration: 90,
    objectives: 'Deep lobs under pressure, moving up together with the partner',
    notes: null,
    feedback: 'Eight of ten lobs landed behind the service line. Wait for your partner before you go.',
  },
  {
    days: -20,
    title: 'Volleys in pairs',
    duration: 60,
    objectives: 'Short preparation, volley to the feet, cover the middle',
    notes: 'Film the last twenty minutes.',
    feedback: null,
  },
  {
    days: 3,
    title: 'Match play with coaching',
    duration: 90,
    objectives: 'Choose the shot by where the opponents stand; talk on every ball',
    notes: 'Court 2. Bring the notes of your last review.',
    feedback: null,
  },
  {
    days: 17,
    title: 'Off the back glass',
    duration: 60,
    objectives: 'Read the rebound, play it low and cross',
    notes: null,
    feedback: null,
  },
];

/** Members share each session. */
const demoGroups = demoSessions.map(() => newId());
const places = Object.keys(demoGoals).length;

/** Seeds goals and sessions of a member, and achievements of any player, after their videos and levels. */
export async function addDevelopment(
  { db }: Context,
  player: DemoPerson,
  playerId: string,
  coachId: string | null,
): Promise<void> {
  const level = Number(player.level ?? '1.0');
  const goals = demoGoals[player.name];
  if (player.accessType === 'club' && goals) {
    const { rise, ...texts } = goals;
    await insertGoals(db, { ...texts, playerId, coachId, targetLevel: (level + rise).toFixed(1), days: 170 });
    for (const [index, session] of demoSessions.entries())
      await insertSession(db, { ...session, playerId, coachId, places, groupId: demoGroups[index] as string });
  }
  const facts = await readFacts(db, playerId);
  // In order: uploads and levels before reviews.
  const order = facts.videos.toSorted((a, b) => a.uploadDate.localeCompare(b.uploadDate)).map(({ id }) => id);
  const placeOf = (cause: string) => order.findIndex((id) => cause.includes(id));
  const grants = earnedAchievements(facts).toSorted((a, b) => placeOf(a.cause) - placeOf(b.cause));
  await insertGrants(db, playerId, grants);
  await backdateGrants(db, playerId);
  await markAllSeenButNewest(db, playerId);
}
