// A club's report over HTTP: asked for, as a table and as a document.

import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { files } from '#contract/files.ts';
import { makeReview } from '#server/testing/club-season.ts';
import { makeClub, makeCoach, makeMember, makePerson } from '#server/testing/factories.ts';
import { pdfText } from '#server/testing/pdf-text.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
let manager: { id: string };
let stranger: { id: string };
let members: { id: string }[];
const period = { from: '2026-03-01', to: '2026-03-31' };

beforeAll(async () => {
  const { db } = test.context;
  const [club, other] = [await makeClub(db), await makeClub(db)];
  manager = await makePerson(db, { role: 'club', clubId: club.id, country: 'DK' });
  stranger = await makePerson(db, { role: 'club', clubId: other.id, country: 'GB' });
  const coach = await makeCoach(db, { role: 'coach_club', clubId: club.id, firstName: 'Lucía', lastName: 'Sanz' });
  members = [
    await makeMember(db, club.id, { firstName: '=HYPERLINK("x")', lastName: 'Øberg' }),
    await makeMember(db, club.id, { firstName: 'Zoë', lastName: 'Ålund' }),
  ];
  for (const [day, overall] of [3, 3.2, 3.8, 4].entries()) {
    const [zoe] = members.toReversed();
    const date = `2026-03-${10 + day}`;
    const ratings = { overall, lob: overall, volley: 2 };
    if (zoe) await makeReview(db, coach, zoe, { sent: `${date}T08:00:00Z`, published: `${date}T20:00:00Z`, ratings });
  }
});

async function file(
  person: { id: string },
  name: 'clubReportTable' | 'clubReportDocument',
  query: Record<string, string> = period,
) {
  const url = `${files[name].path}?${new URLSearchParams(query).toString()}`;
  return test.app.inject({ url, headers: { cookie: await test.signIn(person) } });
}

describe('the table', () => {
  it('uses the separators of the manager’s country and no formulas', async () => {
    const answer = await file(manager, 'clubReportTable');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="pala-report-padel-club-\d+-2026-03-01-2026-03-31\.csv"$/,
    );
    const [head, zoe, odd] = answer.body.split('\r\n');
    expect(head).toBe(
      '\uFEFFPlayer;Country;Level;Level at the start;Level verified;Videos;Training sessions;Reviews;Overall;Technical;Tactical;Physical;Change in overall rating',
    );
    expect(zoe).toBe('Zoë Ålund;Denmark;;;no;4;0;4;3,5;2,8;;;0,8');
    expect(odd).toContain(`"'=HYPERLINK(""x"") Øberg";Denmark`);
  });

  it('contains nothing of another club', async () => {
    const answer = await file(stranger, 'clubReportTable');
    expect(answer.body.split('\r\n')).toHaveLength(2);
    expect(answer.body).toContain('Player,Country');
  });
});

describe('the document', () => {
  it('matches the report', async () => {
    const answer = await file(manager, 'clubReportDocument');
    expect(answer.headers['content-type']).toBe('application/pdf');
    const text = pdfText(answer.rawPayload).replaceAll(/\s/g, '');
    for (const words of [
      '1March2026to31March2026',
      '1of2',
      'All4reviewswithin48h;typically12h.',
      'ZoëÅlund',
      'LucíaSanz,ClubCoach',
      'Membersareweakestatvolley(2.0)andstrongestatlob(3.5).',
      '+0.8',
    ])
      expect(text).toContain(words);
  });

  it('covers one player, and revalidates by content', async () => {
    const query = { ...period, playerId: members[1]?.id ?? '' };
    const first = await file(manager, 'clubReportDocument', query);
    expect(first.headers['content-disposition']).toContain('pala-report-zoe-alund-2026-03-01-2026-03-31.pdf');
    const again = await test.app.inject({
      url: `${files.clubReportDocument.path}?${new URLSearchParams(query).toString()}`,
      headers: { cookie: await test.signIn(manager), 'if-none-match': String(first.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });
});

it.each([
  [{ from: '2026-03-31', to: '2026-03-01' }, 'to'],
  [{ from: '2026-02-31', to: '2026-03-01' }, 'from'],
  [{ from: '0001-01-01', to: '2026-03-01' }, 'from'],
  [{ ...period, timeZone: 'Mars/Olympus' }, 'timeZone'],
  [{ ...period, playerId: 'x' }, 'playerId'],
])('%j is refused beside its field, for screen and files', async (query, field) => {
  const answers = [
    (await test.call(manager, endpoints.getClubReport, { query })).raw,
    await file(manager, 'clubReportTable', query),
    await file(manager, 'clubReportDocument', query),
  ];
  for (const answer of answers) {
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual([field]);
  }
});
