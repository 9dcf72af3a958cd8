// R15: texts that trip programs up, in what people write most. The same text comes back, or it is refused; nothing in between.

import { connect, makeCoach, makePlayer } from '#server/testing/factories.ts';
import { ask, countStatuses } from '../shared/ask.ts';
import type { Drill } from '../shared/drill.ts';
import { type Person, signedIn } from '../shared/people.ts';
import { startPostgresql } from '../shared/postgresql.ts';
import { openBeside, startDrillServer } from '../shared/server.ts';

/** What cannot be stored: it must be refused. */
const unstorable = ['\0', 'a\0b', '\uD800', 'a\uDFFFb', '\uDC00\uD800', 'x\u0000'];
/** What must come back as it was sent, or be refused. */
const texts = [
  'undefined',
  'null',
  'true',
  'NaN',
  '0',
  '-1',
  '1e3',
  '0x10',
  '１２３',
  '1/2',
  '٣',
  '[object Object]',
  'constructor',
  '__proto__',
  'toString',
  "O'Brien",
  '"double"',
  '`tick`',
  '\\',
  '\\\\n',
  'a\\u0000b',
  '%00',
  '%s %d %n',
  '{{7*7}}',
  '${7*7}',
  '<%= 1 %>',
  '#{1}',
  '$(id)',
  '`id`',
  '| ls',
  '; ls',
  '&& ls',
  '../../etc/passwd',
  'file:///etc/passwd',
  "' or 1=1 --",
  "'; drop table users; --",
  '1; select pg_sleep(9)',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<b>fat</b>',
  '&lt;b&gt;',
  '&amp;amp;',
  'javascript:alert(1)',
  'data:text/html,x',
  'Åse Ørsted Ægir',
  'Ångström',
  'A\u030Angstro\u0308m',
  'ß SS ẞ',
  'İstanbul ı',
  'ﬀ ﬁ',
  'Ω Ω',
  'K K',
  'Ñandú',
  'Zoë',
  '日本語',
  '한국어',
  '田中さんにあげて下さい',
  'Ⱥ Ⱦ',
  'ЁЂЃЄЅІЇЈЉЊЋЌЍЎЏ',
  'Ελλάδα',
  'עברית',
  'العربية',
  'مرحبا Pala 123',
  '\u202Eright to left\u202C',
  '\u2066isolated\u2069',
  '\u200Bzero\u200Bwidth',
  '\uFEFFmark',
  'soft\u00ADhyphen',
  'no\u00A0break',
  '\u2028line\u2029paragraph',
  'a\u0301\u0302\u0303\u0304\u0305\u0306\u0307\u0308\u0309',
  'T̫̺̳o̬̜ ì̬͎̲̟nv̖̗̻̣̹̕o͖̗̠̜̤k͍͚̹͖̼e̦̗̪͍̪͍',
  '🎾',
  '👩‍👩‍👧‍👦',
  '🏳️‍🌈',
  '🇩🇰🇪🇸',
  '👍🏽',
  '❤️',
  '(╯°□°）╯︵ ┻━┻',
  '｀ｨ(´∀｀∩',
  '𝓯𝓪𝓷𝓬𝔂',
  '𝟘𝟙',
  '\u{10FFFF}',
  '\uFFFE',
  '\uFFFD',
  '\u0001\u0002',
  '\u0007bell',
  '\u001b[31mred',
  'tab\there',
  'line\nbreak',
  'cr\r\nlf',
  '  spaces  inside  ',
  '\u3000wide blank\u3000',
  '…',
  '—',
  '“curly”',
  'ﷺ',
  '﷽',
  'Ｆｕｌｌ',
  'ZWJ\u200Djoin',
  'a'.repeat(200),
];

/** Sends each text to each place and reads it back. */
export async function oddTexts(drill: Drill): Promise<void> {
  const postgresql = await startPostgresql(drill);
  const url = await postgresql.create('texts');
  const server = await startDrillServer(drill, { DATABASE_URL: url });
  const db = openBeside(drill, url);
  const player = await signedIn(db, await makePlayer(db, { credits: 10_000 }));
  const coach = await signedIn(db, await makeCoach(db));
  await connect(db, coach, player);
  const call = (who: Person, method: string, path: string, body?: object) =>
    ask(server.url + path, { method, cookie: who.cookie, ...(body && { body }) });
  const read = async (who: Person, path: string) => (await call(who, 'GET', path)).body;

  /** Places where people write: sends a text, and tells the status and what can be read afterwards. */
  const places: Record<string, (text: string) => Promise<{ status: number; kept: unknown }>> = {
    async 'title of a video'(text) {
      const { status, body } = await call(player, 'POST', '/api/videos', {
        title: text,
        videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
        again: true,
      });
      const { id } = body as { id: string };
      return {
        status,
        kept: status === 201 ? ((await read(player, `/api/videos/${id}`)) as { title: string }).title : null,
      };
    },
    async 'a message'(text) {
      const { status } = await call(coach, 'POST', '/api/messages/send', { receiverId: player.id, content: text });
      const [newest] = (await read(player, `/api/messages/conversation/${coach.id}`)) as { content: string }[];
      return { status, kept: newest?.content };
    },
    async 'a first name'(text) {
      const { status } = await call(player, 'PUT', `/api/users/${player.id}`, { firstName: text });
      return { status, kept: ((await read(player, '/api/auth/user')) as { firstName: string }).firstName };
    },
    async 'a note of a coach'(text) {
      const { status, body } = await call(coach, 'POST', `/api/coach/players/${player.id}/notes`, {
        content: text,
        text,
        title: 'Note',
        note: text,
      });
      return {
        status,
        kept: status === 201 ? Object.values(body as object).find((value) => value === text.trim()) : null,
      };
    },
  };
  for (const [place, put] of Object.entries(places)) {
    const statuses = countStatuses();
    const changed: string[] = [];
    const taken: string[] = [];
    for (const text of texts) {
      const { status, kept } = await put(text);
      statuses.add(status);
      if (status < 300 && kept !== text.trim())
        changed.push(`${JSON.stringify(text.slice(0, 40))} became ${JSON.stringify(kept)}`);
    }
    for (const text of unstorable) {
      const { status } = await put(text);
      statuses.add(status);
      if (status !== 400) taken.push(`${JSON.stringify(text)}: ${status}`);
    }
    drill.expect(
      `${place}: ${texts.length} texts come back as sent, but for blanks at the ends, or are refused`,
      changed.length === 0 && statuses.only(200, 201, 204, 400),
      changed.join('; ') || statuses.text(),
    );
    drill.expect(
      `${place}: what cannot be stored is refused`,
      taken.length === 0,
      taken.join('; ') || `${unstorable.length} refused`,
    );
  }
  const long = '🎾'.repeat(200);
  const longest = await places['title of a video']?.(long);
  const longer = await places['title of a video']?.(`${long}x`);
  drill.expect(
    'length is counted in characters',
    longest?.status === 201 && longest.kept === long && longer?.status === 400,
    `200 tennis balls ${longest?.status}, one more ${longer?.status}`,
  );
}
