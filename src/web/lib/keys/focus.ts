// When a press of a key belongs to the focused element and is no command.

const typing = 'textarea, select, [contenteditable="true"], input:not([type=range], [type=checkbox], [type=radio])';
const ownArrows = 'input, [role=slider], [role=separator], [role=tab], [role=radio], [role=toolbar], [role=menuitem]';
const ownPress = 'button, a, summary, input, [role=button], [role=tab], [role=switch]';
const apart = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** Whether it is in an open dialog, menu or list. */
export function isApart(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(apart) !== null;
}

/** Whether it is a text field. */
export function isTyping(target: EventTarget | null): target is HTMLElement {
  return target instanceof HTMLElement && target.matches(typing) && !isApart(target);
}

/**
 * Whether a press belongs to the focused element: text fields, dialogs and menus, arrow keys of sliders and tabs, Space and Enter of
 * buttons.
 */
export function belongsToFocus(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(`${typing}, ${apart}`)) return true;
  if (key.startsWith('Arrow') && target.closest(ownArrows)) return true;
  return (key === ' ' || key === 'Enter') && target.closest(ownPress) !== null;
}
