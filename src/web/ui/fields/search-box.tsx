// A compact search box that searches while typing.

import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { isBlank } from '#domain/plain-text.ts';
import { commandKey } from '#web/lib/keys/command-key.ts';

/** Pause in typing before the search starts, in milliseconds. */
const pause = 300;

interface SearchBoxProps {
  /** What is searched; read to screen readers and shown while the box is empty. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
}

/** Calls back with the trimmed text when the typing pauses, and at once on Enter. */
export function SearchBox({ label, value, onValueChange }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // The address changed by itself, e.g. by the browser's back button: show what it says.
  if (value !== known) {
    setKnown(value);
    setText(value);
  }

  const search = (typed: string) => {
    clearTimeout(timer.current);
    const trimmed = isBlank(typed) ? '' : typed.trim();
    if (trimmed === value) return;
    setKnown(trimmed);
    onValueChange(trimmed);
  };

  return (
    <div className="relative min-w-48 grow sm:max-w-80">
      <Search aria-hidden className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4 text-ink-muted" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        maxLength={100}
        onChange={({ target }) => {
          setText(target.value);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => search(target.value), pause);
        }}
        onKeyDown={(event) => commandKey(event) === 'Enter' && search(text)}
        className="min-h-11 w-full rounded-lg border border-line-strong/60 bg-surface-raised pr-3 pl-9 text-base placeholder:text-ink-muted hover:border-ink-muted pointer-fine:min-h-9 sm:text-sm"
      />
    </div>
  );
}
