// All tables, for queries and for the migration generator.

export * from './accounts.ts';
export * from './achievements.ts';
export * from './audit.ts';
export * from './awards.ts';
export * from './club-content.ts';
export * from './club-people.ts';
export * from './coaching.ts';
export { now, toIso } from './columns.ts';
export * from './credits.ts';
export * from './events.ts';
export * from './goals.ts';
export * from './levels.ts';
export * from './mail.ts';
export * from './messages.ts';
export * from './movement.ts';
export * from './notifications.ts';
export * from './pairs.ts';
export * from './payments.ts';
export * from './push.ts';
export * from './second-factor.ts';
export * from './smashy.ts';
export * from './subscriptions.ts';
export * from './takedowns.ts';
export * from './training/training.ts';
export * from './training/training-focus.ts';
export * from './training/training-requests.ts';
export * from './videos.ts';
