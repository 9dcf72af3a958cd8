// Keyboards of the countries that coaches work in: the command of every press.

import { describe, expect, it } from 'vitest';
import { strokes } from '#domain/reviews/strokes/strokes.ts';
import { commandKey } from '#web/lib/keys/command-key.ts';
import { keyTable, padTable, partKeys } from './key-table.ts';
import { commandOfKey } from './review-keys.ts';
import { keyNamed, press } from './testing/presses.ts';

const letters = (row: string) => row.split('').map((letter) => `Key${letter}`);

/** The positions of the keys, in the order of the layouts below; ◌ is a dead key. */
const places = [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map((digit) => `Digit${digit}`),
  'Minus',
  'Equal',
  ...letters('QWERTYUIOP'),
  'BracketLeft',
  'BracketRight',
  ...letters('ASDFGHJKL'),
  'Semicolon',
  'Quote',
  'Backslash',
  'IntlBackslash',
  ...letters('ZXCVBNM'),
  'Comma',
  'Period',
  'Slash',
];

/** What keys write alone, with Shift, and with AltGr where relevant. */
const layouts: Record<string, { plain: string; shift: string; altGr?: Record<string, string> }> = {
  American: {
    plain: "1234567890-=qwertyuiop[]asdfghjkl;'\\\\zxcvbnm,./",
    shift: '!@#$%^&*()_+QWERTYUIOP{}ASDFGHJKL:"||ZXCVBNM<>?',
  },
  British: {
    plain: "1234567890-=qwertyuiop[]asdfghjkl;'#\\zxcvbnm,./",
    shift: '!"£$%^&*()_+QWERTYUIOP{}ASDFGHJKL:@~|ZXCVBNM<>?',
  },
  French: {
    plain: '&é"\'(-è_çà)=azertyuiop◌$qsdfghjklmù*<wxcvbn,;:!',
    shift: '1234567890°+AZERTYUIOP◌£QSDFGHJKLM%µ>WXCVBN?./§',
    altGr: { Digit5: '[', Minus: ']' },
  },
  Belgian: {
    plain: '&é"\'(§è!çà)-azertyuiop◌$qsdfghjklmùµ<wxcvbn,;:=',
    shift: '1234567890°_AZERTYUIOP◌*QSDFGHJKLM%£>WXCVBN?./+',
    altGr: { BracketLeft: '[', BracketRight: ']' },
  },
  German: {
    plain: '1234567890ß◌qwertzuiopü+asdfghjklöä#<yxcvbnm,.-',
    shift: '!"§$%&/()=?◌QWERTZUIOPÜ*ASDFGHJKLÖÄ\'>YXCVBNM;:_',
    altGr: { Digit8: '[', Digit9: ']' },
  },
  Swiss: {
    plain: "1234567890'◌qwertzuiopü◌asdfghjklöä$<yxcvbnm,.-",
    shift: '+"*ç%&/()=?◌QWERTZUIOPè!ASDFGHJKLéà£>YXCVBNM;:_',
    altGr: { BracketLeft: '[', BracketRight: ']' },
  },
  Danish: {
    plain: "1234567890+◌qwertyuiopå◌asdfghjklæø'<zxcvbnm,.-",
    shift: '!"#¤%&/()=?◌QWERTYUIOPÅ◌ASDFGHJKLÆØ*>ZXCVBNM;:_',
    altGr: { Digit8: '[', Digit9: ']' },
  },
  Spanish: {
    plain: "1234567890'¡qwertyuiop◌+asdfghjklñ◌ç<zxcvbnm,.-",
    shift: '!"·$%&/()=?¿QWERTYUIOP◌*ASDFGHJKLÑ◌Ç>ZXCVBNM;:_',
    altGr: { BracketLeft: '[', BracketRight: ']' },
  },
  'Latin American': {
    plain: "1234567890'¿qwertyuiop◌+asdfghjklñ{}<zxcvbnm,.-",
    shift: '!"#$%&/()=?¡QWERTYUIOP◌*ASDFGHJKLÑ[]>ZXCVBNM;:_',
  },
  Czech: {
    plain: '+ěščřžýáíé=◌qwertzuiopú)asdfghjklů◌◌\\yxcvbnm,.-',
    shift: '1234567890%◌QWERTZUIOP/(ASDFGHJKL"!\'|YXCVBNM?:_',
    altGr: { KeyF: '[', KeyG: ']', Comma: '<', Period: '>' },
  },
};

describe.each(Object.entries(layouts))('a whole %s keyboard', (_, { plain, shift, altGr = {} }) => {
  const sign = (written: string) => (written === '◌' ? 'Dead' : written);
  const presses = [
    ...places.map((code, index) => press(code, sign(plain[index] as string))),
    ...places.map((code, index) => press(code, sign(shift[index] as string), { shift: true })),
    ...Object.entries(altGr).map(([code, written]) => press(code, written, { altGr: true })),
    ...[' ', 'Enter', 'Delete', 'Backspace', 'ArrowLeft', 'ArrowRight'].map((key) => press('', key)),
  ];
  const asked = (isPadOn: boolean) =>
    presses
      .filter((one) => commandKey({ ...one, isComposing: false, keyCode: 0 }) !== '')
      .map((one) => commandOfKey(one, isPadOn));

  it('has as many characters as positions', () => {
    expect([plain.length, shift.length]).toEqual([places.length, places.length]);
  });

  it('reaches every command, with the code pad and without it', () => {
    const all = Object.values(keyTable).flatMap((rows) => rows.flatMap(({ keys }) => keys.map(([, one]) => one)));
    const parts = partKeys.map((__, index) => ({ kind: 'part', number: index + 1 }));
    const ofPad = padTable.flatMap(({ keys }) => keys.map(([, one]) => one));
    const unreached = (wanted: readonly object[], isPadOn: boolean) => {
      const reached = new Set(asked(isPadOn).map((one) => JSON.stringify(one)));
      return wanted.map((one) => JSON.stringify(one)).filter((one) => !reached.has(one));
    };
    expect(unreached([...all, ...parts], false)).toEqual([]);
    // While the pad is open, it uses F and Backspace: Shift+F and Delete remain.
    expect(unreached([...all, ...parts, ...ofPad], true)).toEqual([]);
  });

  it('codes the ten strokes by its number row', () => {
    expect(places.slice(0, 10).map((code, index) => commandOfKey(press(code, plain[index] as string), true))).toEqual(
      strokes.map((value) => ({ kind: 'pad', part: { kind: 'stroke', value } })),
    );
  });

  it('gives each key in the legend its command', () => {
    for (const one of presses) {
      const expected = keyNamed(one.key.toLowerCase());
      const isNumber = one.code.startsWith('Digit') && !one.getModifierState('AltGraph') && one.shiftKey;
      if (expected && !isNumber && !one.key.startsWith('Arrow')) expect(commandOfKey(one, false)).toEqual(expected);
    }
  });
});
