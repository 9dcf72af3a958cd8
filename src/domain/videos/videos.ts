// What a video is to the product: its kinds, its states, and the closed lists of its context.

import { wallTime } from '#domain/time/time-zones.ts';

/** Kinds of play. */
export const videoTypes = ['game', 'training'] as const;
export type VideoType = (typeof videoTypes)[number];

/** States of a video (docs/product.md#videos). Only `Analyzed` shows its analysis to the player. */
export const videoStatuses = ['Pending', 'AI-Analyzed', 'Analyzed'] as const;
export type VideoStatus = (typeof videoStatuses)[number];

const statusBadges: Record<VideoStatus, string> = {
  Pending: 'In Review',
  'AI-Analyzed': 'AI Analysis',
  Analyzed: 'Coach Review',
};

/** The words on a video's badge. */
export function statusBadge(status: VideoStatus): string {
  return statusBadges[status];
}

/** Which videos a list shows: one without a published review is pending, whatever an automatic draft holds. */
export const statusFilters = ['all', 'analyzed', 'pending'] as const;
export type StatusFilter = (typeof statusFilters)[number];

/** In which order: newest first, oldest first, or what can be read first and then newest first. */
export const sortOrders = ['recent', 'oldest', 'status'] as const;
export type SortOrder = (typeof sortOrders)[number];

export const playingHands = ['right-handed', 'left-handed'] as const;
export const cameraAngles = ['baseline', 'side-court', 'elevated', 'behind-baseline'] as const;

/** Types of a coach's note, in the order of the keys T, P, S, G, I. */
export const noteTypes = ['technique', 'positioning', 'strategy', 'strength', 'improvement'] as const;
export type NoteType = (typeof noteTypes)[number];

/** Where on the court the player plays, and what the coach is asked to look at; together they are the court description. */
export const courtPositions = ['Right side (drive)', 'Left side (revés)', 'Both sides'] as const;
export const courtFocuses = ['Net play', 'Baseline play', 'Transition', 'Whole court'] as const;

/** `{position} - {focus}`, or nothing unless both were chosen (docs/product.md#videos). */
export function courtDescription(position: string | undefined, focus: string | undefined): string | undefined {
  return position && focus ? `${position} - ${focus}` : undefined;
}

/** Position and focus of a court description; null for one that is not made of ours. */
export function courtParts(description: string | null): { position: string; focus: string } | null {
  const pairs = courtPositions.flatMap((position) => courtFocuses.map((focus) => ({ position, focus })));
  return pairs.find(({ position, focus }) => courtDescription(position, focus) === description) ?? null;
}

/** What is said of a match that is yet to be played. */
export const playedBeforeSent = 'Please choose today or an earlier day.';

/**
 * The latest day on which a match that is sent now can have been played, `YYYY-MM-DD`: today where the player is.
 *
 * @param zone the player's time zone; null while it is not known: then whatever day it is anywhere
 */
export function latestMatchDay(zone: string | null, now: Date): string {
  return wallTime(now.getTime(), zone ?? earliestZone).date;
}

/** Where a new day begins first. */
const earliestZone = 'Pacific/Kiritimati';

/** Longest position in a video that a note may have, in seconds (24 hours). */
export const maxTimestamp = 86_400;
/** The most notes that one review holds. */
export const maxNotes = 500;
