// The club's name, colour and logo, and how people join it.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { type OwnClub, OwnClubName } from '#contract/clubs/clubs.ts';
import { endpoints } from '#contract/endpoints.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { useEndpointForm, useSchemaForm } from '#web/lib/forms/use-endpoint-form.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { TextField } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/fields/form.tsx';
import { Switch, SwitchSkeleton } from '#web/ui/fields/switch.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { InvitationLink } from '../dashboard/invitation-link.tsx';
import { BrandCard } from './brand-card.tsx';

/** What members and visitors see of the club, and its link and code. */
export function ClubScreen() {
  const club = useQuery(query(endpoints.getOwnClub));
  return (
    <Page title={t`Club`} lead={t`How members, emails and pictures show your club.`}>
      {club.isError ? (
        <ErrorState message={errorSentence(club.error)} onRetry={() => void club.refetch()} />
      ) : club.data ? (
        <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
          <div className="grid gap-6">
            <NameCard key={club.data.name} club={club.data} />
            <InvitationLink club={club.data} />
            <LookFirstCard />
          </div>
          <BrandCard name={club.data.name} />
        </div>
      ) : (
        <Skeleton className="h-96 rounded-xl" />
      )}
    </Page>
  );
}

function NameCard({ club }: { club: OwnClub }) {
  const form = useSchemaForm(OwnClubName, { name: club.name }, 'own-club');
  const { field, ...saving } = useEndpointForm(form, endpoints.renameOwnClub, {
    id: 'own-club',
    sent: (body) => ({ body }),
    onSuccess: () => toast({ title: t`Club saved`, tone: 'success' }),
  });
  return (
    <Card as="section">
      <CardTitle>{t`Name`}</CardTitle>
      <Form form={saving}>
        <TextField {...field('name')} label={t`Name of the club`} autoComplete="organization" />
        <Button type="submit" variant="secondary" className="w-fit" busy={saving.isPending}>
          {t`Save name`}
        </Button>
      </Form>
    </Card>
  );
}

/** Whether members are asked to look at their videos before the review. */
function LookFirstCard() {
  const looks = useQuery(query(endpoints.getClubLooks));
  const turn = useCall(endpoints.setClubLooks, {
    onError: (error) => failureToast(t`Not changed`, error, t`Please try again.`),
  });
  const asks = turn.isPending ? turn.variables.body.asks : looks.data?.asks;
  const words = {
    label: t`Members look first`,
    help: t`Before a review, members may mark moments and rate themselves. Only they and their coaches see it.`,
  };
  return (
    <Card as="section">
      <CardTitle>{t`Reviews`}</CardTitle>
      {looks.isError ? (
        <ErrorState message={errorSentence(looks.error)} onRetry={() => void looks.refetch()} />
      ) : asks === undefined ? (
        <SwitchSkeleton {...words} />
      ) : (
        <Switch {...words} checked={asks} onCheckedChange={(checked) => turn.mutate({ body: { asks: checked } })} />
      )}
    </Card>
  );
}
