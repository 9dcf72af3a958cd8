// Notification types and where a click leads.

import { isCoach, type Role } from '#domain/people/roles.ts';
import { addressFor } from '#domain/reader-addresses.ts';

/** Types for players (docs/product.md#notifications). */
export const playerNotificationTypes = [
  'training_booked',
  'training_completed',
  'training_reviewed',
  'session_reminder',
  'video_analyzed',
  'video_uploaded',
  'progress_update',
  'content_request',
  'pair_update',
  'club_message',
  'family_update',
  'note_answer',
] as const;

/** Types for coaches and administrators. */
export const coachNotificationTypes = [
  'video_uploaded',
  'video_resubmitted',
  'player_registered',
  'subscription_changed',
  'session_answer',
  'training_request',
  'content_request',
  'ranking_evening',
  'reference_clips',
  'family_update',
  'note_answer',
] as const;

export type NotificationType = (typeof playerNotificationTypes)[number] | (typeof coachNotificationTypes)[number];

export const notificationTypes = [
  ...new Set<NotificationType>([...playerNotificationTypes, ...coachNotificationTypes]),
] as [NotificationType, ...NotificationType[]];

const trainingTypes: readonly NotificationType[] = [
  'training_booked',
  'training_completed',
  'training_reviewed',
  'session_reminder',
];
const videoTypes: readonly NotificationType[] = ['video_analyzed', 'video_uploaded', 'video_resubmitted'];

/** The group of roles whose screens a notification leads to. */
export type NotificationReader = 'player' | 'coach' | 'club' | 'admin';

/** The group of a role. */
export function readerOf(role: Role): NotificationReader {
  return isCoach(role) ? 'coach' : (role as Exclude<Role, 'coach_freelance' | 'coach_club'>);
}

/**
 * The screen that a notification opens (docs/product.md#notifications), never a stored address. Coaches have no video
 * administration, so their video notifications open the queue.
 *
 * @param about the club's message or the note that it is about, if it is about one
 */
export function notificationTarget(
  type: NotificationType,
  reader: NotificationReader,
  {
    clubMessageId,
    videoId,
    noteId,
  }: { clubMessageId?: string | undefined; videoId?: string | null; noteId?: string | undefined } = {},
): string {
  if (type === 'family_update') return '/family';
  if (type === 'note_answer' && (reader === 'player' || reader === 'coach')) {
    const role = reader === 'coach' ? 'coach_freelance' : 'player';
    return videoId && noteId ? noteAddress(role, videoId, noteId) : addressFor('videos', role);
  }
  if (reader === 'player') {
    if (trainingTypes.includes(type)) return '/player/training';
    if (videoTypes.includes(type)) return '/player/videos';
    if (type === 'content_request') return '/player/profile?tab=privacy';
    if (type === 'pair_update') return '/player/pair';
    if (clubMessageId !== undefined) return clubMessageAddress(clubMessageId);
    return type === 'progress_update' ? '/player/progress' : '/player/home';
  }
  if (reader === 'coach') {
    if (videoTypes.includes(type)) return '/coach/videos';
    if (type === 'player_registered') return '/coach/players';
    if (type === 'progress_update') return '/admin/level-verification';
    if (type === 'ranking_evening') return '/coach/ranking-evenings';
    if (type === 'reference_clips') return '/coach/reference-clips';
    return type === 'training_request' || type === 'session_answer' ? '/coach/sessions' : '/coach';
  }
  if (reader === 'club') {
    if (videoTypes.includes(type)) return '/club/videos';
    return type === 'player_registered' ? '/club/players' : '/club';
  }
  if (videoTypes.includes(type)) return '/admin/videos';
  if (type === 'player_registered' || type === 'subscription_changed') return '/admin/users';
  if (type === 'content_request') return '/admin/takedowns';
  return type === 'training_request' ? '/admin/training' : '/admin';
}

/** Where a note's answers are read, in the review. */
export function noteAddress(role: Role, videoId: string, noteId: string): string {
  return `${addressFor('review', role, videoId)}?note=${noteId}`;
}

/** Where a member reads a message of their club. */
export function clubMessageAddress(id: string): string {
  return `/player/club-messages/${id}`;
}
