// Changing a player's analysis credits.

import { zodResolver } from '@hookform/resolvers/zod';
import { ArrowRight } from 'lucide-react';
import { useForm, useWatch } from 'react-hook-form';
import type { Person } from '#contract/administration/admin.ts';
import { endpoints } from '#contract/endpoints.ts';
import { errorCatalogue } from '#contract/errors.ts';
import { CreditChange } from '#contract/videos/credits.ts';
import { errorList, showFormErrors } from '#web/lib/forms/form-errors.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { FormErrors, TextField } from '#web/ui/fields/field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { fullName } from '../names.ts';

interface CreditsDialogProps {
  person: Person;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks for an amount and a reason, and shows what the balance will be. */
export function CreditsDialog({ person, open, onOpenChange }: CreditsDialogProps) {
  const form = useForm({
    resolver: zodResolver(CreditChange),
    defaultValues: { amount: Number.NaN, reason: '' },
    shouldFocusError: false,
  });
  const { register, control, formState } = form;
  const { errors } = formState;
  const amount = useWatch({ control, name: 'amount' });
  const adjust = useCall(endpoints.adjustCredits, {
    refreshes: [endpoints.listPeople],
    onSuccess: ({ analysisCreditsRemaining: balance }) => {
      onOpenChange(false);
      form.reset();
      const credits = balance === 1 ? '1 analysis credit' : `${balance} analysis credits`;
      toast({ title: 'Credits adjusted', description: `${fullName(person)} now has ${credits}.`, tone: 'success' });
    },
    onError: (error) => showFormErrors(error, form),
  });
  const formId = `credits-${person.id}`;

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={`Adjust credits of ${fullName(person)}`}
      description="Each analysis credit pays for one video review."
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={adjust.isPending}>
            Adjust credits
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={form.handleSubmit((body) => adjust.mutate({ params: { userId: person.id }, body }))}
      >
        <FormErrors errors={errorList(errors, formId)} />
        <TextField
          {...register('amount', { valueAsNumber: true })}
          id={`${formId}-amount`}
          type="number"
          step={1}
          label="Credits to add"
          help="With a minus sign, credits are taken away."
          error={errors.amount?.message}
        />
        <Balance before={person.analysisCreditsRemaining} amount={amount} />
        <TextField
          {...register('reason')}
          id={`${formId}-reason`}
          label="Reason"
          help="Kept with the change."
          error={errors.reason?.message}
        />
      </form>
    </Dialog>
  );
}

/** The balance now and afterwards; a balance below 0 is refused by the server. */
function Balance({ before, amount }: { before: number; amount: number }) {
  const after = Number.isInteger(amount) ? before + amount : before;
  const isRefused = after < 0;
  return (
    <div className="grid gap-1 rounded-lg bg-surface-sunken px-4 py-3">
      <p role="status" className="flex items-center gap-3 font-heading text-lg font-semibold">
        <span className="font-sans text-sm font-normal text-ink-muted">Balance</span>
        <span className="text-ink-muted">{before}</span>
        <ArrowRight role="img" aria-label="becomes" className="size-4 text-ink-muted" />
        <span className={cn(isRefused && 'text-danger')}>{after}</span>
      </p>
      {isRefused && <p className="text-sm text-danger">{errorCatalogue.credits_insufficient.message}</p>}
    </div>
  );
}
