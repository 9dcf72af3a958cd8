// Every GET endpoint of every role among a million videos, also with a period and with a search. `npm run bench -- every-read`. `VIDEOS`
// sets the number of videos, `ONLY` selects by a part of a name, `ROUNDS` the reads of each. With `DATABASE_URL` the data stay in the
// database for the next run.

import { sql } from 'drizzle-orm';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Role } from '#domain/people/roles.ts';
import { computeLevelModel } from '#server/features/levels/model/level-model.commands.ts';
import { fillMix, findPeople } from './mix/data.ts';
import { signIn, startBenchServer } from './shared/start.ts';

const videos = Number(process.env.VIDEOS ?? 1_000_000);
const rounds = Number(process.env.ROUNDS ?? 5);
const only = process.env.ONLY ?? '';
/** No read may take longer, in milliseconds; and hardly any longer than the first. */
const aims = { usual: 300, never: 1_000 };

const server = await startBenchServer();
const { db } = server.context;
const rowsOf = async <Row>(statement: ReturnType<typeof sql>) => {
  const answer: unknown = await db.execute(statement);
  return (answer as { rows: Row[] }).rows;
};

const [filled] = await rowsOf<{ count: string }>(sql`select count(*) from (select from videos limit 1) as one`);
if (filled?.count === '0') {
  await fillMix(db, videos);
  await computeLevelModel(server.context);
}
const people = await findPeople(db);
const { player, small, ordinary, administrator } = people;
const [large] = await rowsOf<{ id: string; videoId: string }>(sql`
  select users.id, (select id from videos where player_id = users.id and status = 'Analyzed' limit 1) as "videoId" from users where email = 'large@pala.test'`);
const [club] = await rowsOf<{ id: string }>(sql`select id from clubs where code = 'MIX1'`);
const [note] = await rowsOf<{ id: string }>(sql`select id from annotations where video_id = ${player.videoId} limit 1`);
const busyCoach = { id: player.coachId, cookie: await signIn(db, player.coachId) };

/** Who reads, and what a path names for them. */
interface Reader {
  name: string;
  role: Role;
  cookie: string;
  playerId: string;
  videoId: string;
}
const ofPlayer = { playerId: player.userId, videoId: player.videoId };
const readers: Reader[] = [
  { name: 'player', role: 'player', cookie: player.cookie, ...ofPlayer },
  { name: 'coach', role: 'coach_freelance', cookie: (ordinary ?? small).coach.cookie, ...ofPlayer },
  { name: 'coach of all players', role: 'coach_freelance', cookie: busyCoach.cookie, ...ofPlayer },
  { name: 'club', role: 'club', cookie: (ordinary ?? small).manager.cookie, ...ofPlayer },
  { name: 'administrator', role: 'admin', cookie: administrator.cookie, ...ofPlayer },
];
if (large) {
  const { id: playerId, videoId } = large;
  readers.push(
    { name: 'player of a tenth', role: 'player', cookie: await signIn(db, playerId), playerId, videoId },
    { name: 'coach of a tenth', role: 'coach_freelance', cookie: busyCoach.cookie, playerId, videoId },
  );
}

const named = (reader: Reader): Record<string, string> => ({
  videoId: reader.videoId,
  userId: reader.playerId,
  playerId: reader.playerId,
  id: reader.playerId,
  clubId: club?.id ?? '',
  coachId: busyCoach.id,
  noteId: note?.id ?? '',
  skill: 'lob',
  number: '1',
});

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const [year, zone] = [{ from: day(364), to: day(0) }, { timeZone: 'Europe/Copenhagen' }];

/** The queries with which a read is asked: plain, with a year, and with a search, where it takes them. */
function queriesOf({ query }: EndpointDefinition): URLSearchParams[] {
  const fields = query?.shape ?? {};
  const needed = { ...('timeZone' in fields && zone), ...('skill' in fields && { skill: 'lob' }) };
  const periods: Record<string, string>[] = 'from' in fields ? [{}, year] : [{}];
  // A common word, a rare one and none at all.
  const words = 'search' in fields ? ['player', 'bandeja', 'xyzzy'] : [];
  const searches: Record<string, string>[] = [{}, ...words.map((search) => ({ search }))];
  return periods.flatMap((period) =>
    searches.map((search) => new URLSearchParams({ ...needed, ...period, ...search })),
  );
}

const reads = (Object.entries(endpoints) as [string, EndpointDefinition][]).filter(
  ([name, { method, access, onlyIn }]) => method === 'GET' && access !== 'public' && !onlyIn && name.includes(only),
);
const lines: { what: string; slowest: number; status: number }[] = [];
for (const [name, endpoint] of reads) {
  for (const reader of readers) {
    if (endpoint.access !== 'signed-in' && !endpoint.access.includes(reader.role)) continue;
    const values = named(reader);
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => values[key] ?? crypto.randomUUID());
    for (const query of queriesOf(endpoint)) {
      const url = `${server.address}${path}?${query}`;
      let [slowest, status] = [0, 0];
      for (let round = 0; round < rounds; round += 1) {
        const started = performance.now();
        status = await fetch(url, { headers: { cookie: reader.cookie }, signal: AbortSignal.timeout(30_000) }).then(
          async (answer) => {
            await answer.arrayBuffer();
            return answer.status;
          },
          () => 0,
        );
        // The first one also plans and reads from the disk; a slow one is not waited for five times.
        const took = performance.now() - started;
        if (round > 0 || took > aims.never) slowest = Math.max(slowest, took);
        if (took > aims.never) break;
      }
      const what = `${name} ${query} (${reader.name})`;
      if (slowest > aims.never) console.log(`${what}: ${slowest.toFixed(0)} ms`);
      lines.push({ what, slowest, status });
    }
  }
}

lines.sort((one, other) => other.slowest - one.slowest);
const above = (limit: number) => lines.filter(({ slowest }) => slowest > limit).length;
const answered = lines.filter(({ status }) => status === 200).length;
for (const { what, slowest, status } of lines.slice(0, 40)) {
  console.log(`${slowest.toFixed(0).padStart(7)} ms  ${status}  ${what}`);
}
console.log(
  `${lines.length} reads of ${reads.length} endpoints, ${answered} answered 200: ${above(aims.usual)} above ${aims.usual} ms, ${above(aims.never)} above ${aims.never} ms.`,
);
const refused = [
  ...new Set(lines.filter(({ status }) => status !== 200).map(({ what, status }) => `${status} ${what.split(' ')[0]}`)),
];
console.log(`Not answered 200: ${refused.join(', ')}`);
await server.stop();
process.exitCode = above(aims.never) > 0 || lines.some(({ status }) => status >= 500) ? 1 : 0;
