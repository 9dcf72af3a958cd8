// Keeps typed form values in the browser until they are saved or discarded.

import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { type FieldValues, type UseFormProps, type UseFormReturn, useForm } from 'react-hook-form';
import { type DraftMark, draftKey, draftOwner } from '#web/lib/drafts.ts';
import { currentUserQuery } from '#web/lib/session/session.ts';
import { type DraftLocation, forgetDraft, keepDraft, readDraft } from './draft-store.ts';

type Names<Values> = keyof Values & string;
type PasswordOf<Values> = Extract<Names<Values>, `${string}${'p' | 'P'}assword${string}`>;

/**
 * What every form says of its draft: its name among the drafts of the person who is signed in (screen and subject, such as `goals:` and the
 * player's id), which of its values are kept, or why none is. Passwords never are.
 */
export type DraftRule<Values> =
  | ([PasswordOf<Values>] extends [never] ? string : never)
  | { name: string; only: readonly Exclude<Names<Values>, PasswordOf<Values>>[] }
  | { notKept: string };

/** The draft of a form. */
export interface FormDraft {
  /** For the text areas of the form. */
  mark: DraftMark;
  /** Whether the form began with a draft, and whether what the draft was written over has changed since. */
  restored: 'unchanged' | 'changed' | null;
  /** Gives up what was typed: the form is as it was before. */
  discard: () => void;
  /** The form's values have arrived. What was typed meanwhile is still to be sent. */
  arrived: (values: object) => void;
}

/** What is stored of a form: values that differ from those it began with, and what these were. */
interface Typed {
  typed: Record<string, unknown>;
  over: Record<string, unknown>;
}

/** A form that keeps what is typed into it: a phone that drops the page, or a session that ends, must not cost it. */
export function useDraftedForm<Values extends FieldValues, Output>(
  options: UseFormProps<Values, unknown, Output> & { defaultValues: object },
  rule: DraftRule<NoInfer<Values>>,
): UseFormReturn<Values, unknown, Output> & { draft: FormDraft } {
  const form = useForm<Values, unknown, Output>({ ...options, shouldFocusError: false });
  const [mark, name, only] = read(rule);
  const place = usePlace(name ?? '');
  const { key } = place;
  const restore = () => (name === null ? null : restoreInto(form, place, options.defaultValues, only));
  const [restored, setRestored] = useState(restore);
  const opened = useRef(key);
  useLayoutEffect(() => {
    // The screen has gone on to another subject: what was typed about the last one stays with that.
    if (opened.current !== key) {
      opened.current = key;
      form.reset(options.defaultValues as Values);
      setRestored(restore());
    }
    if (name === null) return undefined;
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => keepTyped(place, values, defaultValues ?? {}, only),
    });
    // oxlint-disable-next-line react/exhaustive-deps -- the rest is read again when the key changes
  }, [form, key]);

  const draft: FormDraft = {
    mark,
    restored,
    discard() {
      form.reset();
      forgetDraft(place);
      setRestored(null);
    },
    arrived(values) {
      setRestored(null);
      if (name === null) return;
      form.reset(values as Values, { keepValues: true });
      keepTyped(place, form.getValues(), values, only);
    },
  };
  // The same object at every rendering, as without a draft.
  return Object.assign(form, { draft });
}

/** One text that is no part of a form, such as a message. Empty, it is forgotten. */
export function useTextDraft(name: string) {
  const place = usePlace(name);
  const kept = () => {
    const draft = readDraft(place);
    return typeof draft === 'string' ? draft : '';
  };
  const [shown, setShown] = useState(() => ({ name, text: kept() }));
  // Another name is another text.
  const text = shown.name === name ? shown.text : kept();
  const latest = useRef(text);
  useLayoutEffect(() => {
    latest.current = text;
  }, [text]);
  const write = (next: string) => {
    setShown({ name, text: next });
    if (next === '') forgetDraft(place);
    else keepDraft(place, next);
  };
  return {
    text,
    write,
    // oxlint-disable-next-line pala-texts/in-macros -- a mark for tests
    mark: `kept as ${name}` satisfies DraftMark as DraftMark,
    /** Puts back what could not be sent, unless something else has been typed meanwhile; says whether it did. */
    putBack(unsent: string): boolean {
      if (latest.current !== '') return false;
      write(unsent);
      return true;
    },
  };
}

/** Whether a form of that name has a draft: something typed over what has been saved, and neither sent nor given up. */
export function useHasDraft(name: string, saved: object): boolean {
  return Object.keys(typedOver(usePlace(name), saved).typed).length > 0;
}

/** Where the draft of that name lies, of the person who is signed in or of a visitor. */
export function usePlace(name: string): DraftLocation {
  const user = useQueryClient().getQueryData(currentUserQuery.queryKey) ?? null;
  // What ends a session takes the person away before their screen.
  const [owner] = useState(() => (user === null ? null : draftOwner(user)));
  return { key: draftKey(owner ?? 'visitor', name), endsWithTab: owner === null };
}

function read<Values>(rule: DraftRule<Values>): [mark: DraftMark, name: string | null, only?: readonly string[]] {
  // oxlint-disable-next-line pala-texts/in-macros -- a mark for tests
  if (typeof rule === 'string') return [`kept as ${rule}`, rule];
  if ('notKept' in rule) return [`not kept: ${rule.notKept}`, null];
  // oxlint-disable-next-line pala-texts/in-macros -- a mark for tests
  return [`kept as ${rule.name}`, rule.name, rule.only];
}

/** Puts what was typed over what the form begins with; other fields show what has been saved meanwhile. */
function restoreInto<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  place: DraftLocation,
  saved: object,
  only: readonly string[] | undefined,
): FormDraft['restored'] {
  const { typed, over } = typedOver(place, saved, only);
  if (Object.keys(typed).length === 0) return null;
  form.reset({ ...saved, ...typed } as Values, { keepDefaultValues: true });
  return Object.keys(typed).every((name) => isSame(of(saved, name), over[name])) ? 'unchanged' : 'changed';
}

/** What is kept there and not saved. */
function typedOver(place: DraftLocation, saved: object, only?: readonly string[]): Typed {
  const kept = (readDraft(place) ?? {}) as Partial<Typed>;
  const typed = Object.entries({ ...kept.typed }).filter(
    ([name, value]) =>
      name in saved &&
      (only?.includes(name) ?? true) &&
      isAlike(of(saved, name), value) &&
      !isSame(of(saved, name), value),
  );
  return { typed: Object.fromEntries(typed), over: { ...kept.over } };
}

function keepTyped(place: DraftLocation, values: object, saved: object, only: readonly string[] | undefined): void {
  const names = Object.keys(values).filter((name) => name in saved && (only?.includes(name) ?? true));
  const changed = names.filter((name) => !isSame(of(values, name), of(saved, name)));
  const chosen = (all: object) => Object.fromEntries(changed.map((name) => [name, of(all, name)]));
  if (changed.length === 0) forgetDraft(place);
  else keepDraft(place, { typed: chosen(values), over: chosen(saved) } satisfies Typed);
}

const of = (values: object, name: string): unknown => values[name as keyof typeof values];

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether a stored value is still of a field's kind. */
function isAlike(known: unknown, value: unknown): boolean {
  // What is empty as null is a number or a text once it is filled in.
  if (known === null) return typeof value === 'number' || typeof value === 'string';
  if (value === null) return typeof known === 'number';
  if (Array.isArray(known)) {
    return Array.isArray(value) && value.every((one) => typeof one === typeof (known[0] ?? ''));
  }
  return typeof value === typeof known && !Array.isArray(value);
}
