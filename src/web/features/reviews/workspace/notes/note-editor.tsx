// The note editor, for new and existing notes: beside the video, whichever tab is open.

import { msg, t } from '@lingui/core/macro';
import { ChevronDown, Trash2 } from 'lucide-react';
import {
  type KeyboardEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { say } from '#domain/language/say.ts';
import { type PairSubject, pairSubjectLabel, pairSubjects } from '#domain/videos/pairs/pair-subjects.ts';
import { commandKey } from '#web/lib/keys/command-key.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { FilterSelect } from '#web/ui/fields/filter-select.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { useRootMark } from '#web/ui/layout/root-mark.ts';
import { latePanel } from '../shared/panel-boundary.tsx';
import { noteTextId } from '../state/field-ids.ts';
import { subscribeToFocus } from '../state/keys/key-place.ts';
import type { NoteFormCommand } from '../state/keys/key-table.ts';
import { isApple, noteCommandOfKey } from '../state/keys/note-keys.ts';
import { maxNoteTextLength } from '../state/note-text.ts';
import { finishNote, focusInvalidTime, leaveNote, removeNote } from '../state/review-actions.ts';
import { useOpenReview, useReviewState } from '../state/review-context.ts';
import type { EditedNote } from '../state/review-state.ts';
import { useWantedField } from '../state/wanted-field.ts';
import { NoteSpeakButton } from '../voice/speak-button.tsx';
import { NoteChips } from './note-chips.tsx';
import { leadsToForm, runNoteCommand } from './note-form-keys.ts';
import { NoteTimes } from './note-times.tsx';
import { suggestionId } from './suggestion-id.ts';
import { type Suggest, useCompletion } from './use-completion.ts';

const NoteBoard = latePanel(
  async () => (await import('./note-board.tsx')).NoteBoard,
  <Skeleton className="h-8 w-32" />,
);
const NoteVoice = latePanel(async () => (await import('../voice/note-voice.tsx')).NoteVoice, null);
const OwnPhrases = latePanel(async () => (await import('./own-phrases.tsx')).OwnPhrases, null);
const NoteSuggestions = latePanel(async () => (await import('./note-suggestions.tsx')).NoteSuggestions, null);

/** On-screen keyboards have no Shift+Enter: there Enter makes a new line, and the button saves. */
const isOnGlass = () => window.matchMedia('(hover: none) and (pointer: coarse)').matches;

/** Enter saves in a field, but presses a button. */
const isSaving = (target: EventTarget) =>
  target instanceof Element &&
  !target.closest('button, a, [role=button]') &&
  !(target instanceof HTMLTextAreaElement && isOnGlass());

interface NoteEditorProps {
  /** After a new note: focuses where keys are heard. After an existing one the focus returns to that note. */
  onDone: () => void;
}

/** The editor, while a note is being written. */
export function NoteEditor({ onDone }: NoteEditorProps) {
  const edited = useReviewState((state) => state.edited);
  // A new editor per note, so that its text takes the focus.
  return edited && <Editor key={edited.id} edited={edited} onDone={onDone} />;
}

function Editor({ edited, onDone }: { edited: EditedNote; onDone: () => void }) {
  const review = useOpenReview();
  const id = useId();
  const text = useRef<HTMLTextAreaElement>(null);
  const isNew = edited.before === null || edited.wasNew === true;
  useRootMark('note-form');
  useWantedField();
  const isDrawing = useReviewState((state) => state.isDrawing);
  const [isMore, setIsMore] = useState(false);
  // The text field renders with the frame after the key; the other controls follow in the next one.
  const isWhole = useDeferredValue(true, false);
  // Keys for controls that are not rendered yet.
  const waiting = useRef<NoteFormCommand[]>([]);
  // How often the times were asked for, which are only shown with more.
  const [timeAsked, setTimeAsked] = useState(0);
  const obey = useCallback(
    (command: NoteFormCommand) => {
      if (command.kind !== 'time') return runNoteCommand(review, command, text.current?.form ?? null);
      setIsMore(true);
      setTimeAsked((count) => count + 1);
    },
    [review],
  );
  useEffect(() => {
    if (timeAsked > 0) runNoteCommand(review, { kind: 'time' }, text.current?.form ?? null);
  }, [review, timeAsked]);
  useEffect(() => {
    const field = text.current;
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []);
  useEffect(() => {
    // Scrolls the whole form: on a phone it is below the video and may be off screen.
    if (!isWhole) return;
    text.current?.form?.scrollIntoView({ block: 'nearest' });
    for (const command of waiting.current.splice(0)) obey(command);
  }, [isWhole, obey]);

  // Keeps the field in view above a phone's keyboard.
  useEffect(() => {
    const keepInSight = () => {
      const field = document.activeElement;
      const form = field?.closest('[data-note-form]');
      // The text with what is below it; other fields on their own.
      if (field === text.current) form?.scrollIntoView({ block: 'start' });
      else if (form) field?.scrollIntoView({ block: 'nearest' });
    };
    const window = globalThis.visualViewport;
    window?.addEventListener('resize', keepInSight);
    return () => window?.removeEventListener('resize', keepInSight);
  }, []);

  const close = (action: typeof finishNote | typeof leaveNote) => {
    if (action(review) === false) return;
    const origin = edited.before && !edited.wasNew && document.getElementById(editButtonId(edited.id));
    if (origin) origin.focus();
    else onDone();
  };
  const [suggestPhrases, setSuggestPhrases] = useState<Suggest | null>(null);
  const takePhrases = useCallback((suggest: Suggest | null) => setSuggestPhrases(() => suggest), []);
  const write = (next: string) => review.store.editTo({ text: next });
  const completion = useCompletion(text, edited.text, suggestPhrases, write);
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    const { ctrlKey, metaKey, shiftKey, nativeEvent, target } = event;
    const key = commandKey(event);
    const command = noteCommandOfKey(nativeEvent, isApple());
    // While a word is being composed (accents, other scripts), Enter and Escape belong to that.
    if (event.defaultPrevented || (!command && key === '')) return;
    if (target === text.current && completion.onKey(event)) return;
    if (command && !isWhole && leadsToForm(command)) waiting.current.push(command);
    else if (command) obey(command);
    else if (key === 'Escape') close(leaveNote);
    else if (key === 'Enter' && (ctrlKey || metaKey || (!shiftKey && isSaving(target)))) close(finishNote);
    else return;
    event.preventDefault();
  };
  const listId = `${id}-suggestions`;

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of whatever field has the focus
    <form
      data-note-form
      onKeyDown={onKeyDown}
      className={cn(
        'grid min-w-0 gap-2 rounded-xl border border-primary bg-surface-raised px-2.5 pt-2.5 shadow-raised lg:shrink-0 lg:overflow-y-auto',
        // The list below stays in view, except beside the court.
        isDrawing ? 'lg:max-h-full' : 'lg:max-h-[calc(100%-9rem)]',
      )}
    >
      <label htmlFor={noteTextId(edited.id)} className="sr-only">
        {isNew ? t`New note` : t`Edit note`}
      </label>
      <TextArea
        data-draft="kept with the review"
        ref={text}
        id={noteTextId(edited.id)}
        // biome-ignore lint/a11y/noAutofocus: the key or button that opened the editor asked to type
        autoFocus
        rows={2}
        maxLength={maxNoteTextLength}
        value={edited.text}
        placeholder={t`What did you see? The first line is the title. #bandeja -4 +2 !1`}
        aria-autocomplete="list"
        aria-controls={completion.open ? listId : undefined}
        aria-activedescendant={completion.marked >= 0 ? suggestionId(listId, completion.marked) : undefined}
        onChange={(event) => {
          write(event.target.value);
          completion.onSelect();
        }}
        onSelect={completion.onSelect}
        className="max-h-60 min-h-17 resize-none py-2 transition-none field-sizing-content pointer-fine:min-h-17"
      />
      <OwnPhrases onSuggest={takePhrases} />
      {completion.open && (
        <NoteSuggestions
          id={listId}
          kind={completion.open.kind}
          labels={completion.open.labels}
          marked={completion.marked}
          onTake={completion.take}
        />
      )}
      <NoteVoice edited={edited} />
      {isWhole ? (
        <NoteChips edited={edited} onTime={() => obey({ kind: 'time' })} />
      ) : (
        <div className="h-9 pointer-fine:h-7" />
      )}
      {edited.pair && <PairChoice edited={edited} />}
      {isMore && !isDrawing && (
        <div className="grid gap-2 border-t pt-2">
          <NoteTimes edited={edited} onDone={() => close(finishNote)} />
          {!edited.pair && <PairChoice edited={edited} />}
        </div>
      )}
      {isWhole && (isMore || isDrawing || edited.board) && (
        <div className={isDrawing ? 'grid' : 'flex flex-wrap items-center gap-1'}>
          {isMore && !isDrawing && <NoteSpeakButton edited={edited} />}
          <NoteBoard edited={edited} onClosed={() => text.current?.focus()} />
        </div>
      )}
      <FormHint />
      {/* Sticky, so that it stays in view. */}
      <div className="flex items-center gap-1 bg-surface-raised pb-2.5 lg:sticky lg:bottom-0">
        <Button
          size="sm"
          variant="ghost"
          className="-ml-1 px-2 text-ink-muted"
          icon={<ChevronDown aria-hidden className={cn('transition-transform', isMore && 'rotate-180')} />}
          aria-expanded={isMore}
          onClick={() => {
            // What is no time is not hidden.
            if (!isMore || !focusInvalidTime()) setIsMore(!isMore);
          }}
        >
          {isMore ? t`Less` : t`More`}
        </Button>
        {edited.before && (
          <IconButton
            size="sm"
            label={t`Delete note`}
            onClick={() => {
              if (edited.before) removeNote(review, edited.before);
              onDone();
            }}
          >
            <Trash2 aria-hidden className="size-4!" />
          </IconButton>
        )}
        <Button size="sm" variant="ghost" className="ml-auto px-2" onClick={() => close(leaveNote)}>
          {t`Cancel`}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => close(finishNote)}>
          {t`Save note`}
        </Button>
      </div>
    </form>
  );
}

/** Id of the button that opens a note's editor, to return the focus. */
export function editButtonId(noteId: string): string {
  return `edit-note-${noteId}`;
}

const inText = msg`Enter saves · Shift+Enter new line · Esc cancels`;

/** Depends on the focus: a button takes Enter, and outside the form both do something else. */
function hintAt(target: Element | null): string {
  if (!target?.closest('[data-note-form]')) return '';
  if (target.closest('button, a, [role=button]')) return t`Esc cancels`;
  return target instanceof HTMLTextAreaElement ? say(inText) : t`Enter saves · Esc cancels`;
}

/**
 * One line, not on touch-only devices, where Enter makes a new line. Keeps room for the longest text: a button that moved as it takes the
 * focus would not be pressed.
 */
function FormHint() {
  const hint = useSyncExternalStore(subscribeToFocus, () => hintAt(document.activeElement));
  return (
    <p
      data-longest={say(inText)}
      className="grid text-xs text-ink-muted *:[grid-area:1/1] after:invisible after:[grid-area:1/1] after:[--tw-content:attr(data-longest)] [@media(hover:none)_and_(pointer:coarse)]:hidden"
    >
      <span>{hint}</span>
    </p>
  );
}

const pairOptions = () =>
  [
    { value: '', label: t`No` },
    ...pairSubjects.map((subject) => ({ value: subject, label: pairSubjectLabel(subject) })),
  ] as const;

/** A subject, or none: then the note is for the player alone. Says who sees it. */
function PairChoice({ edited }: { edited: EditedNote }) {
  const { store } = useOpenReview();
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2">
      <FilterSelect<PairSubject | ''>
        label={t`On the pair`}
        value={edited.pair ?? ''}
        onValueChange={(value) => store.editTo({ pair: value || null })}
        options={pairOptions()}
        className="min-h-9 min-w-0 pointer-fine:min-h-8"
      />
      {edited.pair && <p className="text-xs text-ink-muted">{t`An invited partner sees it too.`}</p>}
    </div>
  );
}
