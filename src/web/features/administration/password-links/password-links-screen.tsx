// Outstanding password links: /admin/password-reset-links.

import { plural } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { KeyRound, Link2Off } from 'lucide-react';
import type { PasswordLink } from '#contract/accounts/password-links.ts';
import { endpoints } from '#contract/endpoints.ts';
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

const kinds: Record<PasswordLink['kind'], string> = { 'reset-password': 'New password', invitation: 'Invitation' };

/** Person, kind, creator and expiry, never the link itself. */
export function PasswordLinksScreen() {
  const links = usePages(endpoints.listPasswordLinks);
  return (
    <Page
      title="Password links"
      lead="Links that can still set a password. We store only a hash of each, so none can be shown again."
      width="wide"
      actions={
        <Link to="/admin/password-setup" className={buttonStyles()}>
          <KeyRound aria-hidden />
          Create a link
        </Link>
      }
    >
      <PagedList
        list={links}
        counted={(count) => plural(count, { one: '# link', other: '# links' })}
        empty={
          <EmptyState title="No outstanding links" icon={<Link2Off aria-hidden />}>
            Links appear here until they are used, revoked or expired.
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
      caption="Outstanding links"
      rows={links}
      rowKey={({ id }) => id}
      columns={[
        { key: 'person', header: 'Person', primary: true, cell: ({ person }) => <Person person={person} /> },
        { key: 'kind', header: 'Kind', cell: ({ kind }) => kinds[kind] },
        { key: 'by', header: 'Created by', cell: ({ madeBy }) => (madeBy ? personName(madeBy) : 'Sent by email') },
        { key: 'made', header: 'Created', cell: ({ createdAt }) => <TimeText at={createdAt} kind="datetime" /> },
        { key: 'until', header: 'Valid until', cell: ({ expiresAt }) => <TimeText at={expiresAt} kind="datetime" /> },
        {
          key: 'actions',
          header: 'Actions',
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
  const revoke = useCall(endpoints.revokePasswordLink, {
    refreshOnFailure: true,
    onSuccess: () => toast({ title: 'Revoked', description: `The link for ${personName(person)} no longer works.` }),
    onError: (error) => failureToast('Not revoked', error, 'Please try again.'),
  });
  return (
    <Button
      size="sm"
      variant="secondary"
      className="max-sm:w-full"
      busy={revoke.isPending}
      onClick={() => revoke.mutate({ params: { linkId: id } })}
    >
      Revoke
      <span className="sr-only">
        {' '}
        the link for <span translate="no">{personName(person)}</span>
      </span>
    </Button>
  );
}
