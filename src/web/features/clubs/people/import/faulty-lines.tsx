// Lines with errors: each cell can be corrected in place and is checked at once.

import { plural, t } from '@lingui/core/macro';
import { useEffect, useId, useState } from 'react';
import { say } from '#domain/language/say.ts';
import { idIn } from '#web/lib/search-values.ts';
import { SelectField, TextField } from '#web/ui/fields/field.tsx';
import { useCoachOptions } from '../use-coaches.ts';
import { columnLabels, type ImportField } from './columns.ts';
import { type CheckedLine, isValid } from './read-players.ts';
import type { ImportFile } from './use-import-file.ts';

const fields = [
  'firstName',
  'lastName',
  'email',
  'country',
  'currentLevel',
  'coach',
  'groups',
  'adultOn',
  'guardian',
] as const satisfies ImportField[];

/** Most uncorrected lines shown. */
const shownLines = 50;

interface FaultyLinesProps extends Pick<ImportFile, 'edits' | 'correct'> {
  lines: readonly CheckedLine[];
  /** The line just opened; its first field takes the focus. */
  opened: number | undefined;
}

/** Faulty and corrected lines in file order. */
export function FaultyLines({ lines, edits, correct, opened }: FaultyLinesProps) {
  const id = useId();
  const untouched = lines.filter(({ line }) => !edits[line]);
  const last = untouched[shownLines - 1]?.line ?? Infinity;
  const shown = lines.filter(({ line }) => edits[line] !== undefined || line <= last);
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h3 id={id} className="font-medium">
        {t`Lines to correct`}
      </h3>
      <ul aria-labelledby={id} className="grid gap-2">
        {shown.map((line) => (
          <FaultyLine
            key={line.line}
            checked={line}
            edit={edits[line.line]}
            onEdit={(values) => correct(line.line, values)}
            isOpened={line.line === opened}
          />
        ))}
      </ul>
      {shown.length < lines.length && (
        <p className="text-sm text-ink-muted">
          {plural(
            { count: lines.length - shown.length },
            { one: '# more will appear as you correct these', other: '# more will appear as you correct these' },
          )}
        </p>
      )}
    </section>
  );
}

interface FaultyLineProps {
  checked: CheckedLine;
  edit: ImportFile['edits'][number] | undefined;
  onEdit: (values: ImportFile['edits'][number]) => void;
  isOpened: boolean;
}

function FaultyLine({ checked, edit, onEdit, isOpened }: FaultyLineProps) {
  const { line, values, errors } = checked;
  const id = useId();
  // A field stays open once it was faulty, also when a duplicate is resolved.
  const [wasFaulty, setWasFaulty] = useState<readonly ImportField[]>([]);
  const open = fields.filter((field) => errors[field] ?? edit?.[field] ?? wasFaulty.includes(field));
  if (open.some((field) => !wasFaulty.includes(field))) setWasFaulty(open);
  const isOpen = (field: ImportField) => open.includes(field) || edit?.[field] !== undefined;
  const [first] = fields.filter(isOpen);
  useEffect(() => {
    if (isOpened) document.getElementById(`${id}-${first}`)?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- once it is opened
  }, [isOpened]);
  const rest = fields.filter((field) => !isOpen(field));
  const name = rest.filter((field) => field.endsWith('Name')).map((field) => values[field]);
  return (
    <li>
      <fieldset aria-labelledby={id} className="grid gap-2 rounded-lg border bg-surface-sunken p-3 text-sm">
        <p className="flex flex-wrap gap-x-2">
          <span id={id} className="font-medium">
            {t`Line ${{ line }}`}
          </span>
          <bdi translate="no" className="wrap-anywhere text-ink-muted">
            {name.join(' ')} {rest.includes('email') && values.email}
          </bdi>
          <span role="status" className="ml-auto text-success">
            {isValid(checked) && <span>{t`Corrected`}</span>}
          </span>
        </p>
        <div className="grid gap-3 sm:grid-cols-2">
          {fields.filter(isOpen).map((field) => {
            const props = {
              id: `${id}-${field}`,
              label: say(columnLabels[field]),
              ...(errors[field] !== undefined && { error: errors[field] }),
            };
            if (field === 'coach')
              return <CoachField key={field} {...props} value={values.coach} onChoose={(coach) => onEdit({ coach })} />;
            return (
              <TextField
                key={field}
                {...props}
                value={values[field]}
                autoComplete="off"
                onChange={({ target }) => onEdit({ [field]: target.value })}
              />
            );
          })}
        </div>
      </fieldset>
    </li>
  );
}

interface CoachFieldProps {
  id: string;
  label: string;
  /** An id, or the text of the file. */
  value: string;
  onChoose: (coach: string) => void;
  error?: string;
}

/** The club's coaches, and the text of the file where it means none of them. */
function CoachField({ value, onChoose, ...props }: CoachFieldProps) {
  const coaches = useCoachOptions([{ value: '', label: t`No coach` }]);
  const isListed = coaches.some((option) => option.value === value);
  // Empty while the coaches load, for one chosen before a reload.
  const options = isListed ? coaches : [{ value, label: idIn(value) === undefined ? value : '' }, ...coaches];
  return <SelectField {...props} value={value} options={options} onChange={({ target }) => onChoose(target.value)} />;
}
