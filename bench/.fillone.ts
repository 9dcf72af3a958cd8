// temporary
import { sql } from 'drizzle-orm';
import { openPostgresql } from '#server/db/postgresql.ts';
import { databaseAt, onServer } from '#server/testing/throw-away-cluster.ts';
import { fillMix } from './mix/data.ts';
import { finishedDocument } from './mix/operations.ts';

const size = Number(process.argv[2]);
const cluster = process.env.DATABASE_URL ?? '';
const url = databaseAt(cluster, `mix_${size}`);
await onServer(cluster, `create database mix_${size}`);
process.env.DATABASE_URL = url;
const database = openPostgresql(url, () => {});
await database.migrate();
const t = performance.now();
await fillMix(database.db, size);
await database.db.execute(sql`update review_drafts set document = ${finishedDocument}::jsonb`);
console.log(size, Math.round((performance.now() - t) / 1000), 's');
await database.close();
