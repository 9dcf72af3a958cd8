// Keys as commands. Every handler asks here, so that none takes a key that belongs to a word being composed.

/** A press of a key, as the browser or as React hands it over. */
type Press =
  | Pick<KeyboardEvent, 'isComposing' | 'keyCode' | 'key'>
  | { nativeEvent: Pick<KeyboardEvent, 'isComposing' | 'keyCode' | 'key'> };

/**
 * The key of a press that may be a command: `Enter`, `Escape`, a letter. Empty where the press belongs to a word being composed: accents
 * after a dead key, other scripts. Safari says so of the Enter that ends one by the old code 229 alone.
 */
export function commandKey(press: Press): string {
  const { isComposing, keyCode, key } = 'nativeEvent' in press ? press.nativeEvent : press;
  return isComposing || keyCode === 229 || key === 'Dead' || key === 'Process' ? '' : key;
}
