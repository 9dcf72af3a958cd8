// Keys as commands. Every handler asks here, so that none takes a key that belongs to a word being composed.

/** A key press from the browser or React. */
type Press =
  | Pick<KeyboardEvent, 'isComposing' | 'keyCode' | 'key'>
  | { nativeEvent: Pick<KeyboardEvent, 'isComposing' | 'keyCode' | 'key'> };

/**
 * The key of a possible command: `Enter`, `Escape`, a letter. Empty if the press belongs to a word being composed: accents after a dead
 * key, other scripts. Safari only marks the Enter that ends one by the old code 229.
 */
export function commandKey(press: Press): string {
  const { isComposing, keyCode, key } = 'nativeEvent' in press ? press.nativeEvent : press;
  return isComposing || keyCode === 229 || key === 'Dead' || key === 'Process' ? '' : key;
}
