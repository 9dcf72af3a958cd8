// Single fields: valid values, and the sentences for invalid ones.

import { msg } from '@lingui/core/runtime-macro';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBlank } from '#domain/plain-text.ts';
import { refusal } from '../testing/refusals.ts';
import * as fields from './fields.ts';

const racket = '\u{1F3BE}';
const family = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}';
/** Values that are not text; each in its own list, since `it.each` spreads arrays. */
const notText: [unknown][] = [[null], [undefined], [1], [true], [{}], [[]], [['a']], [{ $ne: null }]];

describe('text', () => {
  const short = fields.text(5);

  it('is trimmed and otherwise unchanged', () => {
    expect(short.parse('  a b ')).toBe('a b');
    for (const sent of ['a\nb', '<b>', "' --", '\u202Eab', 'ñ', 'ﷺ', family]) expect(short.parse(sent)).toBe(sent);
  });

  it('is counted in characters, not in UTF-16 units', () => {
    expect(short.parse(racket.repeat(5))).toBe(racket.repeat(5));
    expect(refusal(short, racket.repeat(6))).toBe('Please keep this under 5 characters.');
    expect(refusal(short, 'abcdef')).toBe('Please keep this under 5 characters.');
    expect(refusal(short, 'a'.repeat(1_000_000))).toBe('Please keep this under 5 characters.');
  });

  it.each(['a\0', '\0', '\uD800', 'a\uDFFFb'])('refuses %j, which the database could not give back', (value) => {
    expect(refusal(short, value)).toBe('This text contains characters that cannot be stored.');
  });

  it.each(notText)('refuses %j', (value) => {
    expect(refusal(short, value)).toBe('Please enter text.');
  });

  it('returns the trimmed input or refuses it', () => {
    const long = fields.text(1000);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 50 }), (sent) => {
        const parsed = long.safeParse(sent);
        if (parsed.success) expect(parsed.data).toBe(isBlank(sent) ? '' : sent.trim());
        else expect(sent.includes('\0') || !sent.isWellFormed()).toBe(true);
      }),
    );
  });
});

describe('timeZone', () => {
  it.each(['Europe/Copenhagen', 'America/Argentina/Buenos_Aires', 'Etc/GMT-13', 'UTC'])('takes %s', (zone) => {
    expect(fields.timeZone.parse(zone)).toBe(zone);
  });

  it.each(['+13:00', ' 13:00', '-03', 'CET', 'EST', 'Z', '', 'Nowhere/Land', 'a'.repeat(1_000_000), null, 13])(
    'refuses %j',
    (zone) => {
      expect(refusal(fields.timeZone, zone)).toMatch(
        /^Please give a time zone by its name, e\.g\. Europe\/Copenhagen\./,
      );
    },
  );
});

describe('optionalText', () => {
  it.each([undefined, null, '', ' \n ', '\u200B'])('takes %j as "not given"', (value) => {
    expect(fields.optionalText(5).parse(value)).toBeUndefined();
  });

  it('keeps the given text, within its length', () => {
    expect(fields.optionalText(5).parse(' red ')).toBe('red');
    expect(refusal(fields.optionalText(5), 'crimson')).toBe('Please keep this under 5 characters.');
  });
});

describe('id', () => {
  it('writes one id in one way', () => {
    expect(fields.id.parse('0193E5A0-0000-7000-8000-00000000000A')).toBe('0193e5a0-0000-7000-8000-00000000000a');
  });

  it.each(['', '1', 'me', '0193e5a0-0000-7000-8000-00000000000', "' or 1=1 --", ...notText])('refuses %j', (value) => {
    expect(refusal(fields.id, value)).toBe('This is not a valid id.');
  });
});

describe('day', () => {
  it.each(['2024-02-29', '2026-12-31'])('takes %s', (value) => {
    expect(fields.day.parse(value)).toBe(value);
  });

  it.each([
    '2024-02-30',
    '2023-02-29',
    '2024-13-01',
    '2024-1-1',
    '24-01-01',
    '2024-01-01T00:00:00Z',
    'infinity',
    'today',
    '',
  ])('refuses %j', (value) => {
    expect(refusal(fields.day, value)).toBe('Please enter a valid date.');
  });
});

describe('email', () => {
  it.each([
    ['maja@example.dk', 'maja@example.dk'],
    ['  Maja@Example.DK ', 'maja@example.dk'],
    [`maja@${'a'.repeat(63)}.dk`, `maja@${'a'.repeat(63)}.dk`],
    ['maja@padel-klub.dk', 'maja@padel-klub.dk'],
    ["o'brien+padel@mail.example.co.uk", "o'brien+padel@mail.example.co.uk"],
  ])('reads %j as %s', (sent, kept) => {
    expect(fields.email.parse(sent)).toBe(kept);
  });

  it.each([
    '',
    'maja',
    '@example.dk',
    'maja@',
    'maja@localhost',
    'a@x.dk,b@x.dk',
    'a@x.dk b@x.dk',
    'a@x.dk\nBcc: b@x.dk',
    'Maja <maja@example.dk>',
    'a\0@x.dk',
    // Lower case would turn the dotless ı and the Kelvin sign into another person's address.
    'm\u0131ke@example.dk',
    'mi\u212Ae@example.dk',
    'm\u0130ke@example.dk',
    `maja@${'a'.repeat(64)}.dk`,
    'maja@example-.dk',
    'maja@-example.dk',
    'maja@mail.-.dk',
    `${'a'.repeat(250)}@x.dk`,
    '@'.repeat(50_000),
    'a'.repeat(50_000),
    `${'a.'.repeat(120)}@`,
  ])('refuses %j', (value) => {
    expect(refusal(fields.email, value)).toBe('Please enter a valid email address.');
  });

  it.each([...notText, [['maja@example.dk']]])('refuses %j', (value) => {
    expect(refusal(fields.email, value)).toBe('Please enter your email address.');
  });
});

describe('newPassword', () => {
  it.each(['secret', ' p w  ', racket.repeat(6), 'ﬀﬀﬀﬀﬀﬀ', 'a'.repeat(1024)])('takes %j exactly as typed', (value) => {
    expect(fields.newPassword.parse(value)).toBe(value);
  });

  it.each(['s', 'short', racket.repeat(5)])('refuses %j, which has fewer than 6 characters', (value) => {
    expect(refusal(fields.newPassword, value)).toBe('Password must be at least 6 characters');
  });

  it.each(['', ...notText, 123_456])('asks for a password when given %j', (value) => {
    expect(refusal(fields.newPassword, value)).toBe('Password and confirmation are required');
  });

  it('has a limit, so that the server never hashes a megabyte', () => {
    expect(refusal(fields.newPassword, 'a'.repeat(1025))).toBe('Password must be at most 1024 characters');
  });

  it.each(['secret\0', 'secret\uD800'])('refuses %j', (value) => {
    expect(refusal(fields.newPassword, value)).toBe('This password contains characters that cannot be stored.');
  });
});

describe('personName', () => {
  const name = fields.personName(msg`Please enter your first name.`);

  it.each([
    'Maja',
    'Anne-Sofie',
    "O'Neill",
    'José María',
    'Ng',
    'محمد',
    '李小龍',
    'می‌خواهم',
    'J. R. R.',
    'J.R.R.',
    racket,
  ])('takes %j', (value) => {
    expect(name.parse(value)).toBe(value);
  });

  it.each([
    'Win money http://evil.example',
    'HTTPS://evil.example',
    'www.evil.example',
    'Claim it at evil.example',
    'me@evil.example',
    't.co/x',
    '<img src=x>',
    'a>b',
    'A\r\nBcc: x@y.dk',
    'A\tB',
    'A\u0007',
    'A\u0085B',
    'A\u2028B',
    'A\u2029B',
    'moc.live\u202Etxt',
    '\u2066A\u2069',
    'evil。example',
    'evil．example',
    'evil｡example',
    'evil﹒example',
    'evil.\u200Bexample',
    'ｗｗｗ．evil',
    'http：／／evil',
    '＜img＞',
    '192.0.2.1',
  ])('refuses %j', (value) => {
    expect(refusal(name, value)).toBe('A name cannot contain links or markup.');
  });

  it.each(['', '   ', '\t', '\u200B', ' \u200B\uFEFF ', '\u3164', '\u2800', ...notText])(
    'asks for a name when given %j',
    (value) => {
      expect(refusal(name, value)).toBe('Please enter your first name.');
    },
  );

  it('takes 80 characters and refuses 81', () => {
    expect(name.parse(racket.repeat(80))).toBe(racket.repeat(80));
    expect(refusal(name, 'a'.repeat(81))).toBe('Please keep this under 80 characters.');
  });
});

describe('country', () => {
  it.each(['', 'dk', 'XX', 'Denmark', '__proto__', [['DK']], null])('refuses %j', (value) => {
    expect(refusal(fields.country, value)).toBe('Please choose your country.');
  });

  it('takes the code of a listed country', () => {
    expect(fields.country.parse('DK')).toBe('DK');
  });
});

describe('levelValue', () => {
  it.each(['1.0', '4.5', '7.0'])('takes %j', (value) => {
    expect(fields.levelValue.parse(value)).toBe(value);
  });

  it.each(['1', '0.5', '7.5', '4.25', 7, null])('refuses %j', (value) => {
    expect(refusal(fields.levelValue, value)).toBe('Please choose a level from the list.');
  });
});

describe('dpfRanking', () => {
  it.each([null, 1, 1000])('takes %j', (value) => {
    expect(fields.dpfRanking.parse(value)).toBe(value);
  });

  it.each([0, 1001, -1, 1.5, '5', '', Number.NaN, Number.POSITIVE_INFINITY, 1e21])('refuses %j', (value) => {
    expect(refusal(fields.dpfRanking, value)).toBe('The DPF ranking is a whole number from 1 to 1000.');
  });
});

describe('consent', () => {
  it('accepts only yes', () => {
    expect(fields.consent.parse(true)).toBe(true);
    for (const value of [false, 'true', 'false', 'on', 1, 0, null, undefined, [], {}, [true]]) {
      expect(refusal(fields.consent, value)).toBe('You must consent to data processing to continue.');
    }
  });
});
