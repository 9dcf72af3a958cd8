// Adjusts a player's analysis credits.

import { plural, t } from '@lingui/core/macro';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Person } from '#contract/administration/admin.ts';
import { endpoints } from '#contract/endpoints.ts';
import { errorCatalogue } from '#contract/errors.ts';
import { CreditChange, creditChangeRange } from '#contract/payments/credits.ts';
import { personName } from '#domain/people/person-name.ts';
import { typedNumber } from '#web/lib/forms/typed-numbers.ts';
import { useEndpointForm, useNumbersForm } from '#web/lib/forms/use-endpoint-form.ts';
import { submissionKeys } from '#web/lib/http/submission-keys.ts';
import { cn } from '#web/ui/class-names.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { TextField } from '#web/ui/fields/field.tsx';
import { NumberField } from '#web/ui/fields/number-field.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';

interface CreditsDialogProps {
  person: Person;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const empty = { amount: '', reason: '' };

/** Asks for amount and reason, and previews the balance. */
export function CreditsDialog({ person, open, onOpenChange }: CreditsDialogProps) {
  const form = useNumbersForm(CreditChange, { amount: creditChangeRange }, empty, `credits:${person.id}`);
  const [keyOf, setKeyOf] = useState(submissionKeys);
  const amount = useWatch({ control: form.control, name: 'amount' });
  const { field, ...adjustment } = useEndpointForm(form, endpoints.adjustCredits, {
    id: `credits-${person.id}`,
    sent: (body) => ({ params: { userId: person.id }, body, headers: { 'Idempotency-Key': keyOf(body) } }),
    onSuccess: ({ analysisCreditsRemaining: balance }) => {
      setKeyOf(() => submissionKeys());
      onOpenChange(false);
      form.reset(empty);
      toast({
        title: t`Credits adjusted`,
        description: t`${{ person: personName(person) }} now has ${plural({ count: balance }, { one: '# analysis credit', other: '# analysis credits' })}.`,
        tone: 'success',
      });
    },
  });

  return (
    <FormDialog
      form={adjustment}
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={t`Adjust credits of ${{ person: personName(person) }}`}
      description={t`Each analysis credit pays for one video review.`}
      submitLabel={t`Adjust credits`}
    >
      <NumberField
        {...field('amount')}
        range={creditChangeRange}
        label={t`Credits to add`}
        help={t`Use a minus sign to remove credits.`}
      />
      <Balance before={person.analysisCreditsRemaining} amount={typedNumber(amount, creditChangeRange)} />
      <TextField {...field('reason')} label={t`Reason`} help={t`Recorded with the change.`} />
    </FormDialog>
  );
}

/** The balance before and after. */
function Balance({ before, amount }: { before: number; amount: number | null }) {
  const after = before + (amount || 0);
  const isRefused = after < 0;
  return (
    <div className="grid gap-1 rounded-lg bg-surface-sunken px-4 py-3">
      <p role="status" className="flex items-center gap-3 font-heading text-lg font-semibold">
        <span className="font-sans text-sm font-normal text-ink-muted">{t`Balance`}</span>
        <span className="text-ink-muted">{before}</span>
        <ArrowRight role="img" aria-label={t`becomes`} className="size-4 text-ink-muted" />
        <span className={cn(isRefused && 'text-danger')}>{after}</span>
      </p>
      {isRefused && <p className="text-sm text-danger">{errorCatalogue.credits_insufficient.message}</p>}
    </div>
  );
}
