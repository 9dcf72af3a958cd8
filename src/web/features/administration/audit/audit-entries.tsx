// Entries of the audit log in words.

import { t } from '@lingui/core/macro';
import type { AuditEntry } from '#contract/administration/audit.ts';
import { actorName, auditParts } from '#domain/administration/audit/audit-sentences.ts';
import { roleLabel, roles } from '#domain/people/roles.ts';
import { cn } from '#web/ui/class-names.ts';
import { TimeText } from '#web/ui/time.tsx';
import type { AuditSearch } from './audit-search.ts';

interface AuditEntriesProps {
  entries: readonly AuditEntry[];
  /** Filters the log by a name; without it, names are plain text. */
  onNarrow?: (search: Pick<AuditSearch, 'actorId' | 'subjectId'>) => void;
}

/** An item per entry: sentence, changes, time and address. */
export function AuditEntries({ entries, onNarrow }: AuditEntriesProps) {
  return (
    <ul aria-label={t`Entries`} className="divide-y rounded-xl border bg-surface-raised shadow-raised">
      {entries.map((entry) => (
        <li key={entry.id} className="grid gap-1.5 px-4 py-3 sm:grid-cols-[1fr_auto] sm:gap-x-6">
          <Sentence entry={entry} onNarrow={onNarrow} />
          <p className="text-sm text-ink-muted sm:text-right">
            <TimeText at={entry.createdAt} kind="datetime" />
            {entry.address && <span className="max-sm:ml-2 sm:block">{t`from ${{ address: entry.address }}`}</span>}
          </p>
          <Changes changes={entry.changes} />
        </li>
      ))}
    </ul>
  );
}

function Sentence({ entry, onNarrow }: { entry: AuditEntry } & Pick<AuditEntriesProps, 'onNarrow'>) {
  const { actor, actingAs, actingRole, subject } = entry;
  return (
    <p className="wrap-anywhere">
      {auditParts(entry).map((part) => {
        if (typeof part !== 'string') return <span key={part.words}>{part.words}</span>;
        if (part === 'subject')
          return (
            subject && (
              <Narrowing
                key={part}
                name={subject.name}
                label={t`${{ name: subject.name }}: show everything done to them`}
                onClick={onNarrow && (() => onNarrow({ subjectId: subject.id }))}
              />
            )
          );
        return actor ? (
          <Narrowing
            key={part}
            name={actor.name}
            label={t`${{ name: actor.name }}: show everything done by them`}
            onClick={onNarrow && (() => onNarrow({ actorId: actor.id }))}
          />
        ) : (
          <span key={part} className="font-medium">
            {actorName(entry)}
          </span>
        );
      })}
      {(actingAs ?? actingRole) && (
        <span className="text-ink-muted">{`, ${t`viewing as ${{ person: actingAs?.name ?? roleWords(actingRole ?? '') }}`}`}</span>
      )}
      <span>.</span>
    </p>
  );
}

interface NarrowingProps {
  name: string;
  /** What a press does, for screen readers. */
  label: string;
  onClick: (() => void) | undefined;
}

/** A name that filters the log. */
function Narrowing({ name, label, onClick }: NarrowingProps) {
  if (!onClick) return <span className="font-medium">{name}</span>;
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="text-left font-medium underline decoration-line-strong underline-offset-4 hover:decoration-ink"
    >
      {name}
    </button>
  );
}

function Changes({ changes }: Pick<AuditEntry, 'changes'>) {
  if (changes.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-1 text-sm sm:col-span-2">
      {changes.map(({ fact, label, before, after }) => (
        <div key={fact} className="flex max-w-full gap-1.5">
          <dt className="shrink-0 text-ink-muted">{label}</dt>
          <dd className="wrap-anywhere">
            {before !== null && (
              <span className="text-ink-muted">
                <span className={cn(after !== null && 'sr-only')}>{`${after === null ? t`was` : t`before`} `}</span>
                <span>{before}</span>
              </span>
            )}
            {before !== null && after !== null && (
              <>
                <span aria-hidden> → </span>
                <span className="sr-only">{` ${t`after`} `}</span>
              </>
            )}
            <span>{after}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function roleWords(role: string): string {
  const known = roles.find((one) => one === role);
  return known ? roleLabel(known) : role;
}
