// Creates a password link: /admin/password-setup.

import { t } from '@lingui/core/macro';
import { Link2, Mail } from 'lucide-react';
import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { BackLink } from '#web/lib/links/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { PersonField } from '../find-people/person-field.tsx';
import { NewPasswordLink } from './new-password-link.tsx';

interface PasswordSetupScreenProps {
  /** Id of the person; null without a choice. */
  personId: string | null;
  onPersonChange: (personId: string | null) => void;
}

/** Chooses a person, then emails the link or shows it once. */
export function PasswordSetupScreen({ personId, onPersonChange }: PasswordSetupScreenProps) {
  const [made, setMade] = useState<{ personId: string; link: string; expiresAt: string } | null>(null);
  const [error, setError] = useState<string>();
  const make = useCall(endpoints.makePasswordLink, {
    onSuccess: ({ link, expiresAt }, { params }) => {
      if (link !== null && expiresAt !== null) setMade({ personId: params.userId, link, expiresAt });
      else toast({ title: t`The link is on its way`, description: t`Only they can read it.`, tone: 'success' });
    },
    onError: (failure) => failureToast(t`No link was created`, failure, t`Please try again.`),
  });
  const begin = (delivery: 'copy' | 'mail') => {
    if (personId === null) return setError(t`Please choose a person.`);
    setMade(null);
    make.mutate({ params: { userId: personId }, body: { delivery } });
  };
  return (
    <Page
      title={t`Password setup`}
      lead={t`Create a link for someone to set their password. Their earlier links stop working.`}
      width="narrow"
      back={<BackLink to="/admin/password-reset-links">{t`Password links`}</BackLink>}
    >
      <Card className="grid gap-5">
        <PersonField
          label={t`Person`}
          placeholder={t`Name or email`}
          value={personId}
          error={personId === null ? error : undefined}
          onValueChange={(id) => {
            setMade(null);
            onPersonChange(id);
          }}
          help={t`People who have not accepted their invitation get it again, valid for 72 hours. Others get a link valid for 1 hour.`}
        />
        <div className="flex flex-wrap gap-2 max-sm:*:grow">
          <Button busy={make.isPending} onClick={() => begin('mail')}>
            <Mail aria-hidden />
            {t`Email the link`}
          </Button>
          <Button variant="secondary" disabled={make.isPending} onClick={() => begin('copy')}>
            <Link2 aria-hidden />
            {t`Show link once`}
          </Button>
        </div>
        {made !== null && made.personId === personId && <NewPasswordLink link={made.link} expiresAt={made.expiresAt} />}
      </Card>
    </Page>
  );
}
