// Rejecting a registration, with the reason that is mailed.

import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { Person } from '#contract/admin.ts';
import { endpoints } from '#contract/endpoints.ts';
import { errorList, showFormErrors } from '#web/lib/form-errors.ts';
import { useCall } from '#web/lib/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormErrors, TextAreaField } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast.tsx';
import { fullName } from './names.ts';
import { refreshPeople } from './refresh-people.ts';

interface RejectDialogProps {
  person: Person;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Says what rejecting does and asks for the reason. */
export function RejectDialog({ person, open, onOpenChange }: RejectDialogProps) {
  const queryClient = useQueryClient();
  const form = useForm({
    resolver: zodResolver(endpoints.rejectPerson.body),
    defaultValues: { reason: '' },
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const reject = useCall(endpoints.rejectPerson, {
    onSuccess: () => {
      onOpenChange(false);
      toast({ title: 'Registration rejected', description: `${fullName(person)} gets your reason by email.` });
      refreshPeople(queryClient);
    },
    onError: (error) => showFormErrors(error, form),
  });
  const formId = `reject-${person.id}`;

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={`Reject ${fullName(person)}`}
      description={`The registration is removed and the reason is mailed to ${person.email}. This cannot be undone.`}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="danger" busy={reject.isPending}>
            Reject registration
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={form.handleSubmit((body) => reject.mutate({ params: { userId: person.id }, body }))}
      >
        <FormErrors errors={errorList(errors, formId)} />
        <TextAreaField
          {...form.register('reason')}
          id={`${formId}-reason`}
          label="Reason"
          help="The person reads these words. Up to 500 characters."
          error={errors.reason?.message}
        />
      </form>
    </Dialog>
  );
}
