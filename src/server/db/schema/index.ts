// All tables, for queries and for the migration generator.

export * from './accounts.ts';
export * from './achievements.ts';
export * from './audit.ts';
export * from './coaching.ts';
export { now, toIso } from './columns.ts';
export * from './credits.ts';
export * from './goals.ts';
export * from './levels.ts';
export * from './notifications.ts';
export * from './smashy.ts';
export * from './training.ts';
export * from './videos.ts';
