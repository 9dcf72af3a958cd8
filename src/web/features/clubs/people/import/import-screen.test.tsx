// Importing a file: previewed, confirmed once, and its progress shown.

import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answers, failure } from '#web/testing/fake-server.ts';
import { positionOf } from '#web/testing/position.ts';
import { idAt } from '#web/testing/progress.ts';
import { leaveScreens, renderScreen } from '#web/testing/render-screen.tsx';

const under = { id: idAt(1), total: 4, done: 1, joined: 0, startedAt: '2026-11-01T12:00:00.000Z', finishedAt: null };
const file = (text: string, name = 'members.csv') => new File([text], name, { type: 'text/csv' });
const rows = [
  'First name,Last name,Email,Country',
  'Ida,Lund,ida@x.dk,DK',
  'Bo,Lund,bo@x.dk,DK',
  'Eva,Lund,eva@x.dk,DK',
  'Kim,Lund,not an address,DK',
].join('\n');

function open(answers: Answers = {}) {
  return renderScreen('/club/import', {
    as: 'club',
    answers: {
      getLatestClubImport: null,
      checkClubImport: { members: ['bo@x.dk'], invited: ['eva@x.dk'], coaches: [], groups: [], juniors: [] },
      ...answers,
    },
  });
}
const choose = (chosen: File) => userEvent.upload(page.getByLabelText('Choose file'), chosen);
const cell = (name: string, line: number) => page.getByRole('group', { name: `Line ${line}` }).getByLabelText(name);

test('the preview shows who is invited and left out, and invites no one before confirmation', async () => {
  const started = { ...under, total: 1 };
  const { received } = open({ startClubImport: started, getLatestClubImport: started });
  await choose(file(rows));
  await expect.element(cell('Email', 5)).toHaveValue('not an address');
  await expect.element(page.getByText('Already members, left out (1)')).toBeVisible();
  await expect.element(page.getByText('Already invited, left out (1)')).toBeVisible();
  expect(received('startClubImport')).toEqual([]);
  await page.getByRole('button', { name: 'Invite 1 player' }).click();
  await expect.element(page.getByRole('heading', { name: 'Import started' })).toBeVisible();
  expect(received('startClubImport')[0]?.body.players).toEqual([
    { firstName: 'Ida', lastName: 'Lund', email: 'ida@x.dk', country: 'DK' },
  ]);
});

test('a failed import keeps the preview and retries under the same key', async () => {
  const { received } = open({ startClubImport: failure('unavailable') });
  await choose(file(rows));
  const invite = page.getByRole('button', { name: 'Invite 1 player' });
  await invite.click();
  await expect.element(page.getByText('The import was not started')).toBeVisible();
  await invite.click();
  await expect.poll(() => received('startClubImport').length).toBe(2);
  const [first, second] = received('startClubImport');
  expect(second?.body.key).toBe(first?.body.key);
});

test('an unreadable file shows why, and another can be chosen', async () => {
  open();
  await choose(file('PK\u0003\u0004 xl/workbook.xml'));
  await expect.element(page.getByText(/This workbook can’t be read/)).toBeVisible();
  await choose(file(rows));
  await expect.element(page.getByText('Preview of members.csv')).toBeVisible();
  await expect.element(page.getByText(/This workbook can’t be read/)).not.toBeInTheDocument();
});

test('the screen shows the progress of the latest import', async () => {
  open({ getLatestClubImport: under });
  await expect.element(page.getByText(/1 of 4 invitations sent/)).toBeVisible();
  await expect.element(page.getByRole('progressbar', { name: 'Invitations sent' })).toBeVisible();
});

test('the file button stays in place when the latest import loads', async () => {
  const asked = Promise.withResolvers<typeof under>();
  open({ getLatestClubImport: () => asked.promise });
  const chooser = page.getByText('Choose file');
  await expect.element(chooser).toBeVisible();
  const before = await positionOf(chooser);
  asked.resolve(under);
  await expect.element(page.getByText('Import in progress')).toBeVisible();
  expect(await positionOf(chooser)).toEqual(before);
});

/** A workbook of one or two sheets, as bytes. */
function workbook(...sheets: string[][][]) {
  const xml = (text: string) => strToU8(`<?xml version="1.0"?>${text}`);
  const rowsOf = (table: string[][]) =>
    table
      .map((cells, row) => {
        const written = cells.map(
          (value, column) => `<c t="inlineStr" r="${'ABCDE'[column]}${row + 1}"><is><t>${value}</t></is></c>`,
        );
        return `<row r="${row + 1}">${written.join('')}</row>`;
      })
      .join('');
  const each = (write: (number: number) => string) => sheets.map((_, index) => write(index + 1)).join('');
  const parts = {
    'xl/workbook.xml': xml(
      `<workbook xmlns:r="r"><sheets>${each((number) => `<sheet name="Sheet ${number}" r:id="r${number}"/>`)}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': xml(
      `<Relationships>${each((number) => `<Relationship Id="r${number}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet${number}.xml"/>`)}</Relationships>`,
    ),
    ...Object.fromEntries(
      sheets.map((table, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        xml(`<worksheet><sheetData>${rowsOf(table)}</sheetData></worksheet>`),
      ]),
    ),
  };
  return new File([zipSync(parts)], 'members.xlsx');
}

test('a workbook is read as it is, another sheet on request, and survives a reload', async () => {
  open(known);
  await choose(
    workbook(
      [
        ['Navn', 'E-mail'],
        ['Ida Lund', 'ida@x.dk'],
      ],
      [
        ['Navn', 'E-mail'],
        ['Bo Lund', 'bo@x.dk'],
        ['Eva Lund', 'eva@x.dk'],
      ],
    ),
  );
  await expect.element(page.getByText('Will be invited (1)')).toBeVisible();
  await expect.element(page.getByLabelText('Encoding')).not.toBeInTheDocument();
  await page.getByLabelText('Sheet').selectOptions('Sheet 2');
  await expect.element(page.getByText('Will be invited (2)')).toBeVisible();
  leaveScreens();
  open(known);
  await expect.element(page.getByText('Will be invited (2)')).toBeVisible();
  await expect.element(page.getByLabelText('Sheet')).toHaveValue('Sheet 2');
});

test('a coach and groups are found by name; unknown ones are corrected', async () => {
  const anna = { id: idAt(7), firstName: 'Anna', lastName: 'Krog' };
  const tuesday = { id: idAt(8), name: 'Tuesday' };
  const meant: Record<string, typeof anna> = { 'Anna K': anna, [anna.id]: anna };
  const coach = {
    ...anna,
    isSuspended: false,
    members: 0,
    openReviews: 0,
    sessions: 0,
    turnaroundHours: null,
    recentReviews: 0,
    lastActiveAt: null,
  };
  const { received } = open({
    checkClubImport: ({ body }) => ({
      members: [],
      invited: [],
      coaches: (body.coaches ?? []).map((text) => meant[text] ?? null),
      groups: (body.groups ?? []).map((name) => (name === 'Tuesday' ? tuesday : null)),
      juniors: [],
    }),
    listClubCoaches: { rows: [coach], next: null },
    startClubImport: { ...under, total: 3 },
  });
  await choose(
    file(
      'Navn;E-mail;Coach;Hold\nIda Lund;ida@x.dk;Anna K;Tuesday\nBo Lund;bo@x.dk;Karla;\nEva Lund;eva@x.dk;;Mondays, Tuesday',
    ),
  );
  await expect.element(page.getByText('Ida Lund, ida@x.dk, coach Anna Krog, Tuesday')).toBeVisible();
  await expect.element(cell('Coach', 3)).toHaveAccessibleDescription(/^Not a coach of your club/);
  await expect.element(cell('Groups', 4)).toHaveAccessibleDescription(/^You have no group called “Mondays”/);
  await expect.element(page.getByRole('button', { name: 'Invite 1 player' })).toBeEnabled();
  await cell('Groups', 4).fill('Tuesday');
  await cell('Coach', 3).selectOptions('Anna Krog');
  await page.getByRole('button', { name: 'Invite 3 players' }).click();
  await expect
    .poll(() => received('startClubImport')[0]?.body.players.map(({ coachId }) => coachId))
    .toEqual([anna.id, anna.id, undefined]);
});

const known = { checkClubImport: { members: [], invited: [], coaches: [], groups: [], juniors: [] } };
const unknown = 'Vorname;Nachname;Kontakt\nIda;Lund;ida@x.dk\nBo;Lund;bo@x.dk';

test('correcting a cell checks it again and compares it with the club', async () => {
  const { received } = open({ ...known, startClubImport: { ...under, total: 4 } });
  await choose(file(rows));
  const email = cell('Email', 5);
  await email.fill('ida@x.dk');
  await expect.element(page.getByText('This address is already in line 2.')).toBeVisible();
  await email.fill('Kim <kim@x.dk>;');
  await expect.element(page.getByText('Corrected')).toBeVisible();
  await page.getByRole('button', { name: 'Invite 4 players' }).click();
  await expect.poll(() => received('startClubImport')[0]?.body.players.at(-1)?.email).toBe('kim@x.dk');
  expect(received('checkClubImport').map(({ body }) => body.emails)).toEqual([
    ['ida@x.dk', 'bo@x.dk', 'eva@x.dk'],
    ['kim@x.dk'],
  ]);
});

test('the preview reads levels of each country and asks for corrections of others', async () => {
  const levels = [
    'Name,Email,Country,DPF level',
    'Ida Lund,ida@x.dk,DK,"3,5"',
    'Eli Cruz,eli@x.dk,ES,FEP 2',
    'Bo Lund,bo@x.dk,DK,n/a',
    'Kim Lund,kim@x.dk,DK,strong',
  ].join('\n');
  const { received } = open({
    checkClubImport: { members: [], invited: [], coaches: [], groups: [], juniors: [] },
    startClubImport: { ...under, total: 4 },
    getLatestClubImport: { ...under, total: 4 },
  });
  await choose(file(levels));
  await expect.element(cell('Level', 5)).toHaveAccessibleDescription(/^Please give a level such as 3\.5/);
  const invited = page.getByRole('list', { name: 'Will be invited (3)' });
  await expect.element(invited).toBeVisible();
  expect(invited.element().textContent).toContain('Eli Cruz, eli@x.dk, about 2.0 FEP');
  await cell('Level', 5).fill('Solid Intermediate');
  await page.getByRole('button', { name: 'Invite 4 players' }).click();
  await expect.element(page.getByRole('heading', { name: 'Import started' })).toHaveFocus();
  await expect.element(page.getByText('4 invited, 0 joined so far')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'See who is invited' })).toBeVisible();
  expect(received('startClubImport')[0]?.body.players.map(({ currentLevel }) => currentLevel)).toEqual([
    '3.5',
    '2.2',
    undefined,
    '4.0',
  ]);
});

const family = [
  'Navn;E-mail;Junior til;Værge',
  'Ida Lund;anna@x.dk;2038-03-01;Anna Berg',
  'Noah Lund;anna@x.dk;;',
  'Emma Lund;anna@x.dk;2037-01-01;',
  'Kim Lund;kim@x.dk;2036-01-01;',
].join('\n');

test('siblings share their guardian’s address, known ones are left out, and a missing day is corrected', async () => {
  const { received } = open({
    checkClubImport: ({ body }) => ({
      members: [],
      invited: [],
      coaches: [],
      groups: [],
      juniors: (body.juniors ?? []).map(({ firstName }) =>
        firstName === 'Emma' ? 'member' : firstName === 'Kim' ? 'asked' : null,
      ),
    }),
    startClubImport: { ...under, total: 2 },
  });
  await choose(file(family));
  await expect.element(cell('Junior until', 3)).toHaveAccessibleDescription(/^Juniors have this address/);
  await expect.element(page.getByText(/Ida Lund, junior until .*2038, guardian asked at anna@x.dk/)).toBeVisible();
  await expect.element(page.getByText('Already members, left out (1)')).toBeVisible();
  await expect.element(page.getByText('Already invited, left out (1)')).toBeVisible();
  await cell('Junior until', 3).fill('31.12.2036');
  await page.getByRole('button', { name: 'Invite 2 players' }).click();
  await expect
    .poll(() => received('startClubImport')[0]?.body.players)
    .toEqual([
      {
        firstName: 'Ida',
        lastName: 'Lund',
        email: 'anna@x.dk',
        country: 'DK',
        adultOn: '2038-03-01',
        guardian: { firstName: 'Anna', lastName: 'Berg' },
      },
      { firstName: 'Noah', lastName: 'Lund', email: 'anna@x.dk', country: 'DK', adultOn: '2036-12-31' },
    ]);
  expect(received('checkClubImport').map(({ body }) => body.emails)).toEqual([[], []]);
});

test('a junior’s day and guardian can be changed before anyone is asked', async () => {
  const { received } = open({
    checkClubImport: { members: [], invited: [], coaches: [], groups: [], juniors: [null] },
    startClubImport: { ...under, total: 1 },
  });
  await choose(file('Name;Email;Born\nIda Lund;ida@x.dk;2012'));
  await page.getByRole('button', { name: 'Edit the name of Ida Lund' }).click();
  await expect.element(cell('Junior until', 2)).toHaveValue('2030-12-31');
  await cell('Guardian', 2).fill('Anna Berg');
  await page.getByRole('button', { name: 'Invite 1 player' }).click();
  await expect
    .poll(() => received('startClubImport')[0]?.body.players)
    .toMatchObject([{ adultOn: '2030-12-31', guardian: { firstName: 'Anna', lastName: 'Berg' } }]);
});

test('unknown headings ask for the columns, above five sample rows', async () => {
  open(known);
  await choose(file(`${unknown}${'\nEva;Lund;eva@x.dk'.repeat(9)}`));
  const step = page.getByRole('group', { name: 'Match the columns' });
  await expect.element(step.getByLabelText('Kontakt')).toHaveValue('email');
  expect(step.getByRole('row').elements()).toHaveLength(6);
  const next = page.getByRole('button', { name: 'Continue' });
  await expect.element(next).toBeDisabled();
  await expect.element(page.getByText('Still missing: First name, Last name')).toBeVisible();
  await step.getByLabelText('Vorname').selectOptions('First name');
  await step.getByLabelText('Nachname').selectOptions('Last name');
  await next.click();
  await expect.element(page.getByText('Will be invited (2)')).not.toBeInTheDocument();
  await expect.element(page.getByText('Will be invited (3)')).toBeVisible();
  await page.getByRole('button', { name: 'Match the columns' }).click();
  await expect.element(step.getByLabelText('Nachname')).toHaveValue('lastName');
});

test('a wrongly split name can be corrected', async () => {
  const { received } = open({ ...known, startClubImport: { ...under, total: 1 } });
  await choose(file('Navn;E-mail\nAnna Karin Lund;anna@x.dk'));
  await page.getByRole('button', { name: 'Edit the name of Anna Karin Lund' }).click();
  const firstName = cell('First name', 2);
  await expect.element(firstName).toHaveFocus();
  await firstName.fill('Anna Karin');
  await cell('Last name', 2).fill('Lund');
  await page.getByRole('button', { name: 'Invite 1 player' }).click();
  await expect
    .poll(() => received('startClubImport')[0]?.body.players)
    .toMatchObject([{ firstName: 'Anna Karin', lastName: 'Lund' }]);
});

test('changing encoding or separator reads the file again', async () => {
  open(known);
  const text = 'Navn,E-mail\nSøren Lund,soren@x.dk';
  await choose(new File([Uint8Array.from(text, (character) => character.charCodeAt(0))], 'old.csv'));
  const encoding = page.getByLabelText('Encoding');
  await expect.element(encoding).toHaveValue('windows-1252');
  await expect.element(page.getByText('Søren Lund')).toBeVisible();
  await encoding.selectOptions('UTF-8');
  await expect.element(page.getByText('S\uFFFDren Lund')).toBeVisible();
  const separator = page.getByLabelText('Separator');
  await expect.element(separator).toHaveValue(',');
  await separator.selectOptions('Tab');
  await expect.element(page.getByRole('group', { name: 'Match the columns' })).toBeVisible();
});

test('file, columns and corrections survive a reload until discarded', async () => {
  open(known);
  await choose(file(`${unknown}\nKim;Lund;kim`));
  const step = page.getByRole('group', { name: 'Match the columns' });
  await step.getByLabelText('Vorname').selectOptions('First name');
  await step.getByLabelText('Nachname').selectOptions('Last name');
  leaveScreens();
  open(known);
  await expect.element(page.getByText(/^Draft restored/)).toBeVisible();
  await expect.element(step.getByLabelText('Nachname')).toHaveValue('lastName');
  await page.getByRole('button', { name: 'Continue' }).click();
  await cell('Email', 4).fill('kim@x');
  leaveScreens();
  open(known);
  await expect.element(cell('Email', 4)).toHaveValue('kim@x');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.element(page.getByText('Preview of members.csv')).not.toBeInTheDocument();
  leaveScreens();
  open(known);
  await expect.element(page.getByLabelText('Choose file')).toBeEnabled();
  expect(Object.keys(localStorage)).toEqual([]);
});

test('a failed check retries and keeps the corrections', async () => {
  let isDown = true;
  open({ checkClubImport: () => (isDown ? failure('unavailable') : known.checkClubImport) });
  await choose(file(rows));
  await cell('Email', 5).fill('kim@x.dk');
  await expect.element(page.getByRole('button', { name: /^Invite/ })).toBeDisabled();
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('button', { name: 'Invite 4 players' })).toBeEnabled();
});
