// Returns the focus to the coach's text field from the player and after mouse presses: the next letters are text.

import { commandKey } from '#web/lib/keys/command-key.ts';
import { isApart, isTyping } from '#web/lib/keys/focus.ts';
import type { ReviewStore } from '../review-store.ts';

const noteForm = '[data-note-form]';

/** The text field of the note in the editor; null while it is not rendered. */
function noteField(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`${noteForm} textarea`);
}

/** Tracks the current text field of a workspace. */
export function createWritingPlace(store: ReviewStore) {
  /** The video's side, from which the focus always returns. */
  let stage: HTMLElement | null = null;
  let field: HTMLElement | null = null;
  /** What moved the focus last: Tab leaves a note on purpose, a press does not. */
  let mover: 'tab' | 'key' | 'pointer' = 'pointer';
  let isBeside = false;

  const isNoteOpen = () => {
    const { edited, isNoteLeft } = store.getState();
    return edited !== null && !isNoteLeft;
  };
  /** The field to continue in; null if no one is writing. */
  const place = () => (field?.isConnected ? field : isNoteOpen() ? noteField() : null);

  function onFocus({ target }: FocusEvent): void {
    if (!(target instanceof Element)) return;
    const isInNote = target.closest(noteForm) !== null;
    if (isTyping(target) && !(target instanceof HTMLSelectElement)) field = target;
    else if (mover === 'tab' && !isInNote) field = null;
    if (isInNote) store.leaveNoteOpen(false);
    else if (mover === 'tab') store.leaveNoteOpen(true);
  }

  function onPointerDown({ target }: PointerEvent): void {
    mover = 'pointer';
    isBeside = target instanceof Element && stage?.contains(target) === true;
  }
  /** A mouse over the player may press there, which only the player notices. */
  function onPointerOver(): void {
    mover = 'pointer';
  }
  /** After a press and its effects. A finger has no keyboard that keeps typing. */
  function onPointerUp({ pointerType }: PointerEvent): void {
    if (pointerType !== 'touch') setTimeout(goBack);
  }
  function goBack(): void {
    const { activeElement } = document;
    if (isTyping(activeElement) || isApart(activeElement)) return;
    const hasSelected = getSelection()?.isCollapsed === false;
    const isDrawing = store.getState().isDrawing && activeElement?.closest(noteForm);
    if (isNoteOpen() || isBeside) {
      if (!hasSelected && !isDrawing) place()?.focus({ preventScroll: true });
    } else field = null;
  }
  /** A list opened and chosen from with the mouse. */
  function onChange({ target }: Event): void {
    if (mover !== 'pointer' || !(target instanceof HTMLSelectElement)) return;
    if (target.closest(noteForm) || stage?.contains(target)) place()?.focus({ preventScroll: true });
  }
  function onKeyDown({ key, target }: KeyboardEvent): void {
    mover = key === 'Tab' ? 'tab' : 'key';
    if (key === 'Escape' && target === field) field = null;
  }
  /** The player's frame took the focus, where our keys are not heard; Tab into it is on purpose. */
  function onBlur(canControl: boolean): void {
    if (mover === 'tab') return;
    // The frame becomes the active element only after this event.
    setTimeout(() => {
      const { activeElement } = document;
      if (!(activeElement instanceof HTMLIFrameElement) || !stage?.contains(activeElement)) return;
      (place() ?? (canControl ? stage : null))?.focus({ preventScroll: true });
    });
  }

  return {
    /**
     * While a note is open, handles a key that nothing else needs, so that it is no command: the character goes to the current field, or
     * into the note itself while its field is not rendered. Returns whether it did.
     */
    take(event: KeyboardEvent): boolean {
      const { edited } = store.getState();
      if (!edited || !isNoteOpen() || isShortcut(event)) return false;
      const key = commandKey(event);
      const isSign = [...key].length === 1;
      const writing = place();
      writing?.focus();
      // The browser types it at the new focus.
      if (writing && isSign) return true;
      event.preventDefault();
      if (isSign) store.editTo({ text: edited.text + key });
      return true;
    },
    /** Tracks the focus until the returned function is called; `side` is the video's, controllable or not. */
    follow(side: HTMLElement | null, canControl: boolean): () => void {
      stage = side;
      const controller = new AbortController();
      const { signal } = controller;
      document.addEventListener('focusin', onFocus, { signal });
      document.addEventListener('pointerdown', onPointerDown, { signal, capture: true });
      document.addEventListener('pointerup', onPointerUp, { signal, capture: true });
      document.addEventListener('pointercancel', onPointerUp, { signal, capture: true });
      document.addEventListener('pointerover', onPointerOver, { signal, capture: true });
      document.addEventListener('change', onChange, { signal });
      document.addEventListener('keydown', onKeyDown, { signal, capture: true });
      window.addEventListener('blur', () => onBlur(canControl), { signal });
      return () => controller.abort();
    },
  };
}

/** Whether a press with Ctrl, Cmd or Alt writes nothing; AltGr and Apple's Option write characters. */
export function isShortcut({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  if (metaKey || ctrlKey !== altKey) return metaKey || ctrlKey || /^[a-z\d]$/i.test(key);
  return false;
}

export type WritingPlace = ReturnType<typeof createWritingPlace>;
