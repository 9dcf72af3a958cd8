// Every file × every kind of person: who gets it, who gets which refusal. A new file fails until it has its row.

import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { type FileName, type Files, files } from '#contract/files.ts';
import { levelVerifications, users } from '#server/db/schema/index.ts';
import { actors, type Case, useMatrixWorld } from '#server/policy/testing/matrix-world.ts';
import { makeAward, makeClubMessage, makeSpotlight } from '#server/testing/club-content.ts';
import { makePlayer, makeSession } from '#server/testing/factories.ts';
import { makePartner } from '#server/testing/pairs.ts';
import { eveningCases } from '#server/testing/ranking-evenings.ts';
import { publishReplay } from '#server/testing/replays.ts';
import { reportDesk } from '#server/testing/report-desk.ts';
import { publishSpokenNote } from '#server/testing/spoken-notes.ts';
import { makeReceipt } from '#server/testing/subscriptions.ts';
import { useTestApp } from '#server/testing/test-app.ts';

/** Files that are made from built pages: certificates.routes.test.ts asks for them, with pages and without. */
type MadeFromPages = { [N in FileName]: Files[N] extends { isPage: true } ? N : never }[FileName];

const test = useTestApp();
const world = useMatrixWorld(test);
const { publish } = reportDesk(test);
let paths: Record<Exclude<FileName, MadeFromPages>, string>;

beforeAll(async () => {
  const [coach, own] = [{ id: world.things.coachId }, { id: world.things.playerId }];
  const { id: videoId } = await publish(coach, own);
  const feed = await test.call(own, endpoints.makeCalendarFeed, {});
  await test.context.db.update(users).set({ isLevelVerified: true }).where(eq(users.id, own.id));
  await test.context.db.insert(levelVerifications).values({ playerId: own.id, level: '4.0' });
  await test.call(own, endpoints.changeCertificate, { body: { isPublic: true, nameStyle: 'full' } });
  const ofPlayer = `?from=2026-01-01&to=2026-03-31&playerId=${own.id}`;
  const evening = await eveningCases(test).finished({ id: world.things.clubId });
  await test.call(evening.players[0], endpoints.changeCertificate, { body: { isPublic: true, nameStyle: 'full' } });
  await makePartner(test, { id: videoId }, await makePlayer(test.context.db));
  const notesIn = (path: string, format: string) => path.replace('{videoId}', videoId).replace('{format}', format);
  paths = {
    analyticsFile: `${files.analyticsFile.path}?from=2026-01-01&to=2026-01-31`,
    auditFile: files.auditFile.path,
    paymentsFile: `${files.paymentsFile.path}?month=2026-03`,
    exportAccount: files.exportAccount.path,
    sessionFile: files.sessionFile.path.replace('{id}', await makeSession(test.context.db, coach, [own])),
    calendarFeed: new URL(feed.body.url).pathname,
    videoReport: files.videoReport.path.replace('{videoId}', videoId),
    reviewNotes: notesIn(files.reviewNotes.path, 'json'),
    pairNotes: notesIn(files.pairNotes.path, 'csv'),
    seasonNotes: files.seasonNotes.path,
    spotlightPicture: files.spotlightPicture.path
      .replace('{spotlightId}', (await makeSpotlight(test.context.db, world.things.clubId, own.id)).id)
      .replace('{format}', 'wide'),
    awardPicture: files.awardPicture.path
      .replace('{awardId}', (await makeAward(test.context.db, world.things.clubId, own.id)).id)
      .replace('{format}', 'wide'),
    clubMessagePicture: files.clubMessagePicture.path.replace(
      '{messageId}',
      (await makeClubMessage(test.context.db, world.things.clubId, own.id)).id,
    ),
    clubReportTable: files.clubReportTable.path + ofPlayer,
    clubReportDocument: files.clubReportDocument.path + ofPlayer,
    eveningTable: files.eveningTable.path.replace('{eveningId}', evening.id),
    eveningCertificates: files.eveningCertificates.path.replace('{eveningId}', evening.id),
    panelTable: files.panelTable.path,
    voiceClip: files.voiceClip.path
      .replace('{videoId}', videoId)
      .replace('{clipId}', await publishSpokenNote(test, coach, { id: videoId })),
    replayVoice: files.replayVoice.path
      .replace('{videoId}', videoId)
      .replace('{replayId}', await publishReplay(test, coach, { id: videoId })),
    badgeFile: files.badgeFile.path.replace('{format}', 'jwt'),
    badgeStatus: files.badgeStatus.path.replace('{purpose}', 'revocation'),
    badgeKeys: files.badgeKeys.path,
    receiptDocument: files.receiptDocument.path.replace('{id}', (await makeReceipt(test.context.db, own)).id),
  };
});

const matrix: Record<keyof typeof paths, Case['row']> = {
  //             anon own  oth  coach str  end  club oth  admin
  analyticsFile: [401, 403, 403, 403, 403, 403, 403, 403, 200],
  auditFile: [401, 403, 403, 403, 403, 403, 403, 403, 200],
  paymentsFile: [401, 403, 403, 403, 403, 403, 403, 403, 200],
  exportAccount: [401, 200, 200, 200, 200, 200, 200, 200, 200],
  sessionFile: [401, 200, 404, 200, 404, 404, 404, 404, 200],
  // The address is the key.
  calendarFeed: [200, 200, 200, 200, 200, 200, 200, 200, 200],
  videoReport: [401, 200, 404, 200, 404, 404, 200, 404, 200],
  reviewNotes: [401, 200, 404, 200, 404, 404, 200, 404, 200],
  pairNotes: [401, 200, 404, 403, 403, 403, 403, 403, 403],
  // Each player's own.
  seasonNotes: [401, 200, 200, 403, 403, 403, 403, 403, 403],
  spotlightPicture: [401, 200, 404, 403, 403, 403, 200, 404, 403],
  awardPicture: [401, 403, 403, 403, 403, 403, 200, 404, 403],
  clubMessagePicture: [401, 200, 404, 403, 403, 403, 200, 404, 403],
  clubReportTable: [401, 403, 403, 403, 403, 403, 200, 404, 403],
  clubReportDocument: [401, 403, 403, 403, 403, 403, 200, 404, 403],
  eveningTable: [401, 403, 403, 403, 404, 403, 200, 404, 403],
  eveningCertificates: [401, 403, 403, 403, 404, 403, 200, 404, 403],
  panelTable: [401, 403, 403, 403, 403, 403, 403, 403, 200],
  voiceClip: [401, 200, 404, 200, 404, 404, 200, 404, 200],
  replayVoice: [401, 200, 404, 200, 404, 404, 200, 404, 200],
  // Each player's own: the other one has none.
  badgeFile: [401, 200, 404, 403, 403, 403, 403, 403, 403],
  badgeStatus: [200, 200, 200, 200, 200, 200, 200, 200, 200],
  badgeKeys: [200, 200, 200, 200, 200, 200, 200, 200, 200],
  receiptDocument: [401, 200, 404, 404, 404, 404, 404, 404, 404],
};

it.each(Object.entries(matrix))('%s responds to each kind of person as the matrix says', async (name, row) => {
  const seen: Record<string, number> = {};
  for (const actor of actors) {
    const person = world.people[actor];
    const headers = person === null ? {} : { cookie: await test.signIn(person) };
    const answer = await test.app.inject({ url: paths[name as keyof typeof paths], headers });
    seen[actor] = answer.statusCode;
    // What is refused is JSON of the error catalogue, never a piece of the file.
    if (answer.statusCode >= 400) expect(Object.keys(answer.json()).toSorted()).toEqual(['code', 'message']);
  }
  expect(seen).toEqual(Object.fromEntries(actors.map((actor, index) => [actor, row[index]])));
});
