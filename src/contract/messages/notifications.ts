// Notifications in the bell.

import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { after } from '#contract/paging.ts';
import { notificationTypes } from '#domain/messages/notifications/notifications.ts';

export const Notification = z
  .object({
    id: fields.id,
    type: z.enum(notificationTypes),
    title: z.string(),
    message: z.string(),
    isRead: z.boolean(),
    createdAt: fields.instant,
    /** The video that it is about, for a direct link to the review. */
    videoId: fields.id.nullable(),
    /** The club's message that it is about; only there. */
    clubMessageId: fields.id.optional(),
    /** The note of the video's review that was answered; only there. */
    noteId: fields.id.optional(),
  })
  .meta({ id: 'Notification' });
export type Notification = z.output<typeof Notification>;

const ofUser = z.object({ userId: fields.id });
const one = z.object({ id: fields.id });
const empty = z.unknown();

export const notificationEndpoints = {
  listNotifications: endpoint({
    method: 'GET',
    path: '/api/notifications/{userId}',
    access: 'signed-in',
    shows: ['notification', 'level-scale'],
    summary:
      'The notifications of the signed-in person: latest first, a page at a time; a `Link` header points to older ones.',
    params: ofUser,
    query: z.object({ after }),
    response: z.array(Notification),
  }),
  readNotification: endpoint({
    method: 'PUT',
    path: '/api/notifications/{id}/read',
    access: 'signed-in',
    summary: 'Mark one notification as read.',
    params: one,
    body: empty,
    response: noContent,
  }),
  readAllNotifications: endpoint({
    method: 'PUT',
    path: '/api/notifications/{userId}/mark-all-read',
    access: 'signed-in',
    summary: 'Mark all notifications as read.',
    params: ofUser,
    body: empty,
    response: noContent,
  }),
  listCoachNotifications: endpoint({
    method: 'GET',
    path: '/api/coach-notifications/{userId}',
    access: ['admin'],
    shows: ['notification', 'level-scale'],
    summary: 'The notifications in the coach-style bell, which only administrators have.',
    params: ofUser,
    query: z.object({ after }),
    response: z.array(Notification),
  }),
  readCoachNotification: endpoint({
    method: 'PUT',
    path: '/api/coach-notifications/{id}/read',
    access: ['admin'],
    summary: 'Mark one coach-side notification as read.',
    params: one,
    body: empty,
    response: noContent,
  }),
  readAllCoachNotifications: endpoint({
    method: 'PUT',
    path: '/api/coach-notifications/{userId}/mark-all-read',
    access: ['admin'],
    summary: 'Mark all coach-side notifications as read.',
    params: ofUser,
    body: empty,
    response: noContent,
  }),
};
