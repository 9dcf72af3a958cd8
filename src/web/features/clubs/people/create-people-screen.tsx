// Adds people to the club: /club/create-user.

import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { FileUp } from 'lucide-react';
import { BackLink } from '#web/lib/links/back-link.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { CreatePeopleForm } from './create-people-form.tsx';

/** The form, and the way to an import. */
export function CreatePeopleScreen() {
  return (
    <Page
      title={t`Add people`}
      lead={t`People with an account are asked; others get a link valid for 72 hours.`}
      back={<BackLink to="/club/players">{t`Players`}</BackLink>}
    >
      <div className="grid gap-4">
        <Card>
          <CreatePeopleForm />
        </Card>
        <Card className="flex flex-wrap items-center justify-between gap-4">
          <p className="text-sm text-ink-muted">{t`Have a list? Import up to 5,000 players from one file.`}</p>
          <Link to="/club/import" className={buttonStyles({ variant: 'secondary' })}>
            <FileUp aria-hidden />
            {t`Import a file`}
          </Link>
        </Card>
      </div>
    </Page>
  );
}
