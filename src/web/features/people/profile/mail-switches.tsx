// Email settings.

import { selectOrdinal, t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import type { MailSwitch } from '#contract/messages/mail.ts';
import { reportDays } from '#domain/clubs/club-people.ts';
import { mailKindWords } from '#domain/messages/mail/mail-kind-words.ts';
import { mailKindsOf } from '#domain/messages/mail/mail-kinds.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SelectField } from '#web/ui/fields/field.tsx';
import { Switch, SwitchSkeleton } from '#web/ui/fields/switch.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';

const switchesQuery = query(endpoints.listMailSwitches);

/** A switch for each kind of email; nothing for roles without optional emails. */
export function MailSwitches() {
  const { role } = useCurrentUser();
  const kinds = mailKindsOf(role);
  const hasKinds = kinds.length > 0;
  const switches = useQuery({ ...switchesQuery, enabled: hasKinds });
  const turn = useTurn();
  if (!hasKinds) return null;
  if (switches.error) {
    return <ErrorState message={errorSentence(switches.error)} onRetry={() => void switches.refetch()} />;
  }
  return (
    <Card as="section">
      <CardTitle>{t`Email`}</CardTitle>
      <div className="grid max-w-[70ch] gap-4">
        <p className="text-ink-muted">
          {t`Choose what we email you about. Account emails, such as password links, are always sent.`}
        </p>
        {switches.data
          ? switches.data.map(({ kind, isOn }) => (
              <Switch
                key={kind}
                label={mailKindWords[kind].label}
                help={mailKindWords[kind].about}
                checked={isOn}
                onCheckedChange={(checked) => turn({ kind, isOn: checked })}
              />
            ))
          : kinds.map((kind) => (
              <SwitchSkeleton key={kind} label={mailKindWords[kind].label} help={mailKindWords[kind].about} />
            ))}
        {role === 'club' && <MonthlyReportDay />}
      </div>
    </Card>
  );
}

const monthlyQuery = query(endpoints.getMonthlyReport);

/** The day of the club's monthly report, or none. */
function MonthlyReportDay() {
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(monthlyQuery);
  const choose = useCall(endpoints.setMonthlyReport, {
    onSettled: () => queryClient.invalidateQueries({ queryKey: monthlyQuery.queryKey }),
    onError: (failure) => failureToast(t`Not changed`, failure, t`Please try again.`),
  });
  if (error) return <ErrorState message={errorSentence(error)} onRetry={() => void refetch()} />;
  const { label, about } = mailKindWords.reports;
  return (
    <SelectField
      label={label}
      help={about}
      value={data?.day ?? ''}
      disabled={!data}
      options={dayOptions()}
      className="max-w-80"
      onChange={({ target }) => {
        const day = target.value === '' ? null : Number(target.value);
        queryClient.setQueryData(monthlyQuery.queryKey, { day });
        choose.mutate({ body: { day } });
      }}
    />
  );
}

function dayOptions() {
  const days = Array.from({ length: reportDays.max }, (_, index) => index + 1);
  return [
    { value: '', label: t({ message: 'Off', context: 'emails' }) },
    ...days.map((day) => ({
      value: String(day),
      label: selectOrdinal(day, { one: 'On the #st', two: 'On the #nd', few: 'On the #rd', other: 'On the #th' }),
    })),
  ];
}

/** Switches at once on the screen, and reverts if the server refuses. */
function useTurn() {
  const queryClient = useQueryClient();
  const turn = useCall(endpoints.switchMail, {
    onSettled: () => queryClient.invalidateQueries({ queryKey: switchesQuery.queryKey }),
    onError: (error) => failureToast(t`Not changed`, error, t`Please try again.`),
  });
  return ({ kind, isOn }: MailSwitch) => {
    queryClient.setQueryData(switchesQuery.queryKey, (list) =>
      list?.map((one) => (one.kind === kind ? { kind, isOn } : one)),
    );
    turn.mutate({ params: { kind }, body: { isOn } });
  };
}
