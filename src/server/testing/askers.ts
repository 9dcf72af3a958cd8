// People who ask Smashy, for its tests and its evaluation (described in `eval/README.md`).

import { reasonedSteps } from '#domain/levels/model/level-reasons.ts';
import { unknownCoach } from '#domain/levels/model/level-steps.ts';
import { assumedFigures } from '#domain/levels/model/model-figures.ts';
import { drillsFor } from '#domain/skills/drills.ts';
import { type SkillName, skillNames } from '#domain/skills/skills.ts';
import type { Asker } from '#server/assistant/answers/reply.ts';
import type { PlayerData, PlayerNote, PlayerReview } from '#server/assistant/player-data.ts';
import type { AdminData, ClubData, CoachData, DueVideo } from '#server/assistant/staff-data.ts';

const coach = 'Carla Sanz';

const semiFinal = review('0193e5a0-0000-7000-8000-000000000003', 'Semi-final', '2026-09-01T18:00:00Z', [
  {
    skill: 'lob',
    focus: 'Depth before height: land behind the service line',
    drillId: drillsFor('lob', 3.5)[0]?.id ?? '',
  },
  { skill: 'bandeja', focus: 'Back to the net after the bandeja', drillId: drillsFor('bandeja', 3.5)[0]?.id ?? '' },
]);

const reviews: PlayerReview[] = [
  semiFinal,
  review('0193e5a0-0000-7000-8000-000000000002', 'League match', '2026-07-20T18:00:00Z', []),
  review('0193e5a0-0000-7000-8000-000000000001', 'Club night', '2026-06-10T18:00:00Z', []),
];

/** Rows as in `reviews`, columns as in `skillNames`. */
const ratings = [
  [3.4, 3.6, 2.6, 3.7, 2.9, 4.1, 2.9, 3.2, 3.3, 3.8, 3.2],
  [3.2, 3.1, 2.5, 3.7, 3.0, 3.9, 2.7, 3.1, 3.2, 3.6, 3.1],
  [3.1, 2.8, 2.4, 3.6, 3.0, 3.5, 2.6, 3.0, 3.2, 3.4, 3.1],
];

const notes: PlayerNote[] = [
  note(83, 'improvement', 'lob', 'Short lob', 'It lands at the service line, and they smash it.'),
  note(245, 'technique', 'bandeja', 'Too hard', 'The ball comes off the glass for them. Slower, deeper.'),
  note(450, 'strength', 'volley', 'Deep volley', 'To the glass and low. Keep that.'),
  note(602, 'positioning', 'positioning', 'One up, one back', 'Go forward with your partner.'),
  note(760, 'improvement', null, 'Smash from too far back', 'A bandeja keeps the net here.'),
];

/** Shared by the waiting videos: a coach, and a link that works. */
const waits = {
  pausedAt: null,
  reviewer: null,
  coaches: [{ id: '9', firstName: 'Anna', lastName: 'Berg' }],
  clubName: null,
};

/** Her reviews as the level model reads them, oldest first. */
const rated = reviews.toReversed().map(({ publishedAt }, index) => ({
  coachId: coach,
  coach,
  publishedAt,
  day: Date.parse(publishedAt.slice(0, 10)) / 86_400_000,
  ratings: ratings.at(-1 - index) ?? [],
}));

const pia: PlayerData = {
  level: 3.5,
  isLevelVerified: false,
  levelWithdrawn: null,
  isClubMember: true,
  credits: 2,
  timeZone: 'Europe/Copenhagen',
  ratings: async () =>
    reviews.flatMap(({ videoId, publishedAt }, row) =>
      skillNames.map((skillName: SkillName, column) => ({
        videoId,
        skillName,
        rating: String(ratings[row]?.[column]),
        createdAt: publishedAt,
        comment: null,
      })),
    ),
  measured: async () => ({
    level: 3.3,
    skills: Object.fromEntries(skillNames.map((skill, column) => [skill, ratings[0]?.[column]])),
  }),
  reviews: async () => reviews,
  notes: async () => notes,
  sessions: async () => [
    {
      title: 'Lobs under pressure',
      status: 'scheduled',
      sessionDate: '2099-12-01T17:00:00Z',
      timeZone: 'Europe/Copenhagen',
      place: 'Court 3',
      coach,
      objectives: null,
      partners: ['Mette', 'Lars'],
    },
  ],
  levelReasons: async () => ({
    videoId: semiFinal.videoId,
    reasons: reasonedSteps(rated, assumedFigures, () => unknownCoach(assumedFigures)).at(-1)?.reasons ?? [],
  }),
  goals: async () => ({
    targetLevel: '4.0',
    targetDate: '2027-06-30',
    shortTermGoals: ['Nine lobs of ten behind the service line'],
    longTermGoals: [],
    skillPriorities: [],
  }),
  messagesLeft: async () => 12,
  coaches: async () => [coach],
  plan: async () => ({
    name: 'Premium',
    nextName: 'Premium',
    nextCents: 999,
    currency: 'EUR',
    periodEnd: '2026-12-14T09:00:00Z',
    isCancelled: false,
    graceUntil: null,
  }),
  refunds: async () => [{ name: 'Three analysis credits', cents: 3900, currency: 'EUR' }],
  videos: async () => ({ videos: 5, analyzed: 3, inReview: 2 }),
  waiting: async () => [
    { ...waits, id: '1', title: 'Club evening', provider: 'youtube', dueAt: '2099-11-22T19:00:00Z' },
    { ...waits, id: '2', title: 'League, round four', provider: 'matchi', dueAt: '2099-11-23T19:00:00Z' },
  ],
  club: async () => 'Padel Nord',
  lastSession: async () => ({
    title: 'Serve and first volley',
    status: 'completed',
    sessionDate: '2026-11-12T17:00:00Z',
    timeZone: 'Europe/Copenhagen',
    place: 'Court 1',
    coach,
    objectives: 'Second serves to the glass',
    partners: ['Mette'],
  }),
  openSessions: async () => [
    { title: 'Volley hour', sessionDate: '2099-12-03T18:00:00Z', timeZone: 'Europe/Copenhagen', free: 0, position: 2 },
    {
      title: 'Open court',
      sessionDate: '2099-12-05T09:00:00Z',
      timeZone: 'Europe/Copenhagen',
      free: 3,
      position: null,
    },
  ],
  situations: async () => [
    {
      skill: 'lob',
      focus: 'Depth before height: land behind the service line',
      dueOn: '2026-12-06',
      videoId: semiFinal.videoId,
      title: 'Semi-final',
      reply: null,
    },
  ],
  opening: async () => ({ time: '18:00', days: ['friday', 'sunday'] }),
  secondReviews: async () => [
    { videoId: '0193e5a0-0000-7000-8000-000000000004', title: 'Second review: League match', state: 'waiting' },
  ],
  unread: async () => ({ messages: 1, notifications: 4 }),
  pair: async () => ({
    matches: [
      { title: 'League match', partner: 'Mette Lund' },
      { title: 'Club night', partner: 'Mette Lund' },
    ],
    invitations: 1,
  }),
  achievements: async () => ({ xp: 245, counts: { video_uploaded: 5, feedback_received: 3, streak_milestone: 1 } }),
  family: async () => ({ guardian: null, juniors: [{ name: 'Emma Lund', until: '2033-05-14' }] }),
  certificate: async () => ({ isVerified: false, isPublic: false }),
  eveningLevels: async () => [
    { title: 'Tuesday ladder', heldOn: '2026-05-12', level: '3.5', verifiedBy: coach, isWithdrawn: false },
  ],
  standing: async () => ({
    group: 'club',
    skills: [
      { skillName: 'overall', percentile: 62 },
      { skillName: 'lob', percentile: 31 },
    ],
  }),
};

const nora: PlayerData = {
  level: 2,
  isLevelVerified: false,
  levelWithdrawn: null,
  isClubMember: false,
  credits: 1,
  timeZone: null,
  ratings: async () => [],
  measured: async () => null,
  reviews: async () => [],
  notes: async () => [],
  sessions: async () => [],
  levelReasons: async () => null,
  goals: async () => null,
  messagesLeft: async () => null,
  coaches: async () => [],
  plan: async () => null,
  refunds: async () => [],
  videos: async () => ({ videos: 0, analyzed: 0, inReview: 0 }),
  waiting: async () => [],
  club: async () => null,
  lastSession: async () => null,
  openSessions: async () => [],
  situations: async () => [],
  opening: async () => null,
  secondReviews: async () => [],
  unread: async () => ({ messages: 0, notifications: 0 }),
  pair: async () => ({ matches: [], invitations: 0 }),
  achievements: async () => ({ xp: 0, counts: {} }),
  family: async () => ({ guardian: null, juniors: [] }),
  certificate: async () => ({ isVerified: false, isPublic: false }),
  eveningLevels: async () => [],
  standing: async () => null,
};

/** A video of Pia's that waits for its review. */
const waitingVideo: DueVideo = {
  videoId: '0193e5a0-0000-7000-8000-000000000005',
  title: 'Club evening',
  player: 'Pia Holm',
  dueAt: '2099-11-22T19:00:00Z',
  pausedAt: null,
};

const carla: CoachData = {
  timeZone: 'Europe/Copenhagen',
  club: async () => 'Padel Nord',
  sessions: async () => [
    {
      title: 'Lobs under pressure',
      sessionDate: '2099-12-01T17:00:00Z',
      timeZone: 'Europe/Copenhagen',
      place: 'Court 3',
      players: [
        { name: 'Pia Holm', answer: 'coming' },
        { name: 'Mette Lund', answer: null },
        { name: 'Lars Juhl', answer: 'cant' },
      ],
    },
  ],
  players: async () => ({ names: ['Lars Juhl', 'Mette Lund', 'Pia Holm'], hasMore: false }),
  names: async () => [
    { id: 'lars', firstName: 'Lars', lastName: 'Juhl' },
    { id: 'mette', firstName: 'Mette', lastName: 'Lund' },
    { id: 'pia', firstName: 'Pia', lastName: 'Holm' },
  ],
  player: async (id) =>
    id === 'pia'
      ? {
          id,
          name: 'Pia Holm',
          level: '3.5',
          isLevelVerified: false,
          lastVideoAt: '2026-11-20T19:00:00Z',
          lastContactAt: '2026-11-12T18:00:00Z',
          waiting: [waitingVideo],
        }
      : {
          id,
          name: id === 'mette' ? 'Mette Lund' : 'Lars Juhl',
          level: null,
          isLevelVerified: false,
          lastVideoAt: null,
          lastContactAt: null,
          waiting: [],
        },
  due: async () => ({ overdue: 0, next: [waitingVideo] }),
  evenings: async () => [
    { id: 'ladder', title: 'Tuesday ladder', heldOn: '2026-11-24', isFinished: false, players: 8, ready: 3 },
  ],
  evening: async () => ({ minutes: [25, 25, 25], reviews: 12 }),
};

const padelNord: ClubData = {
  timeZone: 'Europe/Copenhagen',
  withoutCoach: async () => 4,
  due: async () => ({ overdue: 1, next: [{ ...waitingVideo, dueAt: '2026-11-22T19:00:00Z' }] }),
  evenings: async () => [
    { id: 'ladder', title: 'Tuesday ladder', heldOn: '2026-11-24', isFinished: true, players: 8, ready: 8 },
  ],
  figures: async () => ({
    members: 156,
    active: 84,
    coaches: ['Carla Sanz', 'Dario Vega'],
    juniors: 12,
    waiting: 9,
    overdue: 1,
    hours: 22,
  }),
  groups: async () => [
    { name: 'Juniors', members: 12 },
    { name: 'Team 1', members: 8 },
  ],
  code: async () => ({ name: 'Padel Nord', code: 'ACDE-FHJK' }),
};

const ada: AdminData = {
  figures: async (days) => ({
    days,
    people: { players: 240, coaches: 9, managers: 4, administrators: 2 },
    signUps: 11,
    activePeople: 63,
    videos: 31,
    reviews: 27,
    messages: 85,
    open: 14,
    overdue: 3,
  }),
};

export const people = {
  player: { role: 'player', firstName: 'Pia', player: pia, work: null },
  newcomer: { role: 'player', firstName: 'Nora', player: nora, work: null },
  coach: {
    role: 'coach_club',
    firstName: 'Carla',
    player: null,
    work: async () => [
      { kind: 'toReview', count: 3, to: '/coach/videos' },
      { kind: 'answers', count: 2, to: '/coach/dashboard' },
    ],
    coach: carla,
  },
  club: {
    role: 'club',
    firstName: 'Clara',
    player: null,
    work: async () => [
      { kind: 'withoutCoach', count: 4, to: '/club/players' },
      { kind: 'members', count: 156, to: '/club/players' },
    ],
    club: padelNord,
  },
  admin: {
    role: 'admin',
    firstName: 'Ada',
    player: null,
    work: async () => [
      { kind: 'approvals', count: 2, to: '/admin/users?state=pending' },
      { kind: 'failedJobs', count: 1, to: '/admin/failures' },
    ],
    admin: ada,
  },
} as const satisfies Record<string, Asker>;

function review(
  videoId: string,
  title: string,
  publishedAt: string,
  priorities: PlayerReview['priorities'],
): PlayerReview {
  return {
    videoId,
    title,
    publishedAt,
    opensAt: null,
    coach,
    priorities,
    overallStrengths: 'Calm volleys, deep to the glass.',
    areasOfImprovement: 'The lob is short, and the way back to the net is slow.',
    recommendationsForImprovement: 'Twenty lobs a session, then go forward together.',
  };
}

function note(
  timestamp: number,
  type: PlayerNote['type'],
  skill: PlayerNote['skill'],
  title: string,
  comment: string,
): PlayerNote {
  const { videoId, title: videoTitle } = semiFinal;
  return { id: `note-${timestamp}`, videoId, videoTitle, timestamp, type, skill, title, comment };
}
