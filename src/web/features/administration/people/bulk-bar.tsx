// The bar of bulk actions.

import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import type { Person } from '#contract/administration/admin.ts';
import { type BulkAction, bulkActions, needsReason } from '#contract/people/admin-people.ts';
import { say } from '#domain/language/say.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { ReasonDialog } from '#web/ui/overlays/reason-dialog.tsx';
import { BulkResultDialog } from './bulk-result-dialog.tsx';
import { bulkWords } from './bulk-words.ts';
import { useBulk } from './use-bulk.ts';
import type { Selection } from './use-selection.ts';

interface BulkBarProps {
  people: readonly Person[];
  selection: Selection & { chosen: string[] };
}

/** Select all, and the actions for the selection. Stays visible while scrolling. */
export function BulkBar({ people, selection }: BulkBarProps) {
  const [asked, setAsked] = useState<BulkAction | null>(null);
  const { run, start, putAway } = useBulk();
  const chosen = people.filter(({ id }) => selection.has(id));
  const count = chosen.length;
  const areAll = count > 0 && count === people.length;
  const question = (action: BulkAction) => {
    const { confirm, question: asking = confirm, entails } = bulkWords[action];
    return {
      open: asked === action,
      onOpenChange: (isOpen: boolean) => setAsked(isOpen ? action : null),
      title: asking(count),
      description: say(entails),
      confirmLabel: confirm(count),
    };
  };
  const begin = (action: BulkAction, reason?: string) => {
    setAsked(null);
    return start(action, chosen, reason);
  };
  return (
    <div className="sticky top-16 z-10 flex min-h-14 flex-wrap items-center gap-2 rounded-xl border bg-surface-raised px-4 py-2 shadow-raised">
      <label className="mr-auto flex min-h-11 cursor-pointer items-center gap-3 text-sm pointer-fine:min-h-8">
        <input
          type="checkbox"
          className="size-5 accent-primary"
          checked={areAll}
          ref={(box) => {
            if (box) box.indeterminate = count > 0 && !areAll;
          }}
          onChange={() => selection.choose(areAll ? [] : people.map(({ id }) => id))}
        />
        {count === 0
          ? t`Select all ${{ count: people.length }}`
          : plural(count, { one: '# selected', other: '# selected' })}
      </label>
      {bulkActions
        .filter((action) => chosen.some(bulkWords[action].fits))
        .map((action) => (
          <Button
            key={action}
            size="sm"
            variant={action === 'approve' ? 'primary' : 'secondary'}
            aria-label={say(bulkWords[action].label)}
            onClick={() => setAsked(action)}
          >
            {say(bulkWords[action].verb)}
          </Button>
        ))}
      {bulkActions.map((action) =>
        needsReason(action) ? (
          <ReasonDialog
            key={action}
            {...question(action)}
            draft={`bulk-${action}`}
            help={action === 'reject' ? t`Each of them will read this.` : t`Recorded in the audit log only.`}
            onConfirm={async (reason) => {
              const refused = await begin(action, reason);
              if (refused) throw refused;
            }}
          />
        ) : (
          <ConfirmDialog key={action} {...question(action)} onConfirm={() => void begin(action)} />
        ),
      )}
      <BulkResultDialog
        run={run}
        onClose={() => {
          putAway();
          selection.clear();
        }}
      />
    </div>
  );
}
