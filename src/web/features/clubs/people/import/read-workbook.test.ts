// Workbooks as spreadsheets write them, and as nobody should.

import { strToU8, type Zippable, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { FileRefusal, readFile } from './read-file.ts';
import { tableOf } from './read-table.ts';

const xml = (text: string) => strToU8(`<?xml version="1.0" encoding="UTF-8"?>${text}`);
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const links = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
const row = (line: number, ...cells: string[]) => `<row r="${line}">${cells.join('')}</row>`;
const names = (line: number, ...values: string[]) =>
  row(line, ...values.map((value, index) => text(`${'ABCDEF'[index]}${line}`, value)));
const headings = names(1, 'Navn', 'E-mail', 'Niveau');

/** The parts of a workbook, each sheet by its rows. */
function parts(sheets: Record<string, string>): Zippable {
  const list = Object.entries(sheets);
  return {
    'xl/workbook.xml': xml(
      `<workbook ${main} ${links}><sheets>${list.map(([name], index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="r${index + 1}"/>`).join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': xml(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list.map((_, index) => `<Relationship Id="r${index + 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`).join('')}</Relationships>`,
    ),
    'xl/styles.xml': xml(`<styleSheet ${main}><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`),
    ...Object.fromEntries(
      list.map(([, rows], index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        xml(`<worksheet ${main}><sheetData>${rows}</sheetData></worksheet>`),
      ]),
    ),
  };
}
const fileOf = (content: Zippable, name = 'members.xlsx') => new File([zipSync(content)], name);
const read = async (sheets: Record<string, string>) => (await readFile(fileOf(parts(sheets)))).workbook;
const refusal = (content: Zippable) =>
  readFile(fileOf(content)).then(
    () => 'read',
    (error: unknown) => (error instanceof FileRefusal ? error.message : error),
  );

describe('a workbook', () => {
  it('gives texts, numbers and days as they are shown', async () => {
    const workbook = await read({
      Members:
        headings +
        row(
          2,
          text('A2', 'Ida Lund'),
          text('B2', 'ida@x.dk'),
          '<c r="C2"><v>3.4000000000000004</v></c>',
          '<c r="D2" s="1"><v>45658</v></c>',
          '<c r="E2" t="b"><v>1</v></c>',
          text('F2', '3,5'),
        ),
    });
    expect(workbook?.sheets[0]?.rows[1]).toEqual({
      line: 2,
      cells: ['Ida Lund', 'ida@x.dk', '3.4', '2025-01-01', 'true', '3,5'],
    });
    expect(workbook?.hasFormulas).toBe(false);
  });

  it('counts formulas as their last saved results, or as empty', async () => {
    const workbook = await read({
      Members:
        headings +
        row(
          2,
          '<c r="A2" t="str"><f>X1&amp;"x"</f><v>Ida Lund</v></c>',
          text('B2', 'ida@x.dk'),
          '<c r="C2"><f>1+2</f></c>',
          '<c r="D2" t="e"><f>1/0</f><v>#DIV/0!</v></c>',
        ),
    });
    expect(workbook?.sheets[0]?.rows[1]?.cells.slice(0, 2)).toEqual(['Ida Lund', 'ida@x.dk']);
    expect(workbook?.sheets[0]?.rows[1]?.cells.slice(2).join('')).toBe('');
    expect(workbook?.hasFormulas).toBe(true);
  });

  it('offers its sheets that have something in them, with the lines of the sheet', async () => {
    const workbook = await read({
      Empty: '',
      Old: names(1, 'Navn'),
      Members: headings + names(4, 'Bo Lund', 'bo@x.dk'),
    });
    expect(workbook?.sheets.map(({ name }) => name)).toEqual(['Old', 'Members']);
    expect(tableOf(workbook?.sheets[1]?.rows ?? [])).toMatchObject({
      columns: ['fullName', 'email', 'currentLevel'],
      rows: [{ line: 4, cells: ['Bo Lund', 'bo@x.dk', ''] }],
    });
  });

  it('is read whatever it is called, and so is a text called .xlsx', async () => {
    expect((await readFile(fileOf(parts({ A: headings }), 'list.csv'))).workbook?.sheets).toHaveLength(1);
    const named = await readFile(new File(['Navn;E-mail\nIda;ida@x.dk'], 'list.xlsx'));
    expect([named.workbook, named.bytes.length]).toEqual([undefined, 24]);
  });

  it('ignores macros and pictures', async () => {
    const content = {
      ...parts({ Members: headings }),
      'xl/vbaProject.bin': strToU8('Sub AutoOpen()'),
      'xl/media/image1.png': strToU8('x'),
    };
    expect((await readFile(fileOf(content, 'members.xlsm'))).workbook?.sheets).toHaveLength(1);
  });

  it('with 5,001 players is refused in words', async () => {
    const rows = Array.from({ length: 5001 }, (_, index) => names(index + 2, `Ida Lund${index}`, `ida${index}@x.dk`));
    const workbook = await read({ Members: headings + rows.join('') });
    expect(() => tableOf(workbook?.sheets[0]?.rows ?? [])).toThrow('This file has 5001 players.');
  });

  it('that unpacks to 1 GB is refused before memory goes', async () => {
    const [zeros, limit] = [new Uint8Array(50_000_000), 20];
    const bomb = Object.fromEntries(
      Array.from({ length: limit }, (_, index) => [`xl/worksheets/bomb${index}.xml`, zeros]),
    );
    const content = { ...parts({ Members: headings }), ...bomb };
    const file = fileOf(content);
    expect(file.size).toBeLessThan(10_000_000);
    const before = process.memoryUsage().arrayBuffers;
    expect(await refusal(content)).toContain('too large once unpacked');
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(300_000_000);
  });

  it('that lies about its size is refused all the same', async () => {
    const content = zipSync({ ...parts({ Members: headings }), 'xl/worksheets/bomb.xml': new Uint8Array(90_000_000) });
    const view = new DataView(content.buffer);
    // Both places that name a size of 90,000,000 now claim 100.
    for (let at = 0; at + 4 <= content.length; at += 1)
      if (view.getUint32(at, true) === 90_000_000) view.setUint32(at, 100, true);
    await expect(readFile(new File([content], 'members.xlsx'))).rejects.toThrow('too large once unpacked');
  });

  it.each([
    ['a lone cell far away', headings + row(1_048_576, text('XFD1048576', 'x'))],
    ['a row that cannot be', headings + row(4_000_000_000, text('A4000000000', 'x'))],
  ])('with %s is refused before it is filled up', async (_, rows) => {
    expect(await refusal(parts({ Members: rows }))).toContain('too large once unpacked');
  });

  it.each([
    ['no sheets', { 'xl/workbook.xml': xml('<workbook/>') }],
    ['no XML in it', { ...parts({ Members: headings }), 'xl/workbook.xml': strToU8('\0\0') }],
  ] as [string, Zippable][])('with %s is refused in words', async (_, content) => {
    expect(await refusal(content)).toMatch(/^This workbook (?:can’t be read|is empty)/);
  });

  it('without anything in it is refused', async () => {
    expect(await refusal(parts({ A: '', B: '' }))).toBe('This workbook is empty.');
  });
});
