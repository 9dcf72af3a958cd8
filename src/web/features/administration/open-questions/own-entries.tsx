// The entries that administrators have added.

import { plural, t } from '@lingui/core/macro';
import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import type { OwnEntry } from '#contract/assistant/open-questions.ts';
import { endpoints } from '#contract/endpoints.ts';
import { skillLabel } from '#domain/skills/skills.ts';
import { AnswerText } from '#web/features/assistant/shared/answer-text.tsx';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { PagedList } from '#web/lib/http/paged-list.tsx';
import { useCall } from '#web/lib/http/use-call.ts';
import { usePages } from '#web/lib/http/use-pages.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { DataTable } from '#web/ui/layout/table.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { None } from '../none.tsx';
import { EntryDialog } from './entry-dialog.tsx';

/** The name of a skill that an entry is about. */
export function entrySkillLabel(skill: NonNullable<OwnEntry['skill']>): string {
  return skill === 'smash' ? t`Smash` : skillLabel(skill);
}

/** Newest first, each editable and deletable. */
export function OwnEntries() {
  const entries = usePages(endpoints.listOwnEntries);
  return (
    <PagedList
      list={entries}
      counted={(count) => plural(count, { one: '# entry', other: '# entries' })}
      empty={
        <EmptyState title={t`No own entries`} icon={<BookOpen aria-hidden />}>
          {t`Answers you add to Smashy’s knowledge appear here, for example about your courts or your rules.`}
        </EmptyState>
      }
    >
      {(rows) => (
        <DataTable
          caption={t`Own entries`}
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'question',
              header: t`Entry`,
              primary: true,
              cell: ({ question, answer }) => (
                <div className="grid max-w-[70ch] gap-1">
                  <span className="wrap-anywhere">{question}</span>
                  <div className="line-clamp-3 text-sm font-normal wrap-anywhere text-ink-muted">
                    <AnswerText text={answer} />
                  </div>
                </div>
              ),
            },
            {
              key: 'skill',
              header: t`Skill`,
              cell: ({ skill }) => (skill === null ? <None /> : entrySkillLabel(skill)),
            },
            {
              key: 'changed',
              header: t`Written`,
              cell: ({ changedAt, changedBy }) => (
                <span className="grid gap-0.5">
                  <TimeText at={changedAt} kind="date" />
                  {changedBy !== null && <span className="text-ink-muted">{changedBy}</span>}
                </span>
              ),
            },
            {
              key: 'actions',
              header: t`Actions`,
              align: 'right',
              hideLabelOnCard: true,
              cell: (entry) => <EntryActions entry={entry} />,
            },
          ]}
        />
      )}
    </PagedList>
  );
}

function EntryActions({ entry }: { entry: OwnEntry }) {
  const [isOpen, setIsOpen] = useState<'edit' | 'delete' | null>(null);
  const remove = useCall(endpoints.deleteOwnEntry, {
    refreshOnFailure: true,
    onSuccess: () => toast({ title: t`Entry deleted` }),
    onError: (error) => failureToast(t`Not deleted`, error, t`Please try again.`),
    onSettled: () => setIsOpen(null),
  });
  return (
    <span className="flex justify-end gap-2 whitespace-nowrap">
      <Button size="sm" variant="secondary" className="max-sm:grow" onClick={() => setIsOpen('edit')}>
        {t`Edit`}
        <span className="sr-only">: {entry.question}</span>
      </Button>
      <Button size="sm" variant="ghost" className="max-sm:grow" onClick={() => setIsOpen('delete')}>
        {t`Delete`}
        <span className="sr-only">: {entry.question}</span>
      </Button>
      <EntryDialog
        key={entry.version}
        entry={entry}
        open={isOpen === 'edit'}
        onOpenChange={(open) => setIsOpen(open ? 'edit' : null)}
      />
      <ConfirmDialog
        open={isOpen === 'delete'}
        onOpenChange={(open) => setIsOpen(open ? 'delete' : null)}
        title={t`Delete “${{ question: entry.question }}”?`}
        description={t`Smashy stops answering with it at once. The audit log records that you deleted it.`}
        confirmLabel={t`Delete`}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ params: { entryId: entry.id } })}
      />
    </span>
  );
}
