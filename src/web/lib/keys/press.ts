// What a press of a key means on the keyboards of the world: letters and signs by what they write, numbers by their place.

/** What a press of a key tells about it. */
export type Press = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'> &
  Partial<Pick<KeyboardEvent, 'getModifierState'>>;

/** The signs of keys by their place, without and with Shift, for keyboards that have letters of another script there. */
const signsByPlace: Record<string, readonly [string, string]> = {
  BracketLeft: ['[', '{'],
  BracketRight: [']', '}'],
  Comma: [',', '<'],
  Period: ['.', '>'],
  Slash: ['/', '?'],
};

/**
 * What a key is called in the tables of keys: what it writes, in small letters. On keyboards of other scripts (Greek, Cyrillic) it is what
 * stands at that place of an American keyboard, which is printed there as well.
 */
export function keyName({ key, code, shiftKey }: Pick<Press, 'key' | 'code' | 'shiftKey'>): string {
  // Greek keyboards have their semicolon and colon there.
  if (code === 'KeyQ' && (key === ';' || key === ':')) return 'q';
  const isOtherScript = /^\p{L}$/u.test(key) && !/^\p{Script=Latin}$/u.test(key);
  if (!isOtherScript) return key.toLowerCase();
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  return letter?.toLowerCase() ?? signsByPlace[code]?.[shiftKey ? 1 : 0] ?? key.toLowerCase();
}

/**
 * The number whose key was pressed, 0–9, wherever a keyboard has it: French ones write `é` there, and the number only with Shift. Null for
 * every other key, for those at the right, and for what is no sign yet (an accent that waits for its letter).
 */
export function numberKey({ key, code }: Pick<Press, 'key' | 'code'>): number | null {
  const number = /^Digit(\d)$/.exec(code)?.[1];
  return number !== undefined && /^.$/u.test(key) ? Number(number) : null;
}
