// Kinds of notifications, where a click leads, and the badge.

import { describe, expect, it } from 'vitest';
import { roles } from '#domain/people/roles.ts';
import { mayOpenScreen } from '#domain/screen-addresses.ts';
import {
  coachNotificationTypes,
  notificationTarget,
  notificationTypes,
  playerNotificationTypes,
  readerOf,
} from './notifications.ts';

describe('kinds of notifications', () => {
  it('are complete, without duplicates', () => {
    expect([...notificationTypes].toSorted()).toEqual(
      [
        'club_message',
        'content_request',
        'family_update',
        'note_answer',
        'pair_update',
        'ranking_evening',
        'reference_clips',
        'player_registered',
        'progress_update',
        'session_answer',
        'session_reminder',
        'subscription_changed',
        'training_booked',
        'training_completed',
        'training_request',
        'training_reviewed',
        'video_analyzed',
        'video_resubmitted',
        'video_uploaded',
      ].toSorted(),
    );
    expect(playerNotificationTypes).toHaveLength(12);
    expect(coachNotificationTypes).toHaveLength(11);
  });
});

describe('notificationTarget', () => {
  it.each([
    ['training_booked', 'player', '/player/training'],
    ['training_completed', 'player', '/player/training'],
    ['training_reviewed', 'player', '/player/training'],
    ['session_reminder', 'player', '/player/training'],
    ['video_analyzed', 'player', '/player/videos'],
    ['video_uploaded', 'player', '/player/videos'],
    ['progress_update', 'player', '/player/progress'],
    ['content_request', 'player', '/player/profile?tab=privacy'],
    ['content_request', 'admin', '/admin/takedowns'],
    ['player_registered', 'player', '/player/home'],
    ['video_uploaded', 'admin', '/admin/videos'],
    ['video_resubmitted', 'admin', '/admin/videos'],
    ['player_registered', 'admin', '/admin/users'],
    ['subscription_changed', 'admin', '/admin/users'],
    ['training_request', 'admin', '/admin/training'],
    ['progress_update', 'admin', '/admin'],
    ['video_uploaded', 'coach', '/coach/videos'],
    ['video_resubmitted', 'coach', '/coach/videos'],
    ['training_request', 'coach', '/coach/sessions'],
    ['session_answer', 'coach', '/coach/sessions'],
    ['player_registered', 'coach', '/coach/players'],
    ['subscription_changed', 'coach', '/coach'],
    ['video_analyzed', 'club', '/club/videos'],
    ['player_registered', 'club', '/club/players'],
    ['progress_update', 'club', '/club'],
    ['progress_update', 'coach', '/admin/level-verification'],
    ['ranking_evening', 'coach', '/coach/ranking-evenings'],
    ['reference_clips', 'coach', '/coach/reference-clips'],
  ] as const)('leads from %s of a %s to %s', (type, reader, target) => {
    expect(notificationTarget(type, reader)).toBe(target);
  });

  it('leads a member to the message of their club', () => {
    const target = notificationTarget('club_message', 'player', { clubMessageId: 'x' });
    expect(target).toBe('/player/club-messages/x');
    expect(mayOpenScreen('player', target)).toBe(true);
  });

  it('leads player and coach to the note that was answered', () => {
    const about = { videoId: 'v', noteId: 'n' };
    expect(notificationTarget('note_answer', 'player', about)).toBe('/player/video-analysis/v?note=n');
    expect(notificationTarget('note_answer', 'coach', about)).toBe('/coach/video-analysis/v?note=n');
    expect(notificationTarget('note_answer', 'coach')).toBe('/coach/videos');
  });

  it("never leads to another role's screens", () => {
    for (const type of notificationTypes) {
      for (const reader of ['player', 'coach', 'club', 'admin'] as const) {
        // Levels are verified on one screen, by coaches and administrators; anyone can be a guardian.
        const own = new RegExp(`^/${reader}(/[a-z-]+([?]tab=[a-z]+)?)?$|^/admin/level-verification$|^/family$`);
        expect(notificationTarget(type, reader)).toMatch(own);
      }
    }
  });

  it.each(roles)('leads to a screen that a %s may open', (role) => {
    const targets = notificationTypes.map((type) => notificationTarget(type, readerOf(role)));
    expect(targets.filter((target) => !mayOpenScreen(role, target))).toEqual([]);
  });
});
