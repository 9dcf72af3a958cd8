// Memory of a thousand open streams, and the time from an event to the last window. `npm run bench -- streams`.

import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { streams } from '#contract/streams.ts';
import { notifyUsers } from '#server/events/notify.ts';
import { makePlayer } from '#server/testing/factories.ts';
import { signIn, startBenchServer } from './shared/start.ts';

const count = 1_000;
const rounds = 200;

const server = await startBenchServer();
const { db } = server.context;

const people: { id: string; cookie: string }[] = [];
for (let number = 0; number < count; number += 1) {
  const { id } = await makePlayer(db);
  const cookie = await signIn(db, id);
  people.push({ id, cookie });
}

/** Called for each arriving event, with the time of its arrival. */
let onArrival: (personId: string) => void = () => {};
const requests: http.ClientRequest[] = [];
const before = process.memoryUsage().rss;
for (const { id, cookie } of people) {
  await new Promise<void>((resolve, reject) => {
    const request = http.get(`${server.address}${streams.changes.path}`, { headers: { cookie } }, (answer) => {
      answer.on('data', (chunk: Buffer) => {
        resolve();
        if (chunk.includes('goal')) onArrival(id);
      });
    });
    request.on('error', (error) => (request.destroyed ? undefined : reject(error)));
    requests.push(request);
  });
}
await pause(1_000);
const perStream = (process.memoryUsage().rss - before) / count / 1024;

const times: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  const id = people[round % count]?.id ?? '';
  const { promise, resolve } = Promise.withResolvers<void>();
  const start = performance.now();
  onArrival = (personId) => personId === id && resolve();
  await notifyUsers(db, ['goal'], [id]);
  await promise;
  times.push(performance.now() - start);
}
times.sort((a, b) => a - b);
const at = (share: number) => `${(times[Math.floor(share * (times.length - 1))] ?? Number.NaN).toFixed(1)} ms`;
console.table({
  'open streams': count,
  'memory a stream, both ends (kB)': Math.round(perStream),
  'from telling to arrival, p50': at(0.5),
  'from telling to arrival, p99': at(0.99),
});
for (const request of requests) request.destroy();
await server.stop();
