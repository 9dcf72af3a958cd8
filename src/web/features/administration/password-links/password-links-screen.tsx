// Outstanding password links: /admin/password-reset-links.

import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { KeyRound, Link2Off } from 'lucide-react';
import type { PasswordLink } from '#contract/accounts/password-links.ts';
import { endpoints } from '#contract/endpoints.ts';
import { say } from '#domain/language/say.ts';
import { personName } from '#domain/people/person-name.ts';
import { roleLabel } from '#domain/people/roles.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { PagedList } from '#web/lib/http/paged-list.tsx';
import { useCall } from '#web/lib/http/use-call.ts';
import { usePages } from '#web/lib/http/use-pages.ts';
import { Button, buttonStyles } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { DataTable } from '#web/ui/layout/table.tsx';
import { TimeText } from '#web/ui/time.tsx';

const kinds: Record<PasswordLink['kind'], MessageDescriptor> = {
  'reset-password': msg`New password`,
  invitation: msg`Invitation`,
};

/** Person, kind, creator and expiry, never the link itself. */
export function PasswordLinksScreen() {
  const links = usePages(endpoints.listPasswordLinks);
  return (
    <Page
      title={t`Password links`}
      lead={t`Links that can still set a password. We store only a hash of each, so none can be shown again.`}
      width="wide"
      actions={
        <Link to="/admin/password-setup" className={buttonStyles()}>
          <KeyRound aria-hidden />
          {t`Create a link`}
        </Link>
      }
    >
      <PagedList
        list={links}
        counted={(count) => plural(count, { one: '# link', other: '# links' })}
        empty={
          <EmptyState title={t`No outstanding links`} icon={<Link2Off aria-hidden />}>
            {t`Links appear here until they are used, revoked or expired.`}
          </EmptyState>
        }
      >
        {(rows) => <LinkTable links={rows} />}
      </PagedList>
    </Page>
  );
}

function LinkTable({ links }: { links: readonly PasswordLink[] }) {
  return (
    <DataTable
      caption={t`Outstanding links`}
      rows={links}
      rowKey={({ id }) => id}
      columns={[
        { key: 'person', header: t`Person`, primary: true, cell: ({ person }) => <Person person={person} /> },
        { key: 'kind', header: t`Kind`, cell: ({ kind }) => say(kinds[kind]) },
        { key: 'by', header: t`Created by`, cell: ({ madeBy }) => (madeBy ? personName(madeBy) : t`Sent by email`) },
        {
          key: 'made',
          header: t({ message: 'Created', context: 'date' }),
          cell: ({ createdAt }) => <TimeText at={createdAt} kind="datetime" />,
        },
        { key: 'until', header: t`Valid until`, cell: ({ expiresAt }) => <TimeText at={expiresAt} kind="datetime" /> },
        {
          key: 'actions',
          header: t`Actions`,
          align: 'right',
          hideLabelOnCard: true,
          cell: (link) => <Revoke link={link} />,
        },
      ]}
    />
  );
}

function Person({ person }: Pick<PasswordLink, 'person'>) {
  return (
    <span className="grid">
      <span translate="no">{personName(person)}</span>
      <span className="text-sm font-normal wrap-anywhere text-ink-muted">
        {person.email}, {roleLabel(person.role)}
      </span>
    </span>
  );
}

/** Without a confirmation, since another link is easy to create. */
function Revoke({ link: { id, person } }: { link: PasswordLink }) {
  const name = personName(person);
  const revoke = useCall(endpoints.revokePasswordLink, {
    refreshOnFailure: true,
    onSuccess: () => toast({ title: t`Revoked`, description: t`The link for ${{ name }} no longer works.` }),
    onError: (error) => failureToast(t`Not revoked`, error, t`Please try again.`),
  });
  return (
    <Button
      size="sm"
      variant="secondary"
      className="max-sm:w-full"
      busy={revoke.isPending}
      onClick={() => revoke.mutate({ params: { linkId: id } })}
    >
      <Trans>
        Revoke
        <span className="sr-only">
          {' '}
          the link for <span translate="no">{name}</span>
        </span>
      </Trans>
    </Button>
  );
}
