// Videos: types, states, filters and types of notes.

import { msg } from '@lingui/core/runtime-macro';
import { said } from '#domain/language/said.ts';

/** Types of play. */
export const videoTypes = ['game', 'training'] as const;
export type VideoType = (typeof videoTypes)[number];

/** States of a video (docs/product.md#videos). Only `Analyzed` shows a review to the player. */
export const videoStatuses = ['Pending', 'AI-Analyzed', 'Analyzed'] as const;
export type VideoStatus = (typeof videoStatuses)[number];

const statusBadges: Record<VideoStatus, string> = said({
  Pending: msg`In Review`,
  'AI-Analyzed': msg`AI Analysis`,
  Analyzed: msg`Coach Review`,
});

/** The badge's text. */
export function statusBadge(status: VideoStatus): string {
  return statusBadges[status];
}

/** Filters of a list: a video without a published review is pending, even with an automatic draft. */
export const statusFilters = ['all', 'analyzed', 'pending'] as const;
export type StatusFilter = (typeof statusFilters)[number];

/** Newest first, oldest first, or analyzed first and then newest first. */
export const sortOrders = ['recent', 'oldest', 'status'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** Types of a coach's note, in the order of the keys T, P, S, G, I. */
export const noteTypes = ['technique', 'positioning', 'strategy', 'strength', 'improvement'] as const;
export type NoteType = (typeof noteTypes)[number];

const noteTypeLabels: Record<NoteType, string> = said({
  technique: msg`Technique`,
  positioning: msg`Positioning`,
  strategy: msg`Strategy`,
  strength: msg`Strength`,
  improvement: msg`Improvement`,
});

/** The type as people read it. */
export function noteTypeLabel(type: NoteType): string {
  return noteTypeLabels[type];
}

/** Latest position of a note, in seconds (24 hours). */
export const maxTimestamp = 86_400;
/** Most notes per review. */
export const maxNotes = 500;
