// Players whom the club has invited, as it typed them.

import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Download, Ellipsis, PenLine, RotateCw, Send, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { ClubInvitation } from '#contract/clubs/club-invitations.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { InvitationState } from '#domain/clubs/club-lists.ts';
import { say } from '#domain/language/say.ts';
import { personName } from '#domain/people/person-name.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { save as saveFile } from '#web/lib/http/download.ts';
import { PagedList } from '#web/lib/http/paged-list.tsx';
import { useCall } from '#web/lib/http/use-call.ts';
import { usePages } from '#web/lib/http/use-pages.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { Menu } from '#web/ui/overlays/menu.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { useWriteTo } from '../messages/use-recipients.ts';
import { BulkBar, ChoiceCell } from './bulk-bar.tsx';
import { bulkToast, countedInvitations } from './bulk-words.ts';
import { type Chosen, type SentSelection, useChosen } from './use-chosen.ts';

interface InvitedListProps {
  state: InvitationState;
  search: string | undefined;
  /** All in this state; undefined while it is on its way. */
  total: number | undefined;
}

type Selection = SentSelection<{ state: InvitationState; search?: string }>;

const empty = {
  open: { title: msg`No open invitations`, text: msg`Add players by email, or import a list.` },
  expired: { title: msg`Nothing has expired`, text: msg`An invitation is listed here once its link has ended.` },
};

/** Invitations with a valid link, or those whose link has expired; one by one or many at once. */
export function InvitedList({ state, search, total }: InvitedListProps) {
  const filter = { state, ...(search !== undefined && { search }) };
  const list = usePages(endpoints.listClubInvitations, { query: { role: 'player', ...filter } });
  // With a search, only the loaded ones can be counted.
  const isWhole = search === undefined || !list.hasMore;
  const matching = search === undefined ? total : isWhole ? list.rows?.length : undefined;
  const { chosen, selection } = useChosen(filter, matching);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="max-w-[70ch] text-sm text-ink-muted">
        {state === 'open'
          ? t`People with an account are asked; others get a link valid for 72 hours, or two weeks if imported.`
          : t`The link in these emails no longer works. Send them again, or withdraw them.`}
      </p>
      <PagedList
        list={list}
        counted={countedInvitations}
        total={matching}
        errorTitle={t`Could not load your invitations`}
        empty={
          <EmptyState
            title={search === undefined ? say(empty[state].title) : t`No matches`}
            icon={<Send aria-hidden />}
          >
            {search === undefined ? say(empty[state].text) : t`Try another name or address.`}
          </EmptyState>
        }
      >
        {(rows) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <BulkBar chosen={chosen} loaded={rows.map(({ id }) => id)} total={matching}>
              <InvitedActions selection={selection} chosen={chosen} />
            </BulkBar>
            <InvitedTable rows={rows} chosen={chosen} />
          </div>
        )}
      </PagedList>
    </div>
  );
}

/** What was said of those left out by the limits of emails to one address. */
const limited = (count: number) =>
  plural(count, {
    one: '# address left out: two emails in the last hour, or five today, are enough.',
    other: '# addresses left out: two emails in the last hour, or five today, are enough.',
  });
const isGone = (count: number) =>
  plural(count, { one: '# invitation is no longer open.', other: '# invitations are no longer open.' });

/** Sending again and withdrawing, for one invitation or many. */
function useInvitedCalls(onDone: () => void) {
  const options = {
    onError: (error: Error) => failureToast(t`Nothing was changed`, error, t`Please try again.`),
    refreshOnFailure: true as const,
  };
  const resend = useCall(endpoints.resendClubInvitations, {
    ...options,
    onSuccess: (answer) => {
      onDone();
      toast(
        bulkToast(answer, {
          done: (count) => plural(count, { one: '# invitation sent again', other: '# invitations sent again' }),
          none: t`Nothing was sent`,
          already: limited,
          gone: isGone,
        }),
      );
    },
  });
  const withdraw = useCall(endpoints.withdrawClubInvitations, {
    ...options,
    onSuccess: (answer) => {
      onDone();
      toast(
        bulkToast(answer, {
          done: (count) => plural(count, { one: '# invitation withdrawn', other: '# invitations withdrawn' }),
          none: t`Nothing was changed`,
          already: () => '',
          gone: isGone,
        }),
      );
    },
  });
  return { resend, withdraw };
}

function InvitedActions({ selection, chosen }: { selection: Selection; chosen: Chosen }) {
  const [isWithdrawing, setWithdrawing] = useState(false);
  const { resend, withdraw } = useInvitedCalls(() => {
    chosen.clear();
    setWithdrawing(false);
  });
  const save = useCall(endpoints.exportClubInvitations, {
    onSuccess: ({ name, csv }) => saveFile(name, new Blob([csv], { type: 'text/csv' })),
    onError: (error) => failureToast(t`Could not export`, error, t`Please try again.`),
  });
  const write = useWriteTo();
  return (
    <>
      <Button
        size="sm"
        icon={<RotateCw aria-hidden />}
        busy={resend.isPending}
        onClick={() => resend.mutate({ body: { selection } })}
      >
        {t`Send again`}
      </Button>
      <Button
        size="sm"
        variant="secondary"
        icon={<PenLine aria-hidden />}
        onClick={() => write({ to: 'invited', selection })}
      >
        {t`Write`}
      </Button>
      <Button
        size="sm"
        variant="secondary"
        icon={<Download aria-hidden />}
        busy={save.isPending}
        onClick={() => save.mutate({ body: { selection } })}
      >
        {t`Export`}
      </Button>
      <Button
        size="sm"
        variant="secondary"
        icon={<Undo2 aria-hidden />}
        className="text-danger"
        onClick={() => setWithdrawing(true)}
      >
        {t`Withdraw`}
      </Button>
      <ConfirmDialog
        open={isWithdrawing}
        onOpenChange={setWithdrawing}
        title={plural({ count: chosen.count }, { one: 'Withdraw # invitation?', other: 'Withdraw # invitations?' })}
        description={t`The links in these emails stop working. You can invite the same people again.`}
        confirmLabel={plural(
          { count: chosen.count },
          { one: 'Withdraw # invitation', other: 'Withdraw # invitations' },
        )}
        danger
        busy={withdraw.isPending}
        onConfirm={() => withdraw.mutate({ body: { selection } })}
      />
    </>
  );
}

const cell = 'px-3 py-1 text-left align-middle';

function InvitedTable({ rows, chosen }: { rows: readonly ClubInvitation[]; chosen: Chosen }) {
  return (
    <div className="relative min-w-0 rounded-xl border bg-surface-raised shadow-raised">
      <table className="w-full text-sm">
        <caption className="sr-only">{t`Invited players`}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t`Select`}</th>
            <th scope="col">{t`Player`}</th>
            <th scope="col">{t`Invited`}</th>
            <th scope="col">{t`Actions`}</th>
          </tr>
        </thead>
        <tbody className="divide-y">
          {rows.map((invitation) => (
            <InvitedRow key={invitation.id} invitation={invitation} chosen={chosen} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function InvitedRow({ invitation, chosen }: { invitation: ClubInvitation; chosen: Chosen }) {
  const { id, email, invitedAt } = invitation;
  const [isWithdrawing, setWithdrawing] = useState(false);
  const { resend, withdraw } = useInvitedCalls(() => setWithdrawing(false));
  const name = personName(invitation);
  const body = { selection: { ids: [id] } };
  return (
    <tr className="h-15.75 hover:bg-surface-sunken/50 has-checked:bg-primary-soft">
      <ChoiceCell id={id} label={t`Select ${{ name }}, ${{ email }}`} chosen={chosen} />
      <th scope="row" className={cn(cell, 'w-full max-w-0 font-normal max-sm:px-0')}>
        <span className="block truncate font-medium" dir="auto" translate="no">
          {name}
        </span>
        <span className="block truncate text-xs text-ink-muted" translate="no">
          {email}
        </span>
        <span className="block truncate text-xs text-ink-muted sm:hidden">
          <Trans>
            Invited <TimeText at={invitedAt} className="lowercase" />
          </Trans>
        </span>
      </th>
      <td className={cn(cell, 'text-ink-muted whitespace-nowrap max-sm:hidden')}>
        <Trans>
          Invited <TimeText at={invitedAt} className="lowercase" />
        </Trans>
      </td>
      <td className="w-14 px-2 text-right align-middle">
        <Menu
          label={t`More for ${{ name }}`}
          trigger={
            <IconButton label={t`More for ${{ name }}`} variant="ghost" size="sm">
              <Ellipsis aria-hidden />
            </IconButton>
          }
          items={[
            { label: t`Send again`, icon: <RotateCw aria-hidden />, onSelect: () => resend.mutate({ body }) },
            {
              label: t`Withdraw invitation`,
              icon: <Undo2 aria-hidden />,
              danger: true,
              onSelect: () => setWithdrawing(true),
            },
          ]}
        />
        <ConfirmDialog
          open={isWithdrawing}
          onOpenChange={setWithdrawing}
          title={t`Withdraw the invitation to ${{ name }}?`}
          description={t`The link in their email stops working. You can invite them again.`}
          confirmLabel={t`Withdraw invitation`}
          danger
          busy={withdraw.isPending}
          onConfirm={() => withdraw.mutate({ body })}
        />
      </td>
    </tr>
  );
}
