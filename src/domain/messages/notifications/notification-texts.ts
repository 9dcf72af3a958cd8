// Notification texts for the bell, exports and session emails, from an event's facts and current names.

import { erasedName } from '#domain/accounts/account-deletion.ts';
import { brand } from '#domain/brand.ts';
import { seasonEnd } from '#domain/levels/clip-season.ts';
import { levelText, type ScaleMappings } from '#domain/levels/levels.ts';
import { eveningDay } from '#domain/levels/ranking-evening.ts';
import { plans } from '#domain/payments/subscriptions/plans.ts';
import { personName } from '#domain/people/person-name.ts';
import { awardName } from '#domain/publicity/awards/award-categories.ts';
import { seasonWords } from '#domain/publicity/awards/season.ts';
import { dayWords } from '#domain/reviews/priorities/situation-requests.ts';
import { skillLabel } from '#domain/skills/skills.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import { sessionMoment, zoneWords } from '#domain/training/session-words.ts';
import { linkProblemSentence } from '#domain/videos/link-health.ts';
import type { NotificationEvent, NotificationFacts, NotificationKind } from './notification-facts.ts';
import { familyTexts, subscriptionSentences } from './text-variants.ts';

/** A heading and a sentence. */
export interface NotificationText {
  title: string;
  message: string;
}

type People<K extends NotificationKind> = NotificationFacts[K]['people'];
/** A name for each role; null where unknown. */
type Names<K extends NotificationKind> = {
  [Role in keyof People<K>]: null extends People<K>[Role] ? string | null : string;
};
/** How a text shows a level, on the scale of the player's country. */
type LevelWords = (facts: { level: string; country: string }) => string;
type Texts = {
  [K in NotificationKind]: (facts: NotificationFacts[K], names: Names<K>, levelOf: LevelWords) => NotificationText;
};

const nobody = erasedName({ hasCoached: false });
const erasedPersonName = personName(nobody);

/**
 * The text of an event.
 *
 * @param names current names by id; a missing one is a "Deleted user" (docs/product.md#leaving)
 * @param mappings of level scales, as they are now
 */
export function notificationText<K extends NotificationKind>(
  { kind, facts }: NotificationEvent<K>,
  names: ReadonlyMap<string, string>,
  mappings: ScaleMappings,
): NotificationText {
  const named = Object.entries<string | null>(facts.people).map(([role, id]) => [
    role,
    id === null ? null : (names.get(id) ?? erasedPersonName),
  ]);
  const levelOf: LevelWords = ({ level, country }) => levelText(level, country, mappings);
  return texts[kind](facts, Object.fromEntries(named) as Names<K>, levelOf);
}

const inGroup = (group: string | undefined) => (group === undefined ? '' : ` of the group “${group}”`);

const texts: Texts = {
  'player-registered': ({ clubName }, { player }) => ({
    title: 'New player waiting for approval',
    message: `${player} has registered ${clubName === null ? `on ${brand.name}` : `with ${clubName}'s link`}.`,
  }),
  'coach-asks': (_, { coach }) => ({
    title: 'A coach would like to work with you',
    message: `${coach} would like to be your coach. Answer under My Coaches.`,
  }),
  'player-asks': (_, { player }) => ({
    title: 'New coaching request',
    message: `${player} would like you to be their coach.`,
  }),
  'coach-accepted': (_, { coach }) => ({
    title: 'Your request was accepted',
    message: `${coach} is now your coach.`,
  }),
  'player-accepted': (_, { player }) => ({
    title: 'Your request was accepted',
    message: `${player} is now one of your players.`,
  }),
  'coach-ended': (_, { coach }) => ({
    title: 'No longer connected',
    message: `You and ${coach} are no longer connected. Find a coach under My Coaches.`,
  }),
  'player-ended': (_, { player }) => ({
    title: 'No longer connected',
    message: `You and ${player} are no longer connected.`,
  }),

  'club-asks-player': ({ clubName }) => ({
    title: 'A club has invited you',
    message: `${clubName} would like you to join as a member. Answer in your profile.`,
  }),
  'club-asks-coach': ({ clubName }) => ({
    title: 'A club has invited you',
    message: `${clubName} would like you to join as a coach. Answer in your profile.`,
  }),
  'club-left': ({ clubName }) => ({
    title: 'No longer a member',
    message: `You are no longer a member of ${clubName}. You keep everything that is yours.`,
  }),
  'club-gave-coach': (_, { coach }) => ({
    title: 'You have a new coach',
    message: `Your club connected you with ${coach}.`,
  }),
  'club-gave-player': (_, { player }) => ({
    title: 'You have a new player',
    message: `Your club connected you with ${player}.`,
  }),
  'club-gave-players': ({ players }) => ({
    title: `You have ${players} new players`,
    message: `Your club connected you with ${players} of its members. Find them under My Players.`,
  }),
  'club-took-players': ({ players, haveLeft }) => ({
    title: `You no longer coach ${players} players`,
    message: haveLeft
      ? `${players} of your players have left the club.`
      : `Your club ended your connections with ${players} of its members.`,
  }),

  'clips-waiting': ({ season, clips }) => ({
    title: 'Reference clips to rate',
    message: `${clips === 1 ? '1 clip is' : `${clips} clips are`} waiting for your ratings, until ${seasonEnd(season)}.`,
  }),
  'evening-assigned': ({ clubName, title, day }) => ({
    title: 'Levels to give',
    message: `${clubName} asks you to give the players of “${title}” (${eveningDay(day)}) their levels.`,
  }),
  'level-verified': (facts, { verifier }, levelOf) => ({
    title: 'Your level is verified',
    message: `${verifier ?? formerCoach} verified your level: ${levelOf(facts)}.`,
  }),
  'level-confirmed': (facts, { confirmer, player }, levelOf) => ({
    title: 'Level confirmed',
    message: `${confirmer} confirmed ${player}'s level: ${levelOf(facts)}.`,
  }),
  'level-requested': (facts, { verifier, player }, levelOf) => ({
    title: 'Second opinion needed',
    message: `${verifier} asks for a second opinion on ${player}: ${levelOf(facts)}.`,
  }),
  'level-declined': (facts, { decider, player }, levelOf) => ({
    title: 'Level not confirmed',
    message: `${decider} did not confirm ${levelOf(facts)} for ${player}: ${facts.reason}`,
  }),
  'level-withdrawn': (facts, { withdrawer }, levelOf) => ({
    title: 'Your verified level was withdrawn',
    message: `${withdrawer ?? formerCoach} withdrew the verification of ${levelOf(facts)}: ${facts.reason ?? ''}`,
  }),
  'given-level-withdrawn': (facts, { withdrawer, player }, levelOf) => ({
    title: 'Verified level withdrawn',
    message: `${withdrawer ?? formerCoach} withdrew ${player}'s level, ${levelOf(facts)}: ${facts.reason ?? ''}`,
  }),
  'family-changed': ({ clubName, juniors, change }) => familyTexts[change](juniors.join(', '), clubName ?? ''),
  'junior-message': (_, { junior, coach }) => ({
    title: `New message for ${junior}`,
    message: `${coach} wrote to ${junior}. Open it under My family.`,
  }),
  'goals-set': () => ({
    title: 'Your goals were updated',
    message: 'Your coach has updated what you are working towards.',
  }),

  'video-submitted': ({ videoTitle, dueInHours }) => ({
    title: 'Video submitted',
    message: `“${videoTitle}” is waiting for a coach. ${expectation(dueInHours)}`,
  }),
  'video-sent-for-you': ({ videoTitle, dueInHours, isPaid }) => ({
    title: 'A video was sent for you',
    message: `We sent “${videoTitle}” for you${isPaid ? ', using one of your credits' : ''}. ${expectation(dueInHours)}`,
  }),
  'video-to-review': ({ videoTitle }, { player }) => ({
    title: 'New video to review',
    message: `${player} submitted “${videoTitle}”.`,
  }),
  'video-without-coach': ({ videoTitle }, { player }) => ({
    title: 'A video is waiting for a coach',
    message: `${player} submitted “${videoTitle}” and has no coach yet.`,
  }),
  'video-assigned': ({ videoTitle }, { player }) => ({
    title: 'A video was assigned to you',
    message: `${player} submitted “${videoTitle}”.`,
  }),
  'second-review-to-write': ({ videoTitle }, { player }) => ({
    title: 'A blind second review',
    message: `${player} asks you for a second review: “${videoTitle}”. Another coach reviews the same match. Neither of you sees the other’s review until both are published.`,
  }),
  'second-review-asked': ({ videoTitle }, { player }) => ({
    title: 'A second review was asked for',
    message: `${player} asked another coach to review “${videoTitle}”, too, without seeing your review. You can compare both once they are published.`,
  }),
  'reviews-to-compare': ({ videoTitle }) => ({
    title: 'Two reviews to compare',
    message: `Both reviews of “${videoTitle}” are published. Open yours to compare them.`,
  }),
  'own-video-dead': ({ videoTitle, problem, provider }) => ({
    title: 'Your video cannot be opened',
    message: `“${videoTitle}”: ${linkProblemSentence(problem, 'player', provider)}`,
  }),
  'video-link-replaced': ({ videoTitle }, { player }) => ({
    title: 'A video has a new link',
    message: `${player} replaced the link to “${videoTitle}”.`,
  }),
  'video-dead': ({ videoTitle, problem }, { player }) => ({
    title: 'A video cannot be opened',
    message: `“${videoTitle}” by ${player}: ${linkProblemSentence(problem, 'coach')} Its due time is paused.`,
  }),
  'video-works-again': ({ videoTitle }, { player }) => ({
    title: 'A video can be opened again',
    message: `“${videoTitle}” by ${player} can be opened again.`,
  }),
  'review-published': ({ videoTitle }, { coach }) => ({
    title: 'Your review is ready',
    message: `${coach} reviewed “${videoTitle}”.`,
  }),
  'review-revised': ({ videoTitle }, { coach }) => ({
    title: 'Your review was updated',
    message: `${coach} updated the review of “${videoTitle}”.`,
  }),
  'situation-due': ({ skill, dueOn }) => ({
    title: 'Did it work?',
    message: `Your coach asked for another video of your ${skillLabel(skill).toLowerCase()} by ${dayWords(dueOn, dueOn)}.`,
  }),

  'session-booked'(facts, { coach }) {
    const { sessionTitle, sessions } = facts;
    const what = sessions > 1 ? `${sessions} weekly sessions “${sessionTitle}”, the first on` : `“${sessionTitle}” for`;
    return {
      title: sessions > 1 ? 'Sessions booked' : 'Session booked',
      message: `${coach ?? yourCoach} booked ${what} ${timeOf(facts)}.`,
    };
  },
  'session-changed'(facts, { coach }) {
    const { sessionTitle, sessions, zone, was } = facts;
    const others = sessions > 1 ? ` and ${sessionsAfter(sessions - 1)}` : '';
    const time = was === null ? `on ${timeOf(facts)}` : `from ${sessionMoment(was, zone)} to ${timeOf(facts)}`;
    return {
      title: was === null ? 'Session changed' : 'Session moved',
      message: `${coach ?? yourCoach} ${was === null ? 'changed' : 'moved'} “${sessionTitle}” ${time}${others}.`,
    };
  },
  'session-cancelled'(facts, { coach }) {
    const { sessionTitle, sessions } = facts;
    const others = sessions > 1 ? `, and ${sessionsAfter(sessions - 1)}` : '';
    return {
      title: sessions > 1 ? 'Sessions cancelled' : 'Session cancelled',
      message: `${coach ?? yourCoach} cancelled “${sessionTitle}” on ${timeOf(facts)}${others}.`,
    };
  },
  'session-completed': ({ sessionTitle }, { coach }) => ({
    title: 'Session completed',
    message: `“${sessionTitle}” with ${coach ?? yourCoach} is completed.`,
  }),
  'session-reviewed': ({ sessionTitle }, { coach }) => ({
    title: 'Feedback on your session',
    message: `${coach ?? yourCoach} wrote feedback on “${sessionTitle}”.`,
  }),
  'session-reminder': (facts, { coach }) => ({
    title: 'Your session is coming up',
    message: `“${facts.sessionTitle}” with ${coach ?? yourCoach} is on ${timeOf(facts)}.`,
  }),

  'session-handed-over'(facts, { coach, former }) {
    const { sessionTitle, sessions } = facts;
    const others = sessions > 1 ? `, and ${sessionsAfter(sessions - 1)},` : '';
    return {
      title: sessions > 1 ? 'Another coach leads your sessions' : 'Another coach leads your session',
      message: `${coach} leads “${sessionTitle}” on ${timeOf(facts)}${others} instead of ${former}.`,
    };
  },
  'session-coach-changed'(facts, { other }) {
    const { sessionTitle, sessions, isYours } = facts;
    const others = sessions > 1 ? `, and ${sessionsAfter(sessions - 1)},` : '';
    return {
      title: isYours ? `You lead ${sessions > 1 ? 'sessions' : 'a session'} for ${other}` : `${other} leads for you`,
      message: `${isYours ? 'You lead' : `${other} leads`} “${sessionTitle}” on ${timeOf(facts)}${others} instead of ${isYours ? other : 'you'}.`,
    };
  },
  'session-answered': (facts, { player }) => ({
    title: facts.answer === 'cant' ? 'A player can’t come' : 'A player can come after all',
    message: `${player} ${facts.answer === 'cant' ? 'can’t come' : 'is coming'} to “${facts.sessionTitle}” on ${timeOf(facts)}.`,
  }),
  'place-taken': (facts, { player }) => ({
    title: 'A member joined your session',
    message: `${player} took a free place in “${facts.sessionTitle}” on ${timeOf(facts)}.`,
  }),
  'place-offered'(facts, { coach }) {
    const { sessionTitle, until, zone } = facts;
    const session = `“${sessionTitle}” with ${coach ?? yourCoach} on ${timeOf(facts)}`;
    return until === null
      ? { title: 'A place is free', message: `A place is free in ${session}. The first to take it gets it.` }
      : {
          title: 'A place for you',
          message: `We’re keeping a place in ${session} for you until ${sessionMoment(until, zone)}.`,
        };
  },
  'waiting-ended': (facts) =>
    facts.why === 'lapsed'
      ? {
          title: 'Your offer has ended',
          message: `You didn’t take the place in “${facts.sessionTitle}” on ${timeOf(facts)} in time, so the next person gets it.`,
        }
      : {
          title: 'Waiting list closed',
          message: `The waiting list for “${facts.sessionTitle}” on ${timeOf(facts)} is closed. The session is cancelled or no longer open to members.`,
        },

  'training-requested': ({ minutes }, { player }) => ({
    title: 'New session request',
    message: `${player} would like to train with you for ${minutes} minutes.`,
  }),
  'training-requested-of-coach': ({ minutes }, { player, coach }) => ({
    title: 'Training request',
    message: `${player} asked ${coach} for a ${minutes}-minute session.`,
  }),
  'training-declined': ({ reason }, { coach }) => ({
    title: 'Session request declined',
    message: `${coach} declined your training request: ${reason}`,
  }),

  'subscription-changed': ({ plan, change }, { player }) => ({
    title: 'A subscription changed',
    message: subscriptionSentences[change](player, plans[plan].name),
  }),

  'award-won': ({ category, clubName, season, group }) => ({
    title: 'You have won an award',
    message: `${clubName} named you ${awardName(category)}${inGroup(group)} for the season ${seasonWords(season)}.`,
  }),
  'awards-announced': ({ categories, clubName, season, group }) => ({
    title: 'Your club’s awards',
    message: `${clubName} announced ${categories.map((one) => awardName(one)).join(', ')}${inGroup(group)} for the season ${seasonWords(season)}.`,
  }),
  'spotlight-asked': ({ clubName }) => ({
    title: 'Can your club show this card?',
    message: `${clubName} has made a card about you. Nobody else sees it until you agree in your profile.`,
  }),
  'takedown-requested': ({ page }) => ({
    title: 'Removal requested',
    message: `Someone has asked us to remove something from the page ${page}.`,
  }),

  'pair-invited': ({ videoTitle }, { player }) => ({
    title: 'Invitation to a pair',
    message: `${player} invites you to see the notes on the two of you in “${videoTitle}”. Answer under Pair Matches.`,
  }),
  'pair-joined': ({ videoTitle }, { partner }) => ({
    title: 'Your partner has joined',
    message: `${partner} can now see the notes on the two of you in “${videoTitle}”.`,
  }),
  'pair-ended': ({ videoTitle }, { other }) => ({
    title: 'No longer shared',
    message: `You and ${other} no longer share “${videoTitle}”.`,
  }),
  'pair-notes-published': ({ videoTitle }, { player }) => ({
    title: 'Notes on your pair',
    message: `There are notes on you and ${player} in “${videoTitle}”.`,
  }),

  'note-answered': ({ videoTitle, timestamp }, { writer }) => ({
    title: 'Answer to a note',
    message: `${writer} answered the note at ${formatClockTime(timestamp)} of “${videoTitle}”.`,
  }),

  'club-message': ({ clubName, subject }) => ({ title: `Message from ${clubName}`, message: subject }),
};

const formerCoach = 'Former coach';
const yourCoach = 'Your coach';

function timeOf({ sessionDate, zone }: { sessionDate: string; zone: string }): string {
  return `${sessionMoment(sessionDate, zone)} (${zoneWords(zone)})`;
}

function sessionsAfter(count: number): string {
  return count === 1 ? 'the weekly session after it' : `the ${count} weekly sessions after it`;
}

/** When to expect the review; nothing is promised before there is a coach. */
function expectation(dueInHours: number | null): string {
  return dueInHours === null ? "We'll assign one." : `Expect your review within ${dueInHours} hours.`;
}
