// Notifications of every kind, for tests.

import type { AnyNotificationEvent } from '#domain/messages/notifications/notification-facts.ts';

/** People in the events below, by id. */
export const notificationNames = new Map(
  Object.entries({ p: 'Freja Nygaard', c: 'Carla Ruiz', d: 'Mads Kjær', e: 'Emma Berg' }),
);

/** They have no account yet. */
const juniors = ['Ida Lund', 'Noah Lund'];
const emma = { people: { junior: 'e' }, juniors: ['Emma Berg'] };
const level = { level: '4.5', country: 'DK' };
const levelWords = 'DPF 4.5 · Solid Intermediate+';
const video = { people: { player: 'p' }, videoTitle: 'Final' };
/** A session whose coach is known. */
export const session = { people: { coach: 'c' }, sessionTitle: 'Volleys' };
/** Its time. */
export const time = { sessionDate: '2026-11-24T17:30:00Z', zone: 'Europe/Copenhagen' };
const season = { people: {}, clubName: 'Aarhus Padel', season: { from: '2026-09-01', to: '2026-11-30' } };
const timeWords = 'Tuesday 24 November 2026 at 18:30 (Copenhagen time)';

/** Each kind of event with what it reads like in English. */
export const notificationSentences: [AnyNotificationEvent, string][] = [
  [
    { kind: 'spotlight-asked', facts: { people: {}, clubName: 'Aarhus Padel' } },
    'Can your club show this card?: Aarhus Padel has made a card about you. Nobody else sees it until you agree in your profile.',
  ],
  [
    { kind: 'takedown-requested', facts: { people: {}, page: '/reel/abc' } },
    'Removal requested: Someone has asked us to remove something from the page /reel/abc.',
  ],
  [
    { kind: 'evening-assigned', facts: { people: {}, clubName: 'Aarhus Padel', title: 'Ladder', day: '2026-05-12' } },
    'Levels to give: Aarhus Padel asks you to give the players of “Ladder” (12 May 2026) their levels.',
  ],
  [
    { kind: 'clips-waiting', facts: { people: {}, season: '2027-1', clips: 6 } },
    'Reference clips to rate: 6 clips are waiting for your ratings, until 30 June 2027.',
  ],
  [
    { kind: 'clips-waiting', facts: { people: {}, season: '2026-2', clips: 1 } },
    'Reference clips to rate: 1 clip is waiting for your ratings, until 31 December 2026.',
  ],
  [
    { kind: 'club-asks-player', facts: { people: {}, clubName: 'Aarhus Padel' } },
    'A club has invited you: Aarhus Padel would like you to join as a member. Answer in your profile.',
  ],
  [
    { kind: 'club-asks-coach', facts: { people: {}, clubName: 'Aarhus Padel' } },
    'A club has invited you: Aarhus Padel would like you to join as a coach. Answer in your profile.',
  ],
  [
    { kind: 'club-left', facts: { people: {}, clubName: 'Aarhus Padel' } },
    'No longer a member: You are no longer a member of Aarhus Padel. You keep everything that is yours.',
  ],
  [
    { kind: 'family-changed', facts: { people: { junior: null }, clubName: 'Aarhus Padel', juniors, change: 'asked' } },
    'A club asks you to be a guardian: Aarhus Padel asks you to look after Ida Lund, Noah Lund. Answer under My family.',
  ],
  [
    { kind: 'family-changed', facts: { ...emma, clubName: null, change: 'moved' } },
    'Another guardian: Emma Berg has another guardian now, so you can no longer use that account.',
  ],
  [
    { kind: 'family-changed', facts: { ...emma, clubName: null, change: 'handed-over' } },
    'Own account: Emma Berg now has an account of their own. You can no longer open it.',
  ],
  [
    { kind: 'junior-message', facts: { people: { junior: 'p', coach: 'c' } } },
    'New message for Freja Nygaard: Carla Ruiz wrote to Freja Nygaard. Open it under My family.',
  ],
  [
    { kind: 'note-answered', facts: { people: { writer: 'p' }, videoTitle: 'Final', noteId: 'n', timestamp: 134.2 } },
    'Answer to a note: Freja Nygaard answered the note at 2:14 of “Final”.',
  ],
  [
    { kind: 'club-gave-coach', facts: { people: { coach: 'c' } } },
    'You have a new coach: Your club connected you with Carla Ruiz.',
  ],
  [
    { kind: 'club-gave-player', facts: { people: { player: 'p' } } },
    'You have a new player: Your club connected you with Freja Nygaard.',
  ],
  [
    { kind: 'club-gave-players', facts: { people: {}, players: 42 } },
    'You have 42 new players: Your club connected you with 42 of its members. Find them under My Players.',
  ],
  [
    { kind: 'club-took-players', facts: { people: {}, players: 12, haveLeft: true } },
    'You no longer coach 12 players: 12 of your players have left the club.',
  ],
  [
    { kind: 'club-took-players', facts: { people: {}, players: 12, haveLeft: false } },
    'You no longer coach 12 players: Your club ended your connections with 12 of its members.',
  ],
  [
    { kind: 'player-registered', facts: { people: { player: 'p' }, clubName: null } },
    'New player waiting for approval: Freja Nygaard has registered on Pala.',
  ],
  [
    { kind: 'player-registered', facts: { people: { player: 'p' }, clubName: 'Aarhus Padel' } },
    'New player waiting for approval: Freja Nygaard has registered with Aarhus Padel’s link.',
  ],
  [
    { kind: 'coach-asks', facts: { people: { coach: 'c' } } },
    'A coach would like to work with you: Carla Ruiz would like to be your coach. Answer under My Coaches.',
  ],
  [
    { kind: 'player-asks', facts: { people: { player: 'p' } } },
    'New coaching request: Freja Nygaard would like you to be their coach.',
  ],
  [
    { kind: 'coach-accepted', facts: { people: { coach: 'c' } } },
    'Your request was accepted: Carla Ruiz is now your coach.',
  ],
  [
    { kind: 'player-accepted', facts: { people: { player: 'p' } } },
    'Your request was accepted: Freja Nygaard is now one of your players.',
  ],
  [
    { kind: 'coach-ended', facts: { people: { coach: 'c' } } },
    'No longer connected: You and Carla Ruiz are no longer connected. Find a coach under My Coaches.',
  ],
  [
    { kind: 'player-ended', facts: { people: { player: 'p' } } },
    'No longer connected: You and Freja Nygaard are no longer connected.',
  ],
  [
    { kind: 'level-verified', facts: { people: { verifier: 'c' }, ...level } },
    `Your level is verified: Carla Ruiz verified your level: ${levelWords}.`,
  ],
  [
    { kind: 'level-verified', facts: { people: { verifier: null }, ...level } },
    `Your level is verified: Former coach verified your level: ${levelWords}.`,
  ],
  [
    { kind: 'level-confirmed', facts: { people: { confirmer: 'd', player: 'p' }, ...level } },
    `Level confirmed: Mads Kjær confirmed Freja Nygaard’s level: ${levelWords}.`,
  ],
  [
    { kind: 'level-requested', facts: { people: { verifier: 'c', player: 'p' }, ...level } },
    `Second opinion needed: Carla Ruiz asks for a second opinion on Freja Nygaard: ${levelWords}.`,
  ],
  [
    { kind: 'level-declined', facts: { people: { decider: 'd', player: 'p' }, ...level, reason: 'Too early' } },
    `Level not confirmed: Mads Kjær did not confirm ${levelWords} for Freja Nygaard: Too early`,
  ],
  [
    { kind: 'level-withdrawn', facts: { people: { withdrawer: 'd' }, ...level, reason: 'A mistake' } },
    `Your verified level was withdrawn: Mads Kjær withdrew the verification of ${levelWords}: A mistake`,
  ],
  [
    { kind: 'level-withdrawn', facts: { people: { withdrawer: null }, ...level, reason: null } },
    `Your verified level was withdrawn: Former coach withdrew the verification of ${levelWords}: `,
  ],
  [
    {
      kind: 'given-level-withdrawn',
      facts: { people: { withdrawer: 'd', player: 'p' }, ...level, reason: 'A mistake' },
    },
    `Verified level withdrawn: Mads Kjær withdrew Freja Nygaard’s level, ${levelWords}: A mistake`,
  ],
  [
    { kind: 'given-level-withdrawn', facts: { people: { withdrawer: null, player: 'p' }, ...level, reason: null } },
    `Verified level withdrawn: Former coach withdrew Freja Nygaard’s level, ${levelWords}: `,
  ],
  [
    { kind: 'goals-set', facts: { people: {} } },
    'Your goals were updated: Your coach has updated what you are working towards.',
  ],
  [
    { kind: 'video-submitted', facts: { people: {}, videoTitle: 'Final', dueInHours: 24 } },
    'Video submitted: “Final” is waiting for a coach. Expect your review within 24 hours.',
  ],
  [
    { kind: 'video-sent-for-you', facts: { people: {}, videoTitle: 'Final', dueInHours: 48, isPaid: true } },
    'A video was sent for you: We sent “Final” for you, using one of your credits. Expect your review within 48 hours.',
  ],
  [{ kind: 'video-to-review', facts: video }, 'New video to review: Freja Nygaard submitted “Final”.'],
  [
    { kind: 'video-without-coach', facts: video },
    'A video is waiting for a coach: Freja Nygaard submitted “Final” and has no coach yet.',
  ],
  [{ kind: 'video-assigned', facts: video }, 'A video was assigned to you: Freja Nygaard submitted “Final”.'],
  [
    { kind: 'second-review-to-write', facts: video },
    'A blind second review: Freja Nygaard asks you for a second review: “Final”. Another coach reviews the same match. Neither of you sees the other’s review until both are published.',
  ],
  [
    { kind: 'second-review-asked', facts: video },
    'A second review was asked for: Freja Nygaard asked another coach to review “Final”, too, without seeing your review. You can compare both once they are published.',
  ],
  [
    { kind: 'reviews-to-compare', facts: video },
    'Two reviews to compare: Both reviews of “Final” are published. Open yours to compare them.',
  ],
  [
    {
      kind: 'own-video-dead',
      facts: { people: {}, videoTitle: 'Final', problem: 'private', provider: 'youtube' },
    },
    'Your video cannot be opened: “Final”: We can’t open this video. Set it to Unlisted and try again.',
  ],
  [
    { kind: 'own-video-dead', facts: { people: {}, videoTitle: 'Final', problem: 'missing', provider: 'matchi' } },
    'Your video cannot be opened: “Final”: We can’t open this recording. If you kept a copy, put it on YouTube as Unlisted and replace the link.',
  ],
  [
    { kind: 'video-link-replaced', facts: video },
    'A video has a new link: Freja Nygaard replaced the link to “Final”.',
  ],
  [
    { kind: 'video-dead', facts: { ...video, problem: 'private' } },
    'A video cannot be opened: “Final” by Freja Nygaard: This video is private. Its due time is paused.',
  ],
  [
    { kind: 'video-works-again', facts: video },
    'A video can be opened again: “Final” by Freja Nygaard can be opened again.',
  ],
  [
    { kind: 'review-published', facts: { people: { coach: 'c' }, videoTitle: 'Final' } },
    'Your review is ready: Carla Ruiz reviewed “Final”.',
  ],
  [
    { kind: 'review-revised', facts: { people: { coach: 'c' }, videoTitle: 'Final' } },
    'Your review was updated: Carla Ruiz updated the review of “Final”.',
  ],
  [
    { kind: 'session-booked', facts: { ...session, ...time, sessions: 1 } },
    `Session booked: Carla Ruiz booked “Volleys” for ${timeWords}.`,
  ],
  [
    { kind: 'situation-due', facts: { people: {}, skill: 'lob', dueOn: '2026-12-06' } },
    'Did it work?: Your coach asked for another video of your lob by Sunday 6 Dec.',
  ],
  [
    { kind: 'session-booked', facts: { ...session, ...time, sessions: 6 } },
    `Sessions booked: Carla Ruiz booked 6 weekly sessions “Volleys”, the first on ${timeWords}.`,
  ],
  [
    { kind: 'session-changed', facts: { ...session, ...time, was: null, sessions: 1 } },
    `Session changed: Carla Ruiz changed “Volleys” on ${timeWords}.`,
  ],
  [
    { kind: 'session-changed', facts: { ...session, ...time, was: '2026-11-23T17:30:00Z', sessions: 2 } },
    `Session moved: Carla Ruiz moved “Volleys” from Monday 23 November 2026 at 18:30 to ${timeWords} and the weekly session after it.`,
  ],
  [
    { kind: 'session-cancelled', facts: { ...session, ...time, sessions: 1 } },
    `Session cancelled: Carla Ruiz cancelled “Volleys” on ${timeWords}.`,
  ],
  [
    { kind: 'session-cancelled', facts: { ...session, ...time, people: { coach: null }, sessions: 4 } },
    `Sessions cancelled: Your coach cancelled “Volleys” on ${timeWords}, and the 3 weekly sessions after it.`,
  ],
  [{ kind: 'session-completed', facts: session }, 'Session completed: “Volleys” with Carla Ruiz is completed.'],
  [{ kind: 'session-reviewed', facts: session }, 'Feedback on your session: Carla Ruiz wrote feedback on “Volleys”.'],
  [
    { kind: 'session-reminder', facts: { ...session, ...time } },
    `Your session is coming up: “Volleys” with Carla Ruiz is on ${timeWords}.`,
  ],
  [
    { kind: 'award-won', facts: { ...season, category: 'iron-streak' } },
    'You have won an award: Aarhus Padel named you Iron Streak for the season 1 September 2026 to 30 November 2026.',
  ],
  [
    { kind: 'awards-announced', facts: { ...season, categories: ['most-improved', 'best-tactical'] } },
    'Your club’s awards: Aarhus Padel announced Most Improved, Best Tactical Player for the season 1 September 2026 to 30 November 2026.',
  ],
  [
    { kind: 'session-handed-over', facts: { ...session, ...time, people: { coach: 'c', former: 'd' }, sessions: 1 } },
    `Another coach leads your session: Carla Ruiz leads “Volleys” on ${timeWords} instead of Mads Kjær.`,
  ],
  [
    { kind: 'session-handed-over', facts: { ...session, ...time, people: { coach: 'c', former: 'd' }, sessions: 3 } },
    `Another coach leads your sessions: Carla Ruiz leads “Volleys” on ${timeWords}, and the 2 weekly sessions after it, instead of Mads Kjær.`,
  ],
  [
    {
      kind: 'session-coach-changed',
      facts: { ...session, ...time, people: { other: 'c' }, sessions: 1, isYours: true },
    },
    `You lead a session for Carla Ruiz: You lead “Volleys” on ${timeWords} instead of Carla Ruiz.`,
  ],
  [
    {
      kind: 'session-coach-changed',
      facts: { ...session, ...time, people: { other: 'c' }, sessions: 2, isYours: false },
    },
    `Carla Ruiz leads for you: Carla Ruiz leads “Volleys” on ${timeWords}, and the weekly session after it, instead of you.`,
  ],
  [
    { kind: 'session-answered', facts: { ...session, ...time, people: { player: 'p' }, answer: 'cant' } },
    `A player can’t come: Freja Nygaard can’t come to “Volleys” on ${timeWords}.`,
  ],
  [
    { kind: 'session-answered', facts: { ...session, ...time, people: { player: 'p' }, answer: 'coming' } },
    `A player can come after all: Freja Nygaard is coming to “Volleys” on ${timeWords}.`,
  ],
  [
    { kind: 'place-taken', facts: { ...session, ...time, people: { player: 'p' } } },
    `A member joined your session: Freja Nygaard took a free place in “Volleys” on ${timeWords}.`,
  ],
  [
    { kind: 'place-offered', facts: { ...session, ...time, until: '2026-11-23T20:00:00Z' } },
    `A place for you: We’re keeping a place in “Volleys” with Carla Ruiz on ${timeWords} for you until Monday 23 November 2026 at 21:00.`,
  ],
  [
    { kind: 'place-offered', facts: { ...session, ...time, until: null } },
    `A place is free: A place is free in “Volleys” with Carla Ruiz on ${timeWords}. The first to take it gets it.`,
  ],
  [
    { kind: 'waiting-ended', facts: { ...session, ...time, people: {}, why: 'lapsed' } },
    `Your offer has ended: You didn’t take the place in “Volleys” on ${timeWords} in time, so the next person gets it.`,
  ],
  [
    { kind: 'waiting-ended', facts: { ...session, ...time, people: {}, why: 'closed' } },
    `Waiting list closed: The waiting list for “Volleys” on ${timeWords} is closed. The session is cancelled or no longer open to members.`,
  ],
  [
    { kind: 'training-requested', facts: { people: { player: 'p' }, minutes: 90 } },
    'New session request: Freja Nygaard would like to train with you for 90 minutes.',
  ],
  [
    { kind: 'training-requested-of-coach', facts: { people: { player: 'p', coach: 'c' }, minutes: 60 } },
    'Training request: Freja Nygaard asked Carla Ruiz for a 60-minute session.',
  ],
  [
    { kind: 'training-declined', facts: { people: { coach: 'c' }, reason: 'I am away in May.' } },
    'Session request declined: Carla Ruiz declined your training request: I am away in May.',
  ],
  [
    { kind: 'pair-invited', facts: { people: { player: 'p' }, videoTitle: 'Final' } },
    'Invitation to a pair: Freja Nygaard invites you to see the notes on the two of you in “Final”. Answer under Pair Matches.',
  ],
  [
    { kind: 'pair-joined', facts: { people: { partner: 'p' }, videoTitle: 'Final' } },
    'Your partner has joined: Freja Nygaard can now see the notes on the two of you in “Final”.',
  ],
  [
    { kind: 'pair-ended', facts: { people: { other: 'p' }, videoTitle: 'Final' } },
    'No longer shared: You and Freja Nygaard no longer share “Final”.',
  ],
  [
    { kind: 'pair-notes-published', facts: { people: { player: 'p' }, videoTitle: 'Final' } },
    'Notes on your pair: There are notes on you and Freja Nygaard in “Final”.',
  ],
  [
    { kind: 'club-message', facts: { people: {}, clubName: 'Havnen', subject: 'Summer cup', messageId: 'm' } },
    'Message from Havnen: Summer cup',
  ],
  ...(
    [
      ['started', 'Freja Nygaard has subscribed to Pro.'],
      ['plan-changed', 'Freja Nygaard now has Pro.'],
      ['plan-will-change', 'Freja Nygaard will change to Pro at the next renewal.'],
      ['cancelled', 'Freja Nygaard has cancelled Pro. It runs until the end of the period.'],
      ['resumed', 'Freja Nygaard has resumed Pro.'],
      ['payment-failed', 'Freja Nygaard’s payment for Pro failed.'],
      ['recovered', 'Freja Nygaard has now paid for Pro.'],
      ['ended', 'Freja Nygaard’s Pro subscription has ended.'],
    ] as const
  ).map(([change, sentence]): [AnyNotificationEvent, string] => [
    { kind: 'subscription-changed', facts: { people: { player: 'p' }, plan: 'pro', change } },
    `A subscription changed: ${sentence}`,
  ]),
];
