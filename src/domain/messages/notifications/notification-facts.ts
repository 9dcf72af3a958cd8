// Kinds of notifications and the facts stored with each. The texts are in `notification-texts.ts`.

import type { Plan } from '#domain/payments/subscriptions/plans.ts';
import type { SubscriptionChange } from '#domain/payments/subscriptions/subscription-changes.ts';
import type { AwardCategory } from '#domain/publicity/awards/award-categories.ts';
import type { Season } from '#domain/publicity/awards/season.ts';
import type { SingleSkill } from '#domain/skills/skills.ts';
import type { WaitingEnd } from '#domain/training/open-sessions.ts';
import type { SessionAnswer } from '#domain/training/session-answers.ts';
import type { LinkProblem } from '#domain/videos/link-health.ts';
import type { VideoSource } from '#domain/videos/video-links.ts';
import type { NotificationType } from './notifications.ts';

/** Every kind of event with its notification type (docs/product.md#notifications). */
const typeOfKind = {
  'player-registered': 'player_registered',
  'coach-asks': 'progress_update',
  'player-asks': 'player_registered',
  'coach-accepted': 'progress_update',
  'player-accepted': 'player_registered',
  'coach-ended': 'progress_update',
  'player-ended': 'player_registered',
  'evening-assigned': 'ranking_evening',
  'level-verified': 'progress_update',
  'level-confirmed': 'progress_update',
  'level-requested': 'progress_update',
  'level-declined': 'progress_update',
  'level-withdrawn': 'progress_update',
  'given-level-withdrawn': 'progress_update',
  'club-asks-player': 'progress_update',
  'club-asks-coach': 'player_registered',
  'club-left': 'progress_update',
  'club-gave-coach': 'progress_update',
  'club-gave-player': 'player_registered',
  'club-gave-players': 'player_registered',
  'club-took-players': 'player_registered',
  'family-changed': 'family_update',
  'junior-message': 'family_update',
  'goals-set': 'progress_update',
  'video-submitted': 'video_uploaded',
  'video-sent-for-you': 'video_uploaded',
  'video-to-review': 'video_uploaded',
  'video-without-coach': 'video_uploaded',
  'video-assigned': 'video_uploaded',
  'second-review-to-write': 'video_uploaded',
  'second-review-asked': 'video_uploaded',
  'reviews-to-compare': 'video_analyzed',
  'own-video-dead': 'video_uploaded',
  'video-link-replaced': 'video_resubmitted',
  'video-dead': 'video_resubmitted',
  'video-works-again': 'video_resubmitted',
  'review-published': 'video_analyzed',
  'review-revised': 'video_analyzed',
  'situation-due': 'video_analyzed',
  'session-booked': 'training_booked',
  'session-changed': 'training_booked',
  'session-cancelled': 'training_booked',
  'session-completed': 'training_completed',
  'session-reviewed': 'training_reviewed',
  'session-reminder': 'session_reminder',
  'session-handed-over': 'training_booked',
  'session-coach-changed': 'session_answer',
  'session-answered': 'session_answer',
  'place-taken': 'session_answer',
  'place-offered': 'training_booked',
  'waiting-ended': 'training_booked',
  'training-requested': 'training_request',
  'training-requested-of-coach': 'training_request',
  'training-declined': 'training_booked',
  'subscription-changed': 'subscription_changed',
  'award-won': 'progress_update',
  'awards-announced': 'progress_update',
  'spotlight-asked': 'content_request',
  'takedown-requested': 'content_request',
  'pair-invited': 'pair_update',
  'pair-joined': 'pair_update',
  'pair-ended': 'pair_update',
  'pair-notes-published': 'pair_update',
  'club-message': 'club_message',
  'clips-waiting': 'reference_clips',
  'note-answered': 'note_answer',
} as const satisfies Record<string, NotificationType>;

export type NotificationKind = keyof typeof typeOfKind;

export const notificationKinds = Object.keys(typeOfKind) as [NotificationKind, ...NotificationKind[]];

/** A kind's notification type, which decides the bell and where a click leads. */
export function notificationTypeOf(kind: NotificationKind): NotificationType {
  return typeOfKind[kind];
}

type NoPeople = Record<string, never>;

interface LevelFacts<People> {
  people: People;
  /** On the inner scale. */
  level: string;
  /** The player's, because it decides how the level is displayed. */
  country: string;
}

interface VideoFacts<People> {
  people: People;
  videoTitle: string;
}

interface SessionFacts {
  /** Null when it is not known who booked it. */
  people: { coach: string | null };
  sessionTitle: string;
}

interface SessionTimeFacts extends SessionFacts {
  /** ISO 8601. */
  sessionDate: string;
  /** The player's time zone. */
  zone: string;
}

interface SessionSeriesFacts extends SessionTimeFacts {
  /** Number of sessions in the series, including this one. */
  sessions: number;
}

interface AwardSeasonFacts {
  people: NoPeople;
  clubName: string;
  season: Season;
  /** The group it was for, as named then; left out for the whole club. */
  group?: string;
}

/**
 * The facts of each kind. `people` are ids by role, shown with their current names; everything else stays as it was. Facts are stored,
 * so fields may be added, but existing ones keep their name and meaning.
 */
export interface NotificationFacts {
  /** With the club whose link they registered with, if any. */
  'player-registered': { people: { player: string }; clubName: string | null };
  'coach-asks': { people: { coach: string } };
  'player-asks': { people: { player: string } };
  'coach-accepted': { people: { coach: string } };
  'player-accepted': { people: { player: string } };
  'coach-ended': { people: { coach: string } };
  'player-ended': { people: { player: string } };
  /** For the coach, with the evening's day (`YYYY-MM-DD`). */
  'evening-assigned': { people: NoPeople; clubName: string; title: string; day: string };
  'level-verified': LevelFacts<{ verifier: string | null }>;
  'level-confirmed': LevelFacts<{ confirmer: string; player: string }>;
  'level-requested': LevelFacts<{ verifier: string; player: string }>;
  'level-declined': LevelFacts<{ decider: string; player: string }> & { reason: string };
  'level-withdrawn': LevelFacts<{ withdrawer: string | null }> & { reason: string | null };
  'given-level-withdrawn': LevelFacts<{ withdrawer: string | null; player: string }> & { reason: string | null };
  'club-asks-player': { people: NoPeople; clubName: string };
  'club-asks-coach': { people: NoPeople; clubName: string };
  'club-left': { people: NoPeople; clubName: string };
  'club-gave-coach': { people: { coach: string } };
  'club-gave-player': { people: { player: string } };
  /** For a coach whom the club connects with several members at once. */
  'club-gave-players': { people: NoPeople; players: number };
  /** For a coach who loses several at once: `haveLeft` their club, or the club ended the connections. */
  'club-took-players': { people: NoPeople; players: number; haveLeft: boolean };
  /**
   * For a guardian. The names as typed, because most juniors have no account when a club asks; `moved`: to another guardian. With the
   * junior where there is one; older ones have none.
   */
  'family-changed': {
    people: { junior: string | null };
    clubName: string | null;
    juniors: string[];
    change: 'asked' | 'moved' | 'handed-over';
  };
  /** For a junior's guardian. */
  'junior-message': { people: { junior: string; coach: string } };
  'goals-set': { people: NoPeople };
  /** With the hours until the review is due, as promised then; null if there was no coach yet. */
  'video-submitted': VideoFacts<NoPeople> & { dueInHours: number | null };
  /** Sent by an administrator, with or without one of the player's credits. */
  'video-sent-for-you': VideoFacts<NoPeople> & { dueInHours: number | null; isPaid: boolean };
  'video-to-review': VideoFacts<{ player: string }>;
  'video-without-coach': VideoFacts<{ player: string }>;
  'video-assigned': VideoFacts<{ player: string }>;
  /** For the second coach. */
  'second-review-to-write': VideoFacts<{ player: string }>;
  /** For the coach of the first review. Never says whom the player asked. */
  'second-review-asked': VideoFacts<{ player: string }>;
  /** For the player and both coaches, once both reviews are published. */
  'reviews-to-compare': VideoFacts<{ player: string }>;
  'own-video-dead': VideoFacts<NoPeople> & { problem: LinkProblem; provider: VideoSource['provider'] };
  'video-link-replaced': VideoFacts<{ player: string }>;
  'video-dead': VideoFacts<{ player: string }> & { problem: LinkProblem };
  'video-works-again': VideoFacts<{ player: string }>;
  'review-published': VideoFacts<{ coach: string }>;
  'review-revised': VideoFacts<{ coach: string }>;
  /** The same situation is due in another video, by a day (`YYYY-MM-DD`). */
  'situation-due': { people: NoPeople; skill: SingleSkill; dueOn: string };
  'session-booked': SessionSeriesFacts;
  /** With the previous time (ISO 8601); null when it was not moved. */
  'session-changed': SessionSeriesFacts & { was: string | null };
  'session-cancelled': SessionSeriesFacts;
  'session-completed': SessionFacts;
  'session-reviewed': SessionFacts;
  'session-reminder': SessionTimeFacts;
  /** For a player: another coach leads it. */
  'session-handed-over': Omit<SessionSeriesFacts, 'people'> & { people: { coach: string; former: string } };
  /** For both coaches, in their time zones: who leads it now, or who led it before. */
  'session-coach-changed': Omit<SessionSeriesFacts, 'people'> & { people: { other: string }; isYours: boolean };
  /** For the coach, in the coach's time zone. */
  'session-answered': Omit<SessionTimeFacts, 'people'> & { people: { player: string }; answer: SessionAnswer };
  /** For the coach: a member of the club took a place of an open session. */
  'place-taken': Omit<SessionTimeFacts, 'people'> & { people: { player: string } };
  /** For a member in line: a place is kept until then (ISO 8601), or is anyone's who takes it (null). */
  'place-offered': SessionTimeFacts & { until: string | null };
  /** For a member in line: their offer ended, or the whole list. */
  'waiting-ended': Omit<SessionTimeFacts, 'people'> & { people: NoPeople; why: WaitingEnd };
  /** For the coach; the length in minutes. */
  'training-requested': { people: { player: string }; minutes: number };
  /** For administrators. */
  'training-requested-of-coach': { people: { player: string; coach: string }; minutes: number };
  'training-declined': { people: { coach: string }; reason: string };
  /** With the plan, after a change the new one. */
  'subscription-changed': { people: { player: string }; plan: Plan; change: SubscriptionChange };
  /** For the winner. The season's first and last day. */
  'award-won': AwardSeasonFacts & { category: AwardCategory };
  /** For everyone else in the club. Names nobody: winners are looked up where awards are shown. */
  'awards-announced': AwardSeasonFacts & { categories: AwardCategory[] };
  /** A card about the player waits for their answer. */
  'spotlight-asked': { people: NoPeople; clubName: string };
  /** For administrators; without the sender, who may have no account. */
  'takedown-requested': { people: NoPeople; page: string };
  'pair-invited': VideoFacts<{ player: string }>;
  'pair-joined': VideoFacts<{ partner: string }>;
  /** For either side, with the other person. */
  'pair-ended': VideoFacts<{ other: string }>;
  'pair-notes-published': VideoFacts<{ player: string }>;
  'club-message': { people: NoPeople; clubName: string; subject: string; messageId: string };
  /** For a coach: reference clips of a season (such as `2027-1`) that they can rate. */
  'clips-waiting': { people: NoPeople; season: string; clips: number };
  /** For the player or the coach of a review; the note's id and its second in the video. */
  'note-answered': VideoFacts<{ writer: string }> & { noteId: string; timestamp: number };
}

/** An event that people are notified of. */
export interface NotificationEvent<K extends NotificationKind = NotificationKind> {
  kind: K;
  facts: NotificationFacts[K];
}

/** An event of any kind with matching facts. */
export type AnyNotificationEvent = { [K in NotificationKind]: NotificationEvent<K> }[NotificationKind];

/** The message of a club that an event is about; undefined for all other events. */
export function clubMessageIn({ kind, facts }: NotificationEvent): string | undefined {
  return kind === 'club-message' ? (facts as NotificationFacts['club-message']).messageId : undefined;
}

/** The note that an event is about; undefined for all other events. */
export function noteIn({ kind, facts }: NotificationEvent): string | undefined {
  return kind === 'note-answered' ? (facts as NotificationFacts['note-answered']).noteId : undefined;
}

/** The ids of the people an event names. */
export function peopleIn({ facts }: NotificationEvent): string[] {
  return Object.values<string | null>(facts.people).filter((id) => id !== null);
}

/** Players keep reviews when the coach is erased (docs/product.md#leaving), and so the notifications about them. */
const keptWithReview: readonly NotificationKind[] = ['review-published', 'review-revised'];

/** The ids of the people whose erasure deletes the notification. */
export function subjectsOf(event: NotificationEvent): string[] {
  return keptWithReview.includes(event.kind) ? [] : peopleIn(event);
}
