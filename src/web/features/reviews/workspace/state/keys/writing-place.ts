// Where the coach writes. The focus goes back there from the player and from what a mouse presses beside it: the next letters are words.

import { commandKey } from '#web/lib/keys/command-key.ts';
import type { ReviewStore } from '../review-store.ts';
import { isApart, isTyping } from './review-keys.ts';

const noteForm = '[data-note-form]';

/** The field of the note in the editor; null while it is not on the page. */
function noteField(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`${noteForm} textarea`);
}

/** Follows where one writes in a workspace. */
export function createWritingPlace(store: ReviewStore) {
  /** The side of the video, from which the focus always goes back. */
  let stage: HTMLElement | null = null;
  let field: HTMLElement | null = null;
  /** What moved the focus last: walking by Tab leaves a note on purpose, a press does not. */
  let mover: 'tab' | 'key' | 'pointer' = 'pointer';
  let isBeside = false;

  const isNoteOpen = () => {
    const { edited, isNoteLeft } = store.getState();
    return edited !== null && !isNoteLeft;
  };
  /** Where to go on writing; null where nobody writes. */
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
    isBeside =
      target instanceof Element && (stage?.contains(target) || target.matches('[role=separator] *, [role=separator]'));
  }
  /** A mouse that comes to the player may press there, which only the player hears. */
  function onPointerOver(): void {
    mover = 'pointer';
  }
  /** After a press, and what it does, are over. A finger has no keyboard that types on by itself. */
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
  /** A list that was opened and chosen from by mouse. */
  function onChange({ target }: Event): void {
    if (mover !== 'pointer' || !(target instanceof HTMLSelectElement)) return;
    if (target.closest(noteForm) || stage?.contains(target)) place()?.focus({ preventScroll: true });
  }
  function onKeyDown({ key, target }: KeyboardEvent): void {
    mover = key === 'Tab' ? 'tab' : 'key';
    if (key === 'Escape' && target === field) field = null;
  }
  /** The player took the focus into its frame, where no key of ours is heard; whoever walks into it by keyboard stays there. */
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
     * Takes a press of a key that nothing else needs while a note is open, so that it is no command: a sign goes to where one writes, or
     * into the note itself while its field is not there. Whether it was taken.
     */
    take(event: KeyboardEvent): boolean {
      const { edited } = store.getState();
      if (!edited || !isNoteOpen() || isShortcut(event)) return false;
      const key = commandKey(event);
      const isSign = [...key].length === 1;
      const writing = place();
      writing?.focus();
      // The browser writes it where the focus is now.
      if (writing && isSign) return true;
      event.preventDefault();
      if (isSign) store.editTo({ text: edited.text + key });
      return true;
    },
    /** Follows the focus until the answer is called; `side` is that of the video, which we can drive or not. */
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

/** Whether a press is one with Ctrl, Cmd or Alt that writes nothing; AltGr and Apple's Option write signs. */
export function isShortcut({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  if (metaKey || ctrlKey !== altKey) return metaKey || ctrlKey || /^[a-z\d]$/i.test(key);
  return false;
}

export type WritingPlace = ReturnType<typeof createWritingPlace>;
