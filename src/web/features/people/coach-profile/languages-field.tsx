// A field for several languages, with search.

import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { languageName, languages } from '#domain/people/languages.ts';
import { ComboboxField } from '#web/ui/fields/combobox-field.tsx';

interface LanguagesFieldProps {
  id: string;
  /** Codes, in the order chosen. */
  value: readonly string[];
  onChange: (codes: string[]) => void;
  error: string | undefined;
}

/** A field that adds a language, and the chosen ones with remove buttons. */
export function LanguagesField({ id, value, onChange, error }: LanguagesFieldProps) {
  const items = languages
    .filter(({ code }) => !value.includes(code))
    .map(({ code, name }) => ({ value: code, label: name }));
  return (
    <div className="grid gap-2.5">
      <ComboboxField
        id={id}
        label={t`Languages`}
        placeholder={t`Add a language`}
        emptyText={t`No language found.`}
        help={t`Languages you coach in.`}
        items={items}
        value={null}
        // Resets the field after each choice.
        key={value.join()}
        onValueChange={(code) => code && onChange([...value, code])}
        error={error}
      />
      {value.length > 0 && (
        <ul aria-label={t`Chosen languages`} className="flex flex-wrap gap-2">
          {value.map((code) => (
            <li key={code}>
              <button
                type="button"
                onClick={() => onChange(value.filter((one) => one !== code))}
                className="inline-flex min-h-9 items-center gap-1.5 rounded-full bg-surface-sunken py-1 pr-2.5 pl-3.5 text-sm font-medium hover:bg-line"
              >
                <span className="sr-only">{`${t`Remove`} `}</span>
                {languageName(code)}
                <X aria-hidden className="size-4 text-ink-muted" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
